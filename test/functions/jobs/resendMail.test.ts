import { expect, test } from 'vitest';
import { handler as invoicePayments } from '#functions/jobs/invoicePayments.ts';
import { handler } from '#functions/jobs/resendMail.ts';
import { hour, testClock } from '#test/support/clock.ts';
import { openMailWorld } from '#test/support/mailWorld.ts';
import type { Person } from '#test/support/world.ts';

// A fixed time in the past.
const clock = testClock('2026-03-02T08:00:00.000Z');
const { world, inbox, feed } = await openMailWorld({ now: clock.now });

const sentTo = async ({ email }: Person) => (await inbox.mailsTo(email)).length;
const receiptOf = async ({ id }: Person) =>
  (await world.itemsOfType('mail')).find(({ to }) => to === id) ?? {};
const waiting = async () =>
  (await world.itemsOfType('mail'))
    .filter(({ ownerPk }) => ownerPk?.startsWith('OUTBOX#'))
    .map(({ to }) => to);

/** A user whose receipt the stream's consumer did not send. */
async function buyerWithoutReceipt(): Promise<Person> {
  const person = await world.person();
  await world.buyCode(person);
  await invoicePayments();
  await feed.next();
  return person;
}

test('a mail that the consumer gave up is sent after an hour, exactly once', { tags: 'C7' }, async () => {
  const person = await buyerWithoutReceipt();
  await handler();
  expect(await sentTo(person)).toBe(0);
  clock.advance(hour + 1);
  await handler();
  expect(await sentTo(person)).toBe(1);
  expect(await receiptOf(person)).toMatchObject({ sentAt: clock.now().toISOString() });
  expect(await waiting()).toEqual([]);
  clock.advance(hour);
  await handler();
  expect(await sentTo(person)).toBe(1);
});

test('a mail that the consumer sent is not sent again', async () => {
  const person = await world.person();
  await world.buyCode(person);
  await invoicePayments();
  await feed.work();
  clock.advance(2 * hour);
  await handler();
  expect(await sentTo(person)).toBe(1);
});

test('a mail that cannot be sent does not block others', { tags: 'C7' }, async () => {
  const [bad, good] = [await buyerWithoutReceipt(), await buyerWithoutReceipt()];
  const stored = await receiptOf(bad);
  await world.put({ ...stored, content: { kind: 'nonsense' } });
  clock.advance(2 * hour);
  await handler();
  expect(await sentTo(good)).toBe(1);
  expect(await waiting()).toEqual([bad.id]);
  await world.put({ ...(await receiptOf(bad)), content: stored['content'] });
  clock.advance(hour + 1);
  await handler();
  expect(await sentTo(bad)).toBe(1);
});

test('it waits while SES is down, and is given up and reported after three days', {
  tags: 'C7',
}, async () => {
  const person = await buyerWithoutReceipt();
  await inbox.stop();
  clock.advance(71 * hour);
  await handler();
  expect(await waiting()).toEqual([person.id]);
  clock.advance(2 * hour);
  await handler();
  await inbox.start();
  await handler();
  expect(await sentTo(person)).toBe(0);
  expect(await receiptOf(person)).toMatchObject({ unsentReason: 'tooOld' });
  expect(await waiting()).toEqual([]);
});

test('a password reset link is not sent late, because a newer one may have been requested', async () => {
  const person = await world.person();
  const requestReset = () => world.call('auth.forgotPassword', { body: { email: person.email } });
  expect((await requestReset()).status).toBe(200);
  await feed.next();
  clock.advance(2 * hour);
  await requestReset();
  await feed.work();
  expect(await sentTo(person)).toBe(1);
  const resets = () => world.itemsOfType('reset');
  const before = await resets();
  expect(before).toHaveLength(1);
  await handler();
  expect(await sentTo(person)).toBe(1);
  expect(await resets()).toEqual(before);
  expect(await waiting()).toEqual([]);
});

test('two concurrent sweeps send each mail once', { tags: 'C7' }, async () => {
  const people: Person[] = [];
  for (let count = 0; count < 5; count += 1) people.push(await buyerWithoutReceipt());
  clock.advance(2 * hour);
  await Promise.all([handler(), handler()]);
  for (const person of people) expect(await sentTo(person)).toBe(1);
  expect(await waiting()).toEqual([]);
});

test('a mail to a deleted user is given up', async () => {
  const person = await buyerWithoutReceipt();
  await world.put({ ...(await receiptOf(person)), to: 'usr_nobody' });
  clock.advance(2 * hour);
  await handler();
  expect(await waiting()).toEqual([]);
});
