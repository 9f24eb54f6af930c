import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { maxReasonLength } from '#shared/domain/changeRequests.ts';
import { day, testClock } from '#test/support/clock.ts';
import { crashAtTransaction, failWithConflicts, intercept, recordCalls } from '#test/support/dynamoCalls.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-10T08:00:00.000Z');
let world: World;
let owner: Person;
let code: string;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});
const newOwner = async () => {
  owner = await world.person();
  code = await world.buyCode(owner);
};

const reason = 'We moved the gate.\nIt is in Park Street now.';
const requestChange = (body: unknown = { reason }, { token } = owner, params = { code }) =>
  world.call('zarcodes.requestChange', { token, params, body });
const cards = async ({ token } = owner) =>
  (await world.call('changeRequests.my', { token })).body.changeRequests;
const stored = async () =>
  (await world.itemsOfType('changeRequest')).filter(({ userId }) => userId === owner.id);
const mails = async () =>
  (await world.itemsOfType('mail')).filter(
    ({ content }) => content.kind === 'changeRequest' && content.email === owner.email,
  );
const settle = async (fields: object) => world.put({ ...(await stored())[0], ...fields });
const underReview = {
  status: 409,
  body: {
    code: 'change_request_open',
    message:
      'You have already asked for a change to this ZarCode. You will get an email when it is reviewed.',
  },
};
const notFound = { status: 404, body: { message: 'ZarCode not found', code: 'not_found' } };

describe('a change request', () => {
  beforeAll(newOwner);

  test('returns the pending request', async () => {
    const answer = await requestChange({ reason: `  ${reason}\n ` }, owner, { code: code.toLowerCase() });
    expect(answer).toMatchObject({ status: 201 });
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^chg_\w{20}$/),
      zarcode: code,
      status: 'pending',
      reason,
      createdAt: clock.now().toISOString(),
    });
    expect(await cards()).toEqual([answer.body]);
  });

  test('is mailed to support, with the reason and the owner’s address', async () => {
    expect(await mails()).toMatchObject([
      {
        to: 'support',
        content: {
          name: 'Thandi Nkosi',
          email: owner.email,
          code: code.replace('-', ''),
          title: 'Mama Joy Spaza',
          reason,
        },
      },
    ]);
  });

  test('sent twice gives 409, and nothing more is stored or mailed', async () => {
    const [before] = await stored();
    expect(await requestChange({ reason: 'Something else' })).toMatchObject(underReview);
    expect(await stored()).toEqual([before]);
    expect(await mails()).toHaveLength(1);
  });

  test('can be made for another code meanwhile', async () => {
    const other = await world.buyCode(owner);
    expect((await requestChange(undefined, owner, { code: other })).status).toBe(201);
  });
});

describe('refuses', () => {
  beforeAll(newOwner);

  test.each([
    ['no reason', {}],
    ['an empty one', { reason: '' }],
    ['one of spaces and lines', { reason: ' \n\t\n ' }],
    ['one that nobody can see', { reason: '\u200b\u200b' }],
    ['one that is no text', { reason: ['because'] }],
  ])('%s', async (_, body) => {
    const message = 'Please provide a reason for the change request.';
    expect(await requestChange(body)).toMatchObject({
      status: 400,
      body: { message, fields: { reason: message } },
    });
    expect(await stored()).toEqual([]);
  });

  test('a reason of more than 2000 characters, but accepts 2000', async () => {
    for (const length of [maxReasonLength + 1, 60_000]) {
      expect(await requestChange({ reason: 'a'.repeat(length) })).toMatchObject({
        status: 400,
        body: { fields: { reason: 'Please use at most 2000 characters.' } },
      });
    }
    expect((await requestChange({ reason: 'ü'.repeat(maxReasonLength) })).status).toBe(201);
  });

  test.each(['user', 'admin', 'super_admin'] as const)(
    'another user’s code, for the role %s: 404',
    async (role) => {
      const other = await world.person({ role });
      const before = (await world.itemsOfType('changeRequest')).length;
      expect(await requestChange(undefined, other)).toMatchObject(notFound);
      expect(await world.itemsOfType('changeRequest')).toHaveLength(before);
    },
  );

  test('an unknown code: 404', async () => {
    expect(await requestChange(undefined, owner, { code: '7PT-2222' })).toMatchObject(notFound);
  });
});

