import { beforeAll, describe, expect, test } from 'vitest';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { day, testClock } from '#test/support/clock.ts';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { intercept } from '#test/support/dynamoCalls.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-10T21:00:00.000Z');
let world: World;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});

const create = ({ token }: Person, body: object = pretoria, headers = {}) =>
  world.call('zarcodes.createForCreator', { token, body, headers });
const setActive = async (id: string, isActive: boolean) => {
  const { token } = await world.person({ role: 'admin' });
  await world.call('creators.update', { token, params: { id }, body: { isActive } });
};
const limitTo = (creatorCodesPerDay: number) =>
  provideDependencies({ config: { ...world.deps.config, creatorCodesPerDay } });

describe('a creator', () => {
  test('makes a code without paying, which is in none of the person’s lists and counts', async () => {
    const holder = await world.person();
    const { id } = await makeCreator(holder, { uniquePrefix: 'QAB' });
    const own = await world.buyCode(holder);
    const answer = await create(holder);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        zarcode: expect.stringMatching(/^QAB-[2-9B-Z]{4}$/),
        title: 'Mama Joy Spaza',
        isCreatorCode: true,
        creatorId: id,
        user: { email: holder.email },
      },
    });
    const { token } = holder;
    const list = await world.call('zarcodes.list', { token });
    expect(list.body.zarCodes.map(({ zarcode }: { zarcode: string }) => zarcode)).toEqual([own]);
    expect((await world.call('zarcodes.recent', { token })).body.zarCodes).toHaveLength(1);
    expect((await world.call('user.stats', { token })).body).toEqual({
      totalCodes: 2,
      ownCodes: 1,
      thisMonth: 1,
      provinces: 1,
    });
    expect((await world.call('creators.me', { token })).body).toMatchObject({
      stats: { totalCodes: 1, thisMonth: 1, provinces: 1 },
      today: { made: 1, max: 500 },
    });
    const shown = await world.call('zarcodes.get', { params: { code: answer.body.zarcode } });
    expect(shown.body).toMatchObject({ creatorId: id });
    expect(shown.raw).not.toContain(holder.id);
  });

  test('gets the standard prefix without one, and with useStandardPrefix', async () => {
    const without = await world.person();
    await makeCreator(without);
    expect(await makeCreatorCode(world, without)).toMatch(/^7PT-/);
    const standard = await world.person();
    await makeCreator(standard, { uniquePrefix: 'QAC', useStandardPrefix: true });
    expect(await makeCreatorCode(world, standard)).toMatch(/^7PT-/);
  });

  test('uses no bundle, whatever the payload says', async () => {
    const holder = await world.person();
    await makeCreator(holder);
    await world.addBundle(holder, 5);
    expect((await create(holder, { ...pretoria, useBundle: true })).status).toBe(201);
    const { body } = await world.call('bundles.stats', { token: holder.token });
    expect(body).toMatchObject({ usedZarcodes: 0, remainingZarcodes: 5 });
  });

  test('is not bound by the limit of own codes', async () => {
    await world.setSettings({ maxCodesPerUser: 1 });
    const holder = await world.person();
    await makeCreator(holder);
    for (let count = 0; count < 3; count++) expect((await create(holder)).status).toBe(201);
    // Nor do these count against it.
    expect(await world.buyCode(holder)).toMatch(/^7PT-/);
    await world.setSettings({});
  });

  test('deletes a code, which leaves all counts', async () => {
    const holder = await world.person();
    const { id } = await makeCreator(holder);
    const code = await makeCreatorCode(world, holder);
    const { token } = holder;
    expect((await world.call('zarcodes.delete', { token, params: { code } })).status).toBe(200);
    expect((await world.call('user.stats', { token })).body).toMatchObject({ totalCodes: 0, ownCodes: 0 });
    expect((await world.call('creators.me', { token })).body.stats).toEqual({
      totalCodes: 0,
      claimed: 0,
      thisMonth: 0,
      provinces: 0,
    });
    expect((await world.call('creators.codes', { params: { id } })).body.zarCodes).toEqual([]);
  });
});

test('without a profile, or with an inactive one, there is no code', async () => {
  const person = await world.person();
  expect(await create(person)).toMatchObject({
    status: 422,
    body: {
      code: 'creator_required',
      message: 'You need a creator profile to make ZarCodes without payment.',
    },
  });
  await makeCreator(person, { isActive: false });
  const before = await world.itemsOfType('zarcode');
  expect(await create(person)).toMatchObject({
    status: 422,
    body: {
      code: 'creator_inactive',
      message: 'Your creator profile is not active. Please contact support.',
    },
  });
  expect(await world.itemsOfType('zarcode')).toEqual(before);
});

test('a creator who is deactivated meanwhile makes no more codes, and those made stay', async () => {
  const holder = await world.person();
  const { id } = await makeCreator(holder);
  const made = Array.from({ length: 10 }, () => create(holder));
  const [answers] = await Promise.all([Promise.all(made), setActive(id, false)]);
  const issued = answers.filter(({ status }) => status === 201);
  for (const { status, body } of answers.filter((answer) => !issued.includes(answer))) {
    expect([status, body.code]).toEqual([422, 'creator_inactive']);
  }
  expect((await create(holder)).status).toBe(422);
  for (const { body } of issued) {
    expect((await world.call('zarcodes.get', { params: { code: body.zarcode } })).status).toBe(200);
  }
  const { stats } = (await world.call('creators.me', { token: holder.token })).body;
  expect(stats.totalCodes).toBe(issued.length);
});

test('a creator who is deactivated between the check and the write makes no code', async () => {
  const holder = await world.person();
  const { id } = await makeCreator(holder);
  const before = await world.itemsOfType('zarcode');
  const remove = intercept(world.table.client, async ({ operation }, send) => {
    if (operation !== 'TransactWriteItems') return send();
    remove();
    await setActive(id, false);
    return send();
  });
  expect(await create(holder)).toMatchObject({ status: 422, body: { code: 'creator_inactive' } });
  expect(await world.itemsOfType('zarcode')).toEqual(before);
});

test('the day’s number holds for twenty at once, and for a day of Johannesburg', async () => {
  limitTo(5);
  const holder = await world.person();
  await makeCreator(holder);
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(holder)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(await create(holder)).toMatchObject({
    status: 422,
    body: {
      code: 'daily_limit_reached',
      message: 'You have made the 5 ZarCodes that a creator can make in a day. Please continue tomorrow.',
    },
  });
  // 23:00 in Johannesburg, then midnight: in UTC it is still the same day.
  clock.advance(day / 24);
  expect((await create(holder)).status).toBe(201);
  expect((await world.call('creators.me', { token: holder.token })).body.today).toEqual({ made: 1, max: 5 });
  limitTo(500);
});

test('a repeat with the same key makes one code, also twenty at once', async () => {
  const holder = await world.person();
  const { id } = await makeCreator(holder);
  const headers = { 'idempotency-key': 'creator-repeat-1' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(holder, pretoria, headers)));
  expect(new Set(answers.map(({ body }) => body.zarcode)).size).toBe(1);
  const { body } = await world.call('creators.codes', { params: { id } });
  expect(body.pagination.total).toBe(1);
  expect((await world.call('creators.me', { token: holder.token })).body.today.made).toBe(1);
});
