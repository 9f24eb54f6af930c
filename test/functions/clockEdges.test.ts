/** The ends of days, months and years in Johannesburg, leap days, and functions whose clocks differ. */
import { beforeEach, describe, expect, test } from 'vitest';
import { day, minute, testClock } from '#test/support/clock.ts';
import { openPayFast } from '#test/support/payfast/payFastWorld.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2028-01-01T00:00:00.000Z');
let world: World;
beforeEach(async () => {
  clock.set('2028-01-01T00:00:00.000Z');
  world = await newWorld({ now: clock.now });
});

describe('a month', { tags: 'C10' }, () => {
  test.each([
    ['a year', '2027-12-31T21:59:59.999Z', '2027-12-31T22:00:00.000Z'],
    ['February in a leap year', '2028-02-29T21:59:59.999Z', '2028-02-29T22:00:00.000Z'],
    ['February in another year', '2027-02-28T21:59:59.999Z', '2027-02-28T22:00:00.000Z'],
    ['a month of 30 days', '2028-04-30T21:59:59.999Z', '2028-04-30T22:00:00.000Z'],
  ])('at the end of %s', async (_, last, first) => {
    const of = async (person: Person) => {
      const { token } = await world.signIn(person);
      return (await world.call('user.stats', { token })).body.thisMonth;
    };
    clock.set(last);
    const person = await world.person();
    await world.buyCode(person);
    expect(await of(person)).toBe(1);
    clock.set(first);
    expect(await of(person)).toBe(0);
    await world.buyCode(await world.signIn(person));
    expect(await of(person)).toBe(1);
  });

  test('29 February is a day of its figures, and of February', async () => {
    const feed = await openFeed(world.table, 'projections');
    for (const at of ['2028-02-28T22:00:00.000Z', '2028-02-29T21:59:59.999Z', '2028-02-29T22:00:00.000Z']) {
      clock.set(at);
      await world.buyCode(await world.person());
    }
    await feed.work();
    clock.set('2028-03-01T08:00:00.000Z');
    const { token } = await world.person({ role: 'admin' });
    const { body } = await world.call('stats.daily', { token, query: { days: '7' } });
    const codes = body.days.map(({ date, codes }: { date: string; codes: { total: number } }) => [
      date,
      codes.total,
    ]);
    expect(codes.slice(-4)).toEqual([
      ['2028-02-27', 0],
      ['2028-02-28', 0],
      ['2028-02-29', 2],
      ['2028-03-01', 1],
    ]);
  });
});

describe('what ends', { tags: 'C10' }, () => {
  test('a voucher ends with 29 February in Johannesburg', async () => {
    await world.addVoucher('LEAP', 50, {
      from: '2028-02-28T22:00:00.000Z',
      until: '2028-02-29T22:00:00.000Z',
    });
    for (const [at, status] of [
      ['2028-02-28T21:59:59.999Z', 422],
      ['2028-02-28T22:00:00.000Z', 200],
      ['2028-02-29T21:59:59.999Z', 200],
      ['2028-02-29T22:00:00.000Z', 422],
    ] as const) {
      clock.set(at);
      const { token } = await world.person();
      const answer = await world.call('vouchers.validate', { token, body: { code: 'LEAP' } });
      expect([at, answer.status], answer.raw).toEqual([at, status]);
    }
  });

  test('an edit window over a leap day has 24 hours', async () => {
    clock.set('2028-02-28T12:00:00.000Z');
    const owner = await world.person();
    const code = await world.buyCode(owner);
    await world.openEditWindow(owner, code);
    const edit = async (title: string) => {
      const { token } = await world.signIn(owner);
      const { version } = (await world.call('zarcodes.get', { token, params: { code } })).body;
      const body = { ...pretoria, title, version };
      return (await world.call('zarcodes.update', { token, params: { code }, body })).status;
    };
    clock.set('2028-02-29T11:59:59.000Z');
    expect(await edit('Leap Spaza')).toBe(200);
    clock.set('2028-02-29T12:00:00.000Z');
    expect(await edit('Late Spaza')).toBe(422);
  });

  test('a session over a leap day has 24 hours', async () => {
    clock.set('2028-02-28T12:00:00.000Z');
    const { token } = await world.person();
    clock.advance(day - 1);
    expect((await world.call('auth.me', { token })).status).toBe(200);
    clock.advance(1);
    expect((await world.call('auth.me', { token })).status).toBe(401);
  });
});

describe('functions whose clocks differ by five minutes', { tags: 'C10' }, () => {
  /** What one function did a moment ago, by a clock that is ahead or behind. */
  const by = async <T>(minutes: number, act: () => Promise<T>): Promise<T> => {
    clock.advance(minutes * minute);
    const result = await act();
    clock.advance(-minutes * minute);
    return result;
  };
  beforeEach(() => clock.set('2028-02-29T21:58:00.000Z'));

  test.each([5, -5])('accept each other’s sessions, links and edit windows (%i)', async (minutes) => {
    const owner = await by(minutes, () => world.person());
    expect((await world.call('auth.me', { token: owner.token })).status).toBe(200);
    const code = await by(minutes, () => world.buyCode(owner));
    await by(minutes, () => world.openEditWindow(owner, code));
    const body = { ...pretoria, title: 'Mama Joy Supermarket', version: 1 };
    const edited = await world.call('zarcodes.update', { token: owner.token, params: { code }, body });
    expect(edited.status, edited.raw).toBe(200);
    const token = await by(minutes, () => world.resetToken(owner));
    const reset = { token, password: 'brand new', confirmPassword: 'brand new' };
    expect((await world.call('auth.resetPassword', { body: reset })).status).toBe(200);
  });

  test.each([5, -5])('settle each other’s orders once, with one code each (%i)', async (minutes) => {
    const payFast = await openPayFast(world);
    const person = await world.person();
    const orders = [];
    for (const title of ['First', 'Second']) {
      const placed = await by(minutes, () => payFast.order(person, { zarcode: { ...pretoria, title } }));
      orders.push(placed.body.id as string);
    }
    for (const [index, id] of orders.entries()) {
      const notice = { m_payment_id: id, pf_payment_id: `pf-${index}` };
      for (const each of [0, minutes]) {
        expect((await by(each, () => payFast.notify(notice))).status).toBe(200);
      }
    }
    expect(await world.itemsOfType('zarcode')).toHaveLength(2);
    expect(await world.itemsOfType('ledger')).toHaveLength(2);
  });

  test.each([5, -5])('answer a repeated call as before (%i)', async (minutes) => {
    const person = await world.person();
    await world.addBundle(person, 5);
    const call = {
      token: person.token,
      headers: { 'idempotency-key': 'the-same-key' },
      body: { ...pretoria, useBundle: true },
    };
    const first = await by(minutes, () => world.call('zarcodes.create', call));
    const second = await world.call('zarcodes.create', call);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await world.itemsOfType('zarcode')).toHaveLength(1);
  });
});
