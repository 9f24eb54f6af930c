import { beforeAll, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-01-31T21:59:59.000Z');
let world: World;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});

const stats = async (person: Person) => {
  const { token } = await world.signIn(person);
  return (await world.call('user.stats', { token })).body;
};

const capeTown = { city: 'Cape Town', province: 'Western Cape', latitude: -33.937, longitude: 18.4697 };

test('all counts are zero without codes', async () => {
  expect(await stats(await world.person())).toEqual({
    totalCodes: 0,
    ownCodes: 0,
    thisMonth: 0,
    provinces: 0,
  });
});

test('the month ends at midnight in Johannesburg, not in UTC', { tags: 'C10' }, async () => {
  clock.set('2026-01-31T21:59:59.999Z');
  const person = await world.person();
  const old = await world.buyCode(person);
  expect(await stats(person)).toEqual({ totalCodes: 1, ownCodes: 1, thisMonth: 1, provinces: 1 });
  clock.set('2026-01-31T22:00:00.000Z');
  expect(await stats(person)).toEqual({ totalCodes: 1, ownCodes: 1, thisMonth: 0, provinces: 1 });
  const { token } = await world.signIn(person);
  await world.buyCode({ ...person, token });
  expect(await stats(person)).toEqual({ totalCodes: 2, ownCodes: 2, thisMonth: 1, provinces: 1 });

  // A deleted code is subtracted from the month of its creation.
  await world.call('zarcodes.delete', { token, params: { code: old } });
  expect(await stats(person)).toEqual({ totalCodes: 1, ownCodes: 1, thisMonth: 1, provinces: 1 });
  clock.set('2026-02-28T21:59:59.999Z');
  expect(await stats(person)).toMatchObject({ thisMonth: 1 });
  clock.set('2026-02-28T22:00:00.000Z');
  expect(await stats(person)).toMatchObject({ thisMonth: 0 });
});

test('the same month of another year does not count', { tags: 'C10' }, async () => {
  clock.set('2026-03-10T10:00:00.000Z');
  const person = await world.person();
  await world.buyCode(person);
  clock.set('2027-03-10T10:00:00.000Z');
  expect(await stats(person)).toEqual({ totalCodes: 1, ownCodes: 1, thisMonth: 0, provinces: 1 });
});

test('a province counts while it has at least one code', async () => {
  const person = await world.signIn(await world.person());
  const first = await world.buyCode(person);
  const second = await world.buyCode(person, capeTown);
  const third = await world.buyCode(person, capeTown);
  expect(await stats(person)).toMatchObject({ totalCodes: 3, provinces: 2 });
  const remove = (code: string) => world.call('zarcodes.delete', { token: person.token, params: { code } });
  await remove(second);
  expect(await stats(person)).toMatchObject({ totalCodes: 2, provinces: 2 });
  await remove(third);
  expect(await stats(person)).toMatchObject({ totalCodes: 1, provinces: 1 });
  await remove(first);
  expect(await stats(person)).toEqual({ totalCodes: 0, ownCodes: 0, thisMonth: 0, provinces: 0 });
});

test('count only the caller’s codes', async () => {
  const person = await world.signIn(await world.person());
  await world.buyCode(person);
  expect(await stats(await world.person())).toMatchObject({ totalCodes: 0 });
});
