import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '#functions/lib/clock.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { suffixAlphabet } from '#shared/domain/codeRule.ts';
import { testClock } from '#test/support/clock.ts';
import {
  failWithConflicts,
  intercept,
  loseResponse,
  simulateConflicts,
  transactionCancelled,
} from '#test/support/dynamoCalls.ts';
import type { Answer } from '#test/support/invoke.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let ownBytes: World['deps']['randomBytes'];
beforeAll(async () => {
  world = await newWorld();
  ownBytes = world.deps.randomBytes;
});

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  provideDependencies({ randomBytes: ownBytes, now: systemClock });
});

const withBundle = { ...pretoria, useBundle: true };
const create = ({ token }: Person, change: Record<string, unknown> = {}) =>
  world.call('zarcodes.create', { token, body: { ...withBundle, ...change } });

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted();
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

async function ledgerOf(person: Person) {
  return (await world.itemsOfType('ledger')).filter(({ userId }) => userId === person.id);
}
const bundlesOf = async (person: Person) =>
  (await world.itemsOfType('bundle')).filter(({ userId }) => userId === person.id);
const mailsOf = async (person: Person) =>
  (await world.itemsOfType('mail')).filter(({ to }) => to === person.id);
const codesOf = async (person: Person) =>
  (await world.itemsOfType('zarcode')).filter(({ ownerId }) => ownerId === person.id);
const totalOf = async ({ token }: Person) => (await world.call('user.stats', { token })).body.totalCodes;

describe('concurrent creates', () => {
  test('100 by four people for one prefix give 100 different codes', { tags: 'C2' }, async () => {
    const people = await Promise.all(times(4, () => world.person()));
    for (const person of people) {
      for (const size of [10, 10, 5]) await world.addBundle(person, size);
    }
    const conflicts = simulateConflicts(world.table.client, 2);
    cleanups.push(conflicts.remove);
    const answers = await Promise.all(times(100, (index) => create(people[index % 4] as Person)));

    expect(statuses(answers)).toEqual(times(100, () => 201));
    const codes = answers.map(({ body }) => body.zarcode);
    expect(new Set(codes).size).toBe(100);
    for (const code of codes) expect(code).toMatch(/^7PT-/);
    expect(conflicts.refused()).toBeGreaterThan(0);
    for (const person of people) {
      const { body: stats } = await world.call('user.stats', { token: person.token });
      expect(stats).toEqual({ totalCodes: 25, ownCodes: 25, thisMonth: 25, provinces: 1 });
      expect((await bundlesOf(person)).map(({ remaining }) => remaining)).toEqual([0, 0, 0]);
      const ledger = await ledgerOf(person);
      expect(ledger).toHaveLength(25);
      expect(new Set(ledger.map(({ zarcode }) => zarcode)).size).toBe(25);
      expect(await mailsOf(person)).toHaveLength(25);
    }
  });

  test('colliding suffixes are drawn again', { tags: 'C2' }, async () => {
    const person = await world.person();
    for (const size of [10, 10]) await world.addBundle(person, size);
    // Every suffix is drawn three times in a row, so two of three draws collide.
    let draw = 0;
    provideDependencies({
      randomBytes: (count) => new Uint8Array(count).fill(Math.floor(++draw / 3) % suffixAlphabet.length),
    });
    const answers = await Promise.all(
      times(16, () =>
        create(person, { city: 'Ladybrand', province: 'Free State', latitude: -29.19, longitude: 27.46 }),
      ),
    );
    expect(statuses(answers)).toEqual(times(16, () => 201));
    expect(new Set(answers.map(({ body }) => body.zarcode)).size).toBe(16);
    expect(await ledgerOf(person)).toHaveLength(16);
    expect(await totalOf(person)).toBe(16);
  });

  test('one credit and ten creates give one code and nine 402 responses', { tags: 'C1' }, async () => {
    const person = await world.person();
    const bundleId = await world.addBundle(person, 1);
    const conflicts = simulateConflicts(world.table.client, 2);
    cleanups.push(conflicts.remove);
    const answers = await Promise.all(times(10, () => create(person)));

    expect(statuses(answers)).toEqual([201, ...times(9, () => 402)]);
    for (const { status, body } of answers.filter((answer) => answer.status === 402)) {
      expect({ status, ...body }).toEqual({
        status: 402,
        code: 'payment_required',
        message: 'You have no prepaid ZarCodes left. Please pay for this one.',
      });
    }
    const made = answers.find(({ status }) => status === 201)?.body.id;
    expect(await bundlesOf(person)).toMatchObject([{ remaining: 0, total: 1 }]);
    expect(await ledgerOf(person)).toMatchObject([
      { kind: 'bundleDebit', codes: -1, bundleId, zarcode: made, amountCents: 0 },
    ]);
    expect(await mailsOf(person)).toHaveLength(1);
    expect(await codesOf(person)).toHaveLength(1);
    expect(await totalOf(person)).toBe(1);
  });

  test('two bundles with one credit each cover two creates, not three', { tags: 'C1' }, async () => {
    const person = await world.person();
    for (const size of [1, 1]) await world.addBundle(person, size);
    const answers = await Promise.all(times(3, () => create(person)));
    expect(statuses(answers)).toEqual([201, 201, 402]);
    expect((await bundlesOf(person)).map(({ remaining }) => remaining)).toEqual([0, 0]);
  });

  test('creates stop at maxCodesPerUser, and only created codes use credits', { tags: 'C1' }, async () => {
    const person = await world.person();
    await world.addBundle(person, 10);
    await world.setSettings({ maxCodesPerUser: 3 });
    const answers = await Promise.all(times(10, () => create(person)));
    const after = await create(person);
    await world.setSettings({});

    expect(statuses(answers)).toEqual([...times(3, () => 201), ...times(7, () => 422)]);
    expect(after).toMatchObject({ status: 422, body: { code: 'code_limit_reached' } });
    expect(after.body.message).toContain('limit of 3 ZarCodes');
    expect(await bundlesOf(person)).toMatchObject([{ remaining: 7 }]);
    expect(await totalOf(person)).toBe(3);
    expect(await ledgerOf(person)).toHaveLength(3);
  });

  test('a deleted code no longer counts towards the limit', async () => {
    const person = await world.person();
    await world.addBundle(person, 5);
    await world.setSettings({ maxCodesPerUser: 1 });
    const { body: first } = await create(person);
    expect((await create(person)).status).toBe(422);
    await world.call('zarcodes.delete', { token: person.token, params: { code: first.zarcode } });
    expect((await create(person)).status).toBe(201);
    await world.setSettings({});
  });
});

