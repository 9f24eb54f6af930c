import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hour, testClock } from '#test/support/clock.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2025-08-15T12:00:00.000Z');
let world: World;
let person: Person;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
  await world.addVoucher('AUG2025', 30, {
    from: '2025-07-31T22:00:00.000Z',
    until: '2025-08-31T22:00:00.000Z',
  });
});
beforeEach(async () => {
  clock.set('2025-08-15T12:00:00.000Z');
  person = await world.person();
});

const validate = (code: unknown, ip = '203.0.113.9') =>
  world.call('vouchers.validate', { token: person.token, body: { code }, ip });

test.each(['AUG2025', 'aug2025', '  Aug2025 ', 'aug 2025', 'AUG\u00a020 25'])(
  '%j is accepted',
  async (code) => {
    const answer = await validate(code);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      code: 'AUG2025',
      percentOff: 30,
      offer: '30% off',
      validUntil: '2025-08-31T22:00:00.000Z',
      appliesTo: 'both',
      minTotal: '0.00',
    });
  },
);

test.each([
  ['before it begins', 'AUG2025', '2025-07-31T21:59:59.999Z'],
  ['from the moment it ends', 'AUG2025', '2025-08-31T22:00:00.000Z'],
  ['that nobody gave out', 'NONESUCH', '2025-08-15T12:00:00.000Z'],
  ['with the sign that keys are parted by', 'AUG2025#x', '2025-08-15T12:00:00.000Z'],
])('a voucher %s is refused: 422', { tags: ['P11', 'C10'] }, async (_, code, now) => {
  clock.set(now);
  person = await world.signIn(person);
  const answer = await validate(code);
  expect(answer).toMatchObject({ status: 422, body: { code: 'voucher_invalid' } });
  expect(answer.body.fields).toEqual({ code: answer.body.message });
});

test.each([undefined, null, 5, '', ' \u200b ', 'x'.repeat(41)])(
  '%j is not a voucher code: 400',
  async (code) => {
    expect((await validate(code)).status).toBe(400);
  },
);

test('guessing is rate limited, here and in orders together', async () => {
  const statuses = [];
  for (let time = 0; time < 15; time++) {
    statuses.push((await validate(`GUESS${time}`)).status);
    const body = { zarcode: pretoria, voucherCode: `TRY${time}` };
    statuses.push((await world.call('payments.create', { token: person.token, body })).status);
  }
  expect(new Set(statuses)).toEqual(new Set([422]));
  expect((await validate('AUG2025')).status).toBe(429);
  const body = { zarcode: pretoria, voucherCode: 'AUG2025' };
  expect((await world.call('payments.create', { token: person.token, body })).status).toBe(429);
  clock.advance(hour);
  expect((await validate('AUG2025')).status).toBe(200);
});
