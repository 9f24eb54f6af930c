import { beforeEach, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { newWorld, type World } from '#test/support/world.ts';

const clock = testClock('2025-08-15T12:00:00.000Z');
// August, in Johannesburg time.
const august = { from: '2025-07-31T22:00:00.000Z', until: '2025-08-31T22:00:00.000Z' };

let world: World;
beforeEach(async () => {
  clock.set('2025-08-15T12:00:00.000Z');
  world = await newWorld({ now: clock.now });
});

const promoted = async () => (await world.call('vouchers.promoted')).body.voucher;

test('is null until a voucher is promoted', async () => {
  expect(await promoted()).toBeNull();
  await world.addVoucher('AUG2025', 30, august);
  expect(await promoted()).toBeNull();
  await world.promoteVouchers('AUG2025');
  expect(await promoted()).toEqual({
    code: 'AUG2025',
    percentOff: 30,
    offer: '30% off',
    validUntil: august.until,
    appliesTo: 'both',
    minTotal: '0.00',
  });
});

test.each([
  ['a moment before August in Johannesburg', '2025-07-31T21:59:59.999Z', false],
  ['from the first moment of August', '2025-07-31T22:00:00.000Z', true],
  ['to the last', '2025-08-31T21:59:59.999Z', true],
  ['not in September', '2025-08-31T22:00:00.000Z', false],
])('a voucher valid in August is shown %s (%s): %s', { tags: 'C10' }, async (_, now, isShown) => {
  await world.addVoucher('AUG2025', 30, august);
  await world.promoteVouchers('AUG2025');
  clock.set(now);
  expect((await promoted()) !== null).toBe(isShown);
});

test('is the first valid one of several; deleted ones are skipped', async () => {
  await world.addVoucher('AUG2025', 30, august);
  await world.addVoucher('ALWAYS', 10);
  await world.promoteVouchers('GONE', 'AUG2025', 'ALWAYS');
  expect(await promoted()).toMatchObject({ code: 'AUG2025' });
  clock.set('2025-09-15T12:00:00.000Z');
  expect(await promoted()).toMatchObject({ code: 'ALWAYS', percentOff: 10 });
});

test('is cached at the edge for a minute, and contains only public fields', async () => {
  await world.addVoucher('ALWAYS', 10);
  await world.promoteVouchers('ALWAYS');
  const answer = await world.call('vouchers.promoted');
  expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
  expect(Object.keys(answer.body.voucher)).toEqual([
    'code',
    'percentOff',
    'offer',
    'validUntil',
    'appliesTo',
    'minTotal',
  ]);
});
