/** Each service that we call, going wrong in each way: people get a sentence, and nothing is half done. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { handler as reconcile } from '#functions/jobs/reconcile.ts';
import { handler as runExports } from '#functions/jobs/runExports.ts';
import { readConfig } from '#functions/lib/config.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { createPayFast } from '#functions/services/payfast.ts';
import { createPayFastApi } from '#functions/services/payfastApi.ts';
import { createPlaces } from '#functions/services/places.ts';
import { createMailer } from '#functions/services/ses.ts';
import type { RouteKey } from '#shared/contract/contract.ts';
import { imageSizes } from '#shared/domain/images.ts';
import { type TestBucket, testBucket } from '#test/support/bucket.ts';
import { day, minute, testClock } from '#test/support/clock.ts';
import { delivered, nothingDelivered, oneCodeDelivered } from '#test/support/delivered.ts';
import { startFakePlaces } from '#test/support/fakePlaces.ts';
import { type FaultProxy, faults, startFaultProxy } from '#test/support/faultProxy.ts';
import type { Answer } from '#test/support/invoke.ts';
import { openRefunds, type RefundWorld } from '#test/support/refunds.ts';
import { fullPlace, uploadedImage, uploadedSlip } from '#test/support/samples.ts';
import { sideEffectsIn } from '#test/support/sideEffects.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { reachTableThrough } from '#test/support/tableThrough.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

/** Short ones, so that the tests do not wait as long as a function does. */
const timeoutMs = 300;
vi.mock('#functions/lib/timeouts.ts', async (original) => {
  const real = await original<typeof import('#functions/lib/timeouts.ts')>();
  const short = { secret: 300, placesTest: 300, payFastTest: 300, payFastRefund: 300, payFastHistory: 300 };
  // S3 is tried up to six times, for up to 1.6 seconds.
  return { ...real, timeoutsMs: { ...real.timeoutsMs, ...short, bucket: 2_000 } };
});

/** What people get. */
const sentence = /^[A-Z].{10,}\.$/;

const opened: FaultProxy[] = [];
afterEach(async () => {
  for (const proxy of opened.splice(0)) await proxy.stop();
});
async function proxyOf(upstream?: string): Promise<FaultProxy> {
  const proxy = await startFaultProxy(upstream);
  opened.push(proxy);
  return proxy;
}

/** In a sentence, and with when to try again. */
function expectUnavailable(answer: Answer): void {
  expect(answer.status, answer.raw).toBe(503);
  expect(answer.body).toEqual({ code: 'unavailable', message: expect.stringMatching(/^We .+\.$/) });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}

describe.each(faults)('the table: %s', (fault) => {
  let world: World;
  let person: Person;
  let proxy: FaultProxy;
  /** A world whose handlers reach the table through the proxy; the test itself reads it directly. */
  const open = async () => {
    world = await newWorld();
    person = await world.personWithPassword('correct horse');
    await world.addBundle(person, 5);
    proxy = await proxyOf(world.table.endpoint);
    reachTableThrough(proxy, world, timeoutMs);
  };

  test('a code is made once, when the same request comes again', async () => {
    await open();
    const call = {
      token: person.token,
      headers: { 'idempotency-key': 'the-same-request' },
      body: fullPlace,
    };
    const stored = sideEffectsIn(await world.allItems());
    proxy.fault = fault;
    expectUnavailable(await world.call('zarcodes.create', call));
    expect(sideEffectsIn(await world.allItems())).toEqual(stored);
    proxy.fault = null;
    expect((await world.call('zarcodes.create', call)).status).toBe(201);
    expect((await world.call('zarcodes.create', call)).status).toBe(201);
    expect(await world.itemsOfType('zarcode')).toHaveLength(1);
    const [bundle] = await world.itemsOfType('bundle');
    expect(bundle?.['remaining']).toBe(4);
  });

  describe('where only the write goes wrong', () => {
    /** Before these, the write itself has happened. */
    const isWritten = fault === 'half' || fault === 'wrongContent';
    /** The request whose write goes wrong, and twice the same without a fault. */
    async function sendThrice(key: RouteKey, body: object): Promise<void> {
      proxy.only = ({ headers }) =>
        headers['x-amz-target']?.toString().endsWith('TransactWriteItems') === true;
      const headers = { 'idempotency-key': 'the-same-request' };
      const send = () => world.call(key, { token: person.token, headers, body });
      const stored = sideEffectsIn(await world.allItems());
      proxy.fault = fault;
      const first = await send();
      expect(proxy.spoilt).toBeGreaterThan(0);
      if (!isWritten) {
        expectUnavailable(first);
        expect(sideEffectsIn(await world.allItems())).toEqual(stored);
      }
      proxy.fault = null;
      const second = await send();
      expect(second.status, second.raw).toBe(201);
      // What was written is found by the key of the request, and answered as if nothing had been lost.
      if (isWritten) expect([first.status, first.body]).toEqual([201, second.body]);
      const third = await send();
      expect([third.status, third.body]).toEqual([201, second.body]);
    }

    test('a code is made once, and uses one credit', async () => {
      await open();
      await sendThrice('zarcodes.create', fullPlace);
      expect(await world.itemsOfType('zarcode')).toHaveLength(1);
      expect(await world.itemsOfType('bundle')).toMatchObject([{ remaining: 4 }]);
      const used = (await world.itemsOfType('ledger')).filter(({ codes }) => codes < 0);
      expect(used).toHaveLength(1);
    });

    test('an order is placed once, and takes the last use of its voucher once', async () => {
      await open();
      await world.addVoucher('WINTER', { percentOff: 30, maxUses: 1 });
      await sendThrice('payments.create', { bundle: 5, voucherCode: 'WINTER' });
      expect(await world.itemsOfType('payment')).toHaveLength(1);
      expect(await world.itemsOfType('voucherUses')).toMatchObject([{ taken: 1 }]);
    });
  });

  test('reads, orders and sign-ins say so', async () => {
    await open();
    const { token, email } = person;
    proxy.fault = fault;
    expectUnavailable(await world.call('zarcodes.get', { params: { code: '7PT-FLHV' } }));
    expectUnavailable(await world.call('payments.create', { token, body: { bundle: 5 } }));
    expectUnavailable(await world.call('auth.login', { body: { email, password: 'correct horse' } }));
    proxy.fault = null;
    expect(await world.itemsOfType('payment')).toEqual([]);
    expect((await world.call('auth.login', { body: { email, password: 'correct horse' } })).status).toBe(200);
  });
});

