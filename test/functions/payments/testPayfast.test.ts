import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PayFastCredentials } from '#functions/lib/config.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { testClock } from '#test/support/clock.ts';
import { type FakePayFastApi, startFakePayFastApi } from '#test/support/payFastApi.ts';
import { testAccount } from '#test/support/payfast/account.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let payFast: FakePayFastApi;
let world: World;
let boss: Person;
beforeAll(async () => {
  payFast = await startFakePayFastApi();
  // It stands still, so that no window of a limit ends within a test.
  world = await newWorld({ now: testClock('2026-04-01T10:00:00.000Z').now });
  boss = await world.person({ role: 'super_admin' });
  return () => payFast.stop();
});
beforeEach(async () => {
  boss = await world.person({ role: 'super_admin' });
  payFast.requests.length = 0;
  payFast.setFault(null);
  await world.setSettings({});
  enter(testAccount);
});

function enter(credentials: PayFastCredentials | null, apiHost = payFast.url): void {
  const payFastStandIn = { host: apiHost, apiHost };
  const { config } = world.deps;
  provideDependencies({ config: { ...config, payFastStandIn, payFast: async () => credentials } });
}

const run = () => world.call('payments.testPayfast', { token: boss.token });
const expectFailure = async (message: string | RegExp) => {
  const answer = await run();
  expect(answer).toMatchObject({ status: 422, body: { code: 'payfast_test_failed' } });
  expect(answer.body.message).toMatch(message);
  for (const secret of Object.values(testAccount)) expect(answer.raw).not.toContain(secret);
};

test.each([
  ['the sandbox', { payFastSandbox: true }, 'GET /ping?testing=true'],
  ['live payments', { payFastSandbox: false }, 'GET /ping'],
])('signs in to the API for %s', async (account, settings, path) => {
  await world.setSettings(settings);
  expect(await run()).toMatchObject({
    status: 200,
    body: {
      message: `PayFast accepts the merchant id and the passphrase for ${account}. The merchant key is checked by the first payment.`,
    },
  });
  expect(payFast.requests).toEqual([
    {
      path,
      headers: expect.objectContaining({
        'merchant-id': '10000100',
        version: 'v1',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+02:00$/),
        signature: expect.stringMatching(/^[0-9a-f]{32}$/),
      }),
    },
  ]);
  expect(JSON.stringify(payFast.requests)).not.toContain(testAccount.passphrase);
});

test.each([true, false])('works with usePayFast %s, and where there is no mock mode', async (usePayFast) => {
  await world.setSettings({ usePayFast });
  expect((await run()).status).toBe(200);
});

describe('says what is wrong', () => {
  test('without credentials, and sends PayFast nothing', async () => {
    enter(null);
    await expectFailure(/^No PayFast credentials were entered yet\.$/);
    expect(payFast.requests).toEqual([]);
  });

  test('with another merchant', async () => {
    enter({ ...testAccount, merchantId: '10000101' });
    await expectFailure(
      /does not accept these credentials for the sandbox: the merchant id or the passphrase/,
    );
  });

  test('with another passphrase, or none', async () => {
    enter({ ...testAccount, passphrase: 'other' });
    await expectFailure(/does not accept the passphrase for the sandbox/);
    enter({ ...testAccount, passphrase: '' });
    await expectFailure(/needs a passphrase/);
  });

  test('with an address that nobody listens at', async () => {
    const gone = await startFakePayFastApi();
    gone.stop();
    enter(testAccount, gone.url);
    await expectFailure(/address could not be reached/);
  });

  test('without an answer in time; no time at all counts as a second', async () => {
    payFast.setFault('silent');
    await world.setSettings({ payFastTestPageTimeout: 0 });
    await expectFailure(/did not answer within 1000 milliseconds/);
  });

  test.each([
    ['an error', { status: 500, text: '<html>' }, 500],
    ['a page', { status: 200, text: '<html>Welcome</html>' }, 200],
    ['nothing', { status: 200, text: '' }, 200],
    ['a megabyte', { status: 200, text: 'x'.repeat(1_000_000) }, 200],
    ['a redirect', { status: 302, text: '', location: 'http://169.254.169.254/' }, 302],
  ])('with an unexpected answer: %s', async (_, fault, status) => {
    payFast.setFault(fault);
    await expectFailure(new RegExp(`unexpected answer \\(status ${status}\\)`));
    expect(payFast.requests).toHaveLength(1);
  });
});

test('is limited per account', async () => {
  const { config } = world.deps;
  const rateLimits = { ...config.rateLimits, payFastTestAccount: { max: 2, seconds: 900 } };
  const payFastStandIn = { host: payFast.url, apiHost: payFast.url };
  provideDependencies({
    config: { ...config, rateLimits, payFastStandIn, payFast: async () => testAccount },
  });
  const statuses = [await run(), await run(), await run()].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 429]);
  expect(payFast.requests).toHaveLength(2);
});