describe('transaction conflicts', { tags: 'C3' }, () => {
  test.each([1, 3, 6])('%i in a row are retried', async (conflicts) => {
    const person = await world.person();
    await world.addBundle(person, 5);
    const conflict = failWithConflicts(world.table.client, conflicts);
    cleanups.push(conflict.remove);
    expect((await create(person)).status).toBe(201);
    expect(conflict.attempts()).toBeGreaterThan(conflicts);
    // A code that is drawn may be taken, which is one more.
    expect(conflict.attempts()).toBeLessThanOrEqual(conflicts + 3);
    expect(await totalOf(person)).toBe(1);
  });

  test('that persist give 503, and nothing is written', { tags: 'C4' }, async () => {
    const person = await world.person();
    await world.addBundle(person, 5);
    const stored = await world.allItems();
    const conflict = failWithConflicts(world.table.client, Number.POSITIVE_INFINITY);
    cleanups.push(conflict.remove);
    const answer = await create(person);
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(answer.body.message).toMatch(/try again/i);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(conflict.attempts()).toBeLessThan(30);
    expect(await world.allItems()).toEqual(stored);
  });

  test.each([
    ['ThrottlingError', 201],
    ['ProvisionedThroughputExceeded', 201],
    ['ItemCollectionSizeLimitExceeded', 500],
    ['ValidationError', 500],
  ])('are distinguished from %s: %i', async (reason, status) => {
    const person = await world.person();
    await world.addBundle(person, 5);
    let attempts = 0;
    const remove = intercept(world.table.client, async ({ operation, input }, send) => {
      if (operation !== 'TransactWriteItems' || ++attempts > 1) return send();
      throw transactionCancelled(
        input.TransactItems.map((_: unknown, index: number) => (index === 0 ? reason : 'None')),
      );
    });
    cleanups.push(remove);
    expect((await create(person)).status).toBe(status);
    if (status === 201) expect(attempts).toBeGreaterThanOrEqual(2);
    else expect(attempts).toBe(1);
    expect(await totalOf(person)).toBe(status === 201 ? 1 : 0);
  });

  test('a lost response is retried with the same request token, so that it acts once', async () => {
    const person = await world.person();
    await world.addBundle(person, 5);
    const answer = loseResponse(world.table.client);
    cleanups.push(answer.remove);
    expect((await create(person)).status).toBe(201);
    expect(answer.sent()).toBe(2);
    expect(await totalOf(person)).toBe(1);
    expect(await bundlesOf(person)).toMatchObject([{ remaining: 4 }]);
  });
});

