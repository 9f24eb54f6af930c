import { expect, test } from 'vitest';
import { minute, testClock } from '#test/support/clock.ts';
import { capeTown, newWorld } from '#test/support/world.ts';

test('the newest five codes and payments, the newest first', async () => {
  const clock = testClock('2026-04-30T20:00:00.000Z');
  const world = await newWorld({ now: clock.now });
  const { token } = await world.person({ role: 'admin' });
  expect(await world.call('stats.newest', { token })).toMatchObject({
    status: 200,
    body: { codes: [], payments: [] },
  });
  const person = await world.person();
  const codes: string[] = [];
  for (let number = 0; number < 6; number++) {
    clock.advance(minute);
    codes.unshift(await world.buyCode(person, { ...capeTown, title: `Shop ${number}` }));
  }
  clock.advance(minute);
  await world.call('payments.create', { token: person.token, body: { bundle: 10 } });
  const { body } = await world.call('stats.newest', { token });
  expect(body.codes.map(({ zarcode }: { zarcode: string }) => zarcode)).toEqual(codes.slice(0, 5));
  expect(body.codes[0]).toMatchObject({ title: 'Shop 5', province: 'Western Cape' });
  expect(body.payments).toHaveLength(5);
  expect(body.payments[0]).toMatchObject({
    status: 'pending',
    amount: '171.00',
    createdAt: '2026-04-30T20:07:00.000Z',
  });
  expect(body.payments[1]).toMatchObject({ status: 'complete', amount: '19.00' });
});