describe('after a decision', () => {
  beforeAll(newOwner);

  test('an approved request blocks new ones during its edit window only', { tags: 'C10' }, async () => {
    await requestChange();
    await settle({ status: 'approved', approvedAt: clock.now().toISOString() });
    clock.advance(day - 1);
    owner = await world.signIn(owner);
    expect(await requestChange()).toMatchObject({
      status: 409,
      body: {
        code: 'change_request_open',
        message: 'Your change request has already been approved. You can edit this ZarCode now.',
      },
    });
    expect(await cards()).toMatchObject([{ status: 'approved', zarcode: code }]);
    clock.advance(1);
    expect(await cards()).toEqual([]);
    expect((await requestChange()).status).toBe(201);
    expect(await stored()).toMatchObject([{ status: 'pending', version: 2 }]);
    expect((await stored())[0]).not.toHaveProperty('approvedAt');
  });

  test('a rejected request does not block a new one', async () => {
    await settle({ status: 'rejected', rejectedAt: clock.now().toISOString() });
    expect(await cards()).toMatchObject([{ status: 'rejected' }]);
    expect((await requestChange({ reason: 'Now with a photo.' })).status).toBe(201);
    expect(await cards()).toMatchObject([{ status: 'pending', reason: 'Now with a photo.' }]);
  });
});

describe('concurrently', () => {
  beforeAll(newOwner);

  test('ten calls create one request', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => requestChange()));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(9);
    for (const answer of refused) expect(answer).toMatchObject(underReview);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test('ten calls replace a rejected request once', async () => {
    await settle({ status: 'rejected', rejectedAt: clock.now().toISOString() });
    const answers = await Promise.all(Array.from({ length: 10 }, () => requestChange()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test('a code deleted between read and write gets no request', async () => {
    await newOwner();
    let armed = true;
    cleanups.push(
      intercept(world.table.client, async ({ operation }, send) => {
        if (armed && operation === 'TransactWriteItems') {
          armed = false;
          await world.call('zarcodes.delete', { token: owner.token, params: { code } });
        }
        return send();
      }),
    );
    expect(await requestChange()).toMatchObject(notFound);
    expect([await stored(), await mails()]).toEqual([[], []]);
  });
});

test('a crash leaves everything or nothing written', { tags: 'C6' }, async () => {
  for (const [when, status] of [
    ['before', 201],
    ['after', 409],
  ] as const) {
    await newOwner();
    const process = crashAtTransaction(world.table.client, when);
    cleanups.push(process.restart);
    expect((await requestChange()).status).toBe(500);
    process.restart();
    expect((await requestChange()).status).toBe(status);
    expect([(await stored()).length, (await mails()).length]).toEqual([1, 1]);
  }
});

test('conflicts are retried', async () => {
  await newOwner();
  cleanups.push(failWithConflicts(world.table.client, 3).remove);
  expect((await requestChange()).status).toBe(201);
});

test('deleting a code deletes its request', async () => {
  await newOwner();
  await requestChange();
  await world.call('zarcodes.delete', { token: owner.token, params: { code } });
  expect(await cards()).toEqual([]);
  expect(await stored()).toEqual([]);
  expect(await requestChange()).toMatchObject(notFound);
});

test('costs a bounded number of units', async () => {
  await newOwner();
  const { value, readUnits, writeUnits } = await recordCalls(world.table.client, () => requestChange());
  expect(value.status).toBe(201);
  // The session, the code, the previous request.
  expect(readUnits).toBeLessThanOrEqual(3);
  // A transaction of four items with the mail's index, and the rate limit counter.
  expect(writeUnits).toBeLessThanOrEqual(12);
});

test('too many in an hour, with a Retry-After header', async () => {
  const limits = { ...world.deps.config.rateLimits, changeAccount: { max: 1, seconds: 3600 } };
  const busy = await newWorld({ config: { ...world.deps.config, rateLimits: limits } });
  const { token, ...person } = await busy.person();
  const codes = [await busy.buyCode({ ...person, token }), await busy.buyCode({ ...person, token })];
  const answers = [];
  for (const each of codes)
    answers.push(
      await busy.call('zarcodes.requestChange', { token, params: { code: each }, body: { reason } }),
    );
  expect(answers.map(({ status }) => status)).toEqual([201, 429]);
  expect(Number(answers[1]?.headers['retry-after'])).toBeGreaterThan(0);
});
