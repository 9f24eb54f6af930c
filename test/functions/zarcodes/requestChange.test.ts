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
const undo: (() => void)[] = [];
afterEach(() => {
  for (const one of undo.splice(0)) one();
});
const newOwner = async () => {
  owner = await world.person();
  code = await world.buyCode(owner);
};

const reason = 'We moved the gate.\nIt is in Park Street now.';
const ask = (body: unknown = { reason }, { token } = owner, params = { code }) =>
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

describe('an owner who asks', () => {
  beforeAll(newOwner);

  test('is answered what is under review now', async () => {
    const answer = await ask({ reason: `  ${reason}\n ` }, owner, { code: code.toLowerCase() });
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

  test('is told of to support, with the reason and whom to answer', async () => {
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

  test('again is told that it is under review, and nothing more is kept or mailed', async () => {
    const [before] = await stored();
    expect(await ask({ reason: 'Something else' })).toMatchObject(underReview);
    expect(await stored()).toEqual([before]);
    expect(await mails()).toHaveLength(1);
  });

  test('may ask for another code meanwhile', async () => {
    const other = await world.buyCode(owner);
    expect((await ask(undefined, owner, { code: other })).status).toBe(201);
  });
});

describe('it refuses', () => {
  beforeAll(newOwner);

  test.each([
    ['no reason', {}],
    ['an empty one', { reason: '' }],
    ['one of spaces and lines', { reason: ' \n\t\n ' }],
    ['one that nobody can see', { reason: '\u200b\u200b' }],
    ['one that is no text', { reason: ['because'] }],
  ])('%s', async (_, body) => {
    const message = 'Please provide a reason for the change request.';
    expect(await ask(body)).toMatchObject({ status: 400, body: { message, fields: { reason: message } } });
    expect(await stored()).toEqual([]);
  });

  test('a reason of more than 2000 characters, and takes one of 2000', async () => {
    for (const length of [maxReasonLength + 1, 60_000]) {
      expect(await ask({ reason: 'a'.repeat(length) })).toMatchObject({
        status: 400,
        body: { fields: { reason: 'Please use at most 2000 characters.' } },
      });
    }
    expect((await ask({ reason: 'ü'.repeat(maxReasonLength) })).status).toBe(201);
  });

  test.each(['user', 'admin', 'super_admin'] as const)('a %s whose code it is not: 404', async (role) => {
    const other = await world.person({ role });
    const before = (await world.itemsOfType('changeRequest')).length;
    expect(await ask(undefined, other)).toMatchObject(notFound);
    expect(await world.itemsOfType('changeRequest')).toHaveLength(before);
  });

  test('what never was a code: 404', async () => {
    expect(await ask(undefined, owner, { code: '7PT-2222' })).toMatchObject(notFound);
  });
});

describe('once it was decided', () => {
  beforeAll(newOwner);

  test('an approved one is not asked for again while its owner may edit, and is after', async () => {
    await ask();
    await settle({ status: 'approved', approvedAt: clock.now().toISOString() });
    clock.advance(day - 1);
    owner = await world.signIn(owner);
    expect(await ask()).toMatchObject({
      status: 409,
      body: {
        code: 'change_request_open',
        message: 'Your change request was approved already. You can edit this ZarCode now.',
      },
    });
    expect(await cards()).toMatchObject([{ status: 'approved', zarcode: code }]);
    clock.advance(1);
    expect(await cards()).toEqual([]);
    expect((await ask()).status).toBe(201);
    expect(await stored()).toMatchObject([{ status: 'pending', version: 2 }]);
    expect((await stored())[0]).not.toHaveProperty('approvedAt');
  });

  test('a rejected one gives way to another', async () => {
    await settle({ status: 'rejected', rejectedAt: clock.now().toISOString() });
    expect(await cards()).toMatchObject([{ status: 'rejected' }]);
    expect((await ask({ reason: 'Now with a photo.' })).status).toBe(201);
    expect(await cards()).toMatchObject([{ status: 'pending', reason: 'Now with a photo.' }]);
  });
});

describe('at the same time', () => {
  beforeAll(newOwner);

  test('ten ask once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(9);
    for (const answer of refused) expect(answer).toMatchObject(underReview);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test('ten replace a rejected one once', async () => {
    await settle({ status: 'rejected', rejectedAt: clock.now().toISOString() });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test('a code that is deleted between looking and writing gets no request', async () => {
    await newOwner();
    let armed = true;
    undo.push(
      intercept(world.table.client, async ({ operation }, send) => {
        if (armed && operation === 'TransactWriteItems') {
          armed = false;
          await world.call('zarcodes.delete', { token: owner.token, params: { code } });
        }
        return send();
      }),
    );
    expect(await ask()).toMatchObject(notFound);
    expect([await stored(), await mails()]).toEqual([[], []]);
  });
});

test('a crash leaves all of it or nothing', async () => {
  for (const [when, status] of [
    ['before', 201],
    ['after', 409],
  ] as const) {
    await newOwner();
    const process = crashAtTransaction(world.table.client, when);
    undo.push(process.restart);
    expect((await ask()).status).toBe(500);
    process.restart();
    expect((await ask()).status).toBe(status);
    expect([(await stored()).length, (await mails()).length]).toEqual([1, 1]);
  }
});

test('conflicts are waited out', async () => {
  await newOwner();
  undo.push(failWithConflicts(world.table.client, 3).remove);
  expect((await ask()).status).toBe(201);
});

test('a code that is deleted takes its request along', async () => {
  await newOwner();
  await ask();
  await world.call('zarcodes.delete', { token: owner.token, params: { code } });
  expect(await cards()).toEqual([]);
  expect(await stored()).toEqual([]);
  expect(await ask()).toMatchObject(notFound);
});

test('costs a bounded number of units', async () => {
  await newOwner();
  const { value, readUnits, writeUnits } = await recordCalls(world.table.client, () => ask());
  expect(value.status).toBe(201);
  // The session, the code, what was asked before.
  expect(readUnits).toBeLessThanOrEqual(2);
  // A transaction of four, with the mail's index, and the count of the tries.
  expect(writeUnits).toBeLessThanOrEqual(12);
});

test('too many in an hour, and says when to come back', async () => {
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