describe('the credit comes from', () => {
  test('the oldest bundle with credits left', async () => {
    const clock = testClock('2026-05-01T10:00:00.000Z');
    provideDependencies({ now: clock.now });
    const person = await world.signIn(await world.person());
    const ids: string[] = [];
    for (const size of [1, 5]) {
      ids.push(await world.addBundle(person, size));
      clock.advance(60);
    }
    await create(person);
    clock.advance(60);
    await create(person);
    expect((await ledgerOf(person)).map(({ bundleId }) => bundleId)).toEqual(ids);
    expect((await world.call('bundles.active', { token: person.token })).body.bundles).toEqual([
      { id: ids[1], totalZarcodes: 5, remainingZarcodes: 4, createdAt: '2026-05-01T10:01:00.000Z' },
    ]);
  });

  test('never another user’s bundle', async () => {
    const [rich, poor] = [await world.person(), await world.person()];
    await world.addBundle(rich, 5);
    expect(await create(poor)).toMatchObject({ status: 402, body: { code: 'payment_required' } });
    expect(await bundlesOf(rich)).toMatchObject([{ remaining: 5 }]);
  });

  test.each([undefined, false])('no bundle if useBundle is %s: 402', async (useBundle) => {
    const person = await world.person();
    await world.addBundle(person, 5);
    const answer = await create(person, { useBundle });
    expect(answer).toMatchObject({ status: 402, body: { code: 'payment_required' } });
    expect(await bundlesOf(person)).toMatchObject([{ remaining: 5 }]);
  });
});

describe('the allowed area', { tags: 'C11' }, () => {
  const at = async (change: Record<string, unknown>) => {
    const person = await world.person();
    await world.addBundle(person, 5);
    return create(person, change);
  };

  test.each([
    ['at sea', -34.5, 17],
    ['in Gaborone', -24.65, 25.91],
    ['in Mbabane', -26.32, 31.14],
    ['in Lobamba', -26.4465, 31.2064],
    ['in central Maseru', -29.3142, 27.4833],
    ['3 km off Durban', -29.87, 31.085],
    ['in London', 51.5, -0.1],
    ['at 0, 0', 0, 0],
    ['at the pole', -90, 180],
  ])('excludes %s: 422', async (_, latitude, longitude) => {
    const answer = await at({ latitude, longitude });
    expect(answer).toMatchObject({ status: 422, body: { code: 'outside_south_africa' } });
    expect(answer.body.fields.latitude).toBe(answer.body.message);
  });

  test('excludes points outside the given province: 422', async () => {
    const answer = await at({ province: 'Western Cape' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'province_mismatch' } });
    expect(answer.body.message).toContain('not in Western Cape but in Gauteng');
  });

  // The Vaal River is the border of Gauteng and the Free State, here at 26.698° south; our borders are simplified.
  test.each([
    ['Gauteng', -26.705, 201],
    ['Free State', -26.705, 201],
    ['Gauteng', -26.725, 422],
    ['Free State', -26.69, 201],
    ['Free State', -26.655, 422],
  ])('%s at %d: %i', async (province, latitude, status) => {
    const answer = await at({ province, latitude, longitude: 27.93, city: 'Vereeniging' });
    expect(answer.status, answer.raw).toBe(status);
  });

  test('coordinates are rounded to seven decimals, about a centimetre', { tags: 'I2' }, async () => {
    const { body } = await at({ latitude: -25.747912345678, longitude: 28.229312345678 });
    expect(body).toMatchObject({ latitude: -25.7479123, longitude: 28.2293123 });
  });
});

test('texts are stored without invisible characters', { tags: 'I6' }, async () => {
  const person = await world.person();
  await world.addBundle(person, 5);
  const { body } = await create(person, {
    title: '  Mama\u200b  Joy\u202e\u0000 Cafe\u0301 ',
    suburb: '\u200b',
  });
  expect(body).toMatchObject({
    title: 'Mama Joy Café',
    suburb: '',
    country: 'South Africa',
    isCreatorCode: false,
  });
});

test('a table error does not expose its cause', { tags: 'C4' }, async () => {
  const person = await world.person();
  cleanups.push(
    intercept(world.table.client, async () => {
      throw new Error('secret detail of USER#usr_1');
    }),
  );
  const answer = await create(person);
  expect(answer).toMatchObject({
    status: 500,
    body: { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
  });
  expect(answer.raw).not.toContain('secret detail');
});