describe.each(faults)('Google Places: %s', (fault) => {
  test('a search still finds codes', async () => {
    const world = await newWorld();
    const code = await world.buyCode(await world.person(), { title: 'Vilakazi Spaza' });
    await (await openFeed(world.table, 'projections')).work();
    const proxy = await proxyOf();
    proxy.fault = fault;
    const { config } = world.deps;
    const places = createPlaces({ ...config, placesUrl: proxy.url });
    provideDependencies({ config: { ...config, placesKey: async () => 'a-key' }, places });
    await world.setSettings({ mapProvider: 'google' });
    const answer = await world.call('search.combined', { query: { q: 'vilakazi' } });
    expect(answer.status, answer.raw).toBe(200);
    expect(answer.body.results).toMatchObject([{ type: 'zarcode', zarcode: code }]);
    expect(proxy.requests).toBeGreaterThan(0);
  });
});

describe.each(faults)('the test of the maps: %s', (fault) => {
  test('says what is wrong in a sentence, and works afterwards', async () => {
    const google = await startFakePlaces();
    const world = await newWorld();
    const { token } = await world.person({ role: 'super_admin' });
    await world.setSettings({ googleMapsApiKey: 'AIza-of-the-maps' });
    const proxy = await proxyOf(google.url);
    const { config } = world.deps;
    provideDependencies({ places: createPlaces({ ...config, placesUrl: proxy.url }) });
    proxy.fault = fault;
    const failed = await world.call('settings.testMaps', { token });
    expect(failed, failed.raw).toMatchObject({ status: 200, body: { works: false } });
    expect(failed.body.message).toMatch(sentence);
    expect(proxy.spoilt).toBeGreaterThan(0);
    proxy.fault = null;
    expect((await world.call('settings.testMaps', { token })).body).toMatchObject({ works: true });
    google.stop();
  });
});

describe.each(faults)('S3: %s', (fault) => {
  let bucket: TestBucket;
  let proxy: FaultProxy;
  let world: World;
  let admin: Person;
  /** Only what is stored goes wrong, not what is read. */
  const open = async () => {
    bucket = await testBucket();
    world = await newWorld();
    admin = await world.person({ role: 'admin' });
    proxy = await proxyOf(bucket.url);
    proxy.only = ({ method }) => method === 'PUT';
  };
  /** @returns what a call answers while S3 goes wrong */
  async function whileItFails(send: () => Promise<Answer>): Promise<Answer> {
    proxy.fault = fault;
    process.env['AWS_ENDPOINT_URL_S3'] = proxy.url;
    const answer = await send();
    process.env['AWS_ENDPOINT_URL_S3'] = bucket.url;
    expect(proxy.spoilt).toBeGreaterThan(0);
    return answer;
  }
  const keysOf = (id: string) =>
    bucket.keys().filter((key) => key.includes(id) && !key.startsWith('uploads/'));

  test('a photo is listed once all its sizes are stored', async () => {
    await open();
    const params = await uploadedImage({ world, person: admin });
    const call = { token: admin.token, params };
    expectUnavailable(await whileItFails(() => world.call('images.complete', call)));
    const list = () => world.call('images.list', { params: { code: params.code } });
    expect((await list()).body.images).toEqual([]);
    const done = await world.call('images.complete', call);
    expect(done.status, done.raw).toBe(200);
    expect((await list()).body.images).toHaveLength(1);
    expect(keysOf(params.imageId)).toHaveLength(imageSizes.length);
  });

  test('an export is done by the job', async () => {
    await open();
    const { token } = admin;
    await world.buyCode(admin);
    const create = () => world.call('exports.create', { token, body: { of: 'codes', columns: ['zarcode'] } });
    expectUnavailable(await whileItFails(create));
    const list = async () => (await world.call('exports.list', { token })).body.exports;
    expect(await list()).toMatchObject([{ state: 'running', files: 0 }]);
    await runExports();
    const [{ id, ...done }] = await list();
    expect(done).toMatchObject({ state: 'done', rows: 1, files: 1 });
    const { url } = (await world.call('exports.file', { token, params: { id, number: '1' } })).body;
    expect(await (await fetch(url)).text()).toMatch(/^\uFEFF?zarcode\r\n7PT-/);
  });

  test('an expense has its slip once that is stored', async () => {
    await open();
    const { token } = admin;
    const { params, body } = await uploadedSlip(world);
    const call = { token, params, body };
    expectUnavailable(await whileItFails(() => world.call('expenses.completeSlip', call)));
    const [before] = await world.itemsOfType('expense');
    expect(before).not.toHaveProperty('slip');
    const done = await world.call('expenses.completeSlip', call);
    expect(done, done.raw).toMatchObject({ status: 200, body: { slip: { name: body.originalFilename } } });
    expect(keysOf(params.slipId)).toHaveLength(1);
  });

  test('an upload is completed when the same request comes again', async () => {
    const world = await newWorld();
    const person = await world.person();
    const params = await uploadedImage({ world, person });
    const { url } = await testBucket();
    const proxy = await proxyOf(url);
    proxy.fault = fault;
    process.env['AWS_ENDPOINT_URL_S3'] = proxy.url;
    const call = { token: person.token, params };
    const refused = await world.call('images.complete', call);
    process.env['AWS_ENDPOINT_URL_S3'] = url;
    // What is no picture is refused as that, wherever it comes from.
    if (fault !== 'wrongContent') expectUnavailable(refused);
    else expect(refused.status, refused.raw).toBe(422);
    const { body } = await world.call('images.list', { params: { code: params.code } });
    expect(body.images).toEqual([]);
    if (fault !== 'wrongContent') expect((await world.call('images.complete', call)).status).toBe(200);
  });
});

describe.each(faults)('Secrets Manager: %s', (fault) => {
  test('sign-ins say so, and work afterwards', async () => {
    const world = await newWorld();
    const { email } = await world.personWithPassword('correct horse');
    const answer = JSON.stringify({ SecretString: await world.deps.config.jwtSecret() });
    const manager = createServer((_, response) => response.end(answer)).listen(0, '127.0.0.1');
    await once(manager, 'listening');
    const proxy = await proxyOf(`http://127.0.0.1:${(manager.address() as AddressInfo).port}`);
    proxy.fault = fault;
    // What was fetched is cached by its name.
    const secretId = `jwt-while-${fault}`;
    const env = { ...process.env, AWS_ENDPOINT_URL_SECRETS_MANAGER: proxy.url, JWT_SECRET_ID: secretId };
    const config = readConfig({ ...env, JWT_SECRET: undefined });
    provideDependencies({
      config: { ...world.deps.config, jwtSecret: config.jwtSecret, jwtSecrets: config.jwtSecrets },
    });
    const login = () => world.call('auth.login', { body: { email, password: 'correct horse' } });
    expectUnavailable(await login());
    expect(proxy.spoilt).toBeGreaterThan(0);
    proxy.fault = null;
    expect((await login()).status).toBe(200);
    manager.close();
  });
});

describe.each(faults)('PayFast: %s', (fault) => {
  test('a notice stays unconfirmed, and is tried again', async () => {
    const proxy = await proxyOf();
    proxy.fault = fault;
    const { config } = (await newWorld()).deps;
    const standIn = { host: proxy.url, apiHost: proxy.url };
    const payFast = createPayFast({ ...config, payFastStandIn: standIn }, timeoutMs);
    expect(await payFast.confirm('m_payment_id=1', false)).toBe('unanswered');
  });
});

describe.each(faults)('the API of PayFast: %s', (fault) => {
  const clock = testClock('2026-04-01T10:00:00.000Z');
  let world: World;
  let refunds: RefundWorld;
  let proxy: FaultProxy;
  const open = async () => {
    clock.set('2026-04-01T10:00:00.000Z');
    world = await newWorld({ now: clock.now });
    refunds = await openRefunds(world);
    proxy = await proxyOf(refunds.apiHost);
    const payFastStandIn = { host: proxy.url, apiHost: proxy.url };
    provideDependencies({ payFastApi: createPayFastApi({ payFastStandIn }) });
    proxy.fault = fault;
  };
  const atPayFast = (id: string) => refunds.payment(refunds.idAtPayFast(id)).refundedCents;
  const refundedByUs = async () =>
    (await world.itemsOfType('ledger'))
      .filter(({ kind }) => kind === 'refund')
      .map(({ amountCents }) => amountCents);

  test('where it does not say what can be refunded, nothing is', async () => {
    await open();
    const id = await refunds.pay(await world.person());
    const refused = await refunds.refund(id);
    expect(refused, refused.raw).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(refused.body.message).toMatch(sentence);
    expect((await refunds.options(id)).body).not.toHaveProperty('payFast');
    expect(proxy.spoilt).toBe(2);
    expect(await world.itemsOfType('repayment')).toEqual([]);
    proxy.fault = null;
    expect(await refunds.refund(id)).toMatchObject({ status: 201, body: { status: 'done' } });
    expect([atPayFast(id), await refundedByUs()]).toEqual([1900, [-1900]]);
  });

  test('a refund whose answer is missing stays open until its end is known, and is paid once', async () => {
    await open();
    proxy.only = ({ method }) => method === 'POST';
    const id = await refunds.pay(await world.person());
    const first = await refunds.refund(id);
    expect(proxy.spoilt).toBe(1);
    const hasHappened = fault === 'half' || fault === 'wrongContent';
    expect(atPayFast(id)).toBe(hasHappened ? 1900 : 0);
    expect(await refundedByUs()).toEqual([]);
    proxy.fault = null;
    if (fault === 'throttled') {
      // A refusal is an answer: nothing was paid, and it may be tried again at once.
      expect(first).toMatchObject({ status: 422, body: { message: expect.stringMatching(sentence) } });
    } else {
      expect(first).toMatchObject({ status: 201, body: { status: 'open' } });
      // While that is not known, no second one is paid.
      expect(await refunds.refund(id)).toMatchObject({ status: 409, body: { code: 'refund_conflict' } });
      if (!hasHappened) {
        clock.advance(5 * minute);
        expect((await refunds.resolve(id)).body.status).toBe('notDone');
      }
    }
    if (!hasHappened) expect((await refunds.refund(id)).status).toBe(201);
    expect([atPayFast(id), await refundedByUs()]).toEqual([1900, [-1900]]);
  });

  test('a day without a whole history issues nothing, and is compared the next night', async () => {
    await open();
    // The notice waits, and nothing confirms it.
    refunds.payFast.answer = 'unanswered';
    await refunds.pay(await world.person());
    const days = async () =>
      (await world.itemsOfType('reconciliation')).map(({ day: of, state }) => [of, state]);
    clock.advance(day);
    await reconcile();
    expect(proxy.spoilt).toBeGreaterThan(0);
    expect(await days()).toContainEqual(['2026-04-01', 'unanswered']);
    expect(await delivered(world)).toEqual(nothingDelivered);
    proxy.fault = null;
    clock.advance(day);
    await reconcile();
    expect(await days()).toContainEqual(['2026-04-01', 'done']);
    expect(await delivered(world)).toEqual(oneCodeDelivered);
  });

  test('its test says what is wrong in a sentence, and works afterwards', async () => {
    await open();
    const { token } = await world.person({ role: 'super_admin' });
    const failed = await world.call('payments.testPayfast', { token });
    expect(failed, failed.raw).toMatchObject({ status: 422, body: { code: 'payfast_test_failed' } });
    expect(failed.body.message).toMatch(sentence);
    expect(proxy.spoilt).toBe(1);
    proxy.fault = null;
    expect((await world.call('payments.testPayfast', { token })).status).toBe(200);
  });
});

describe.each(faults)('SES: %s', (fault) => {
  let before: string | undefined;
  beforeAll(() => {
    before = process.env['AWS_ENDPOINT_URL_SES'];
  });
  test('a mail that was not sent is an error for the outbox, in time', { timeout: 30_000 }, async () => {
    const { config } = (await newWorld()).deps;
    const proxy = await proxyOf();
    proxy.fault = fault;
    process.env['AWS_ENDPOINT_URL_SES'] = proxy.url;
    const mail = { to: 'thandi@example.co.za', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    const send = createMailer(config).send(mail);
    await expect(send).rejects.toThrow();
    process.env['AWS_ENDPOINT_URL_SES'] = before;
  });
});
