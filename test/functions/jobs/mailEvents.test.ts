import { describe, expect, test } from 'vitest';
import { hashed } from '#functions/data/hashed.ts';
import { handler } from '#functions/jobs/mailEvents.ts';
import { bounceOf, complaintOf } from '#test/support/mailEvents.ts';
import { openMailWorld } from '#test/support/mailWorld.ts';
import type { Person } from '#test/support/world.ts';

const { world, inbox, feed } = await openMailWorld();

const sentTo = async ({ email }: Person) => (await inbox.mailsTo(email)).length;
const receiptOf = async ({ id }: Person) => (await world.itemsOfType('mail')).find(({ to }) => to === id);
const suppressions = async (email: string) =>
  (await world.itemsOfType('suppression')).filter(({ pk }) => pk === `SUPPRESS#${hashed(email)}`);

/** Buys a code, which creates a receipt mail. */
async function buy(person: Person): Promise<void> {
  await world.buyCode(person);
  // The number of its invoice, then the mail.
  for (let round = 0; round < 2; round++) expect(await feed.work()).toEqual({ batchItemFailures: [] });
}

describe.each([
  ['bounce', bounceOf],
  ['complaint', complaintOf],
] as const)('after a %s', { tags: 'C7' }, (reason, eventOf) => {
  test('the address gets no more mail; the receipt records the reason and is not retried', async () => {
    const person = await world.person();
    await handler(eventOf(person.email.toUpperCase()));
    await buy(person);
    expect(await sentTo(person)).toBe(0);
    const receipt = await receiptOf(person);
    expect(receipt).toMatchObject({ unsentReason: reason });
    expect(receipt).not.toHaveProperty('sentAt');
    expect(receipt?.['ownerPk']).toMatch(/^MAILS#/);
  });

  test('other addresses still get mail, and the account stays active', async () => {
    const [bounced, other] = [await world.person(), await world.person()];
    await handler(eventOf(bounced.email));
    await buy(other);
    expect(await sentTo(other)).toBe(1);
    expect((await world.call('auth.me', { token: bounced.token })).status).toBe(200);
  });
});

test('repeated events and other kinds do not replace the first reason', async () => {
  const { email } = await world.person();
  await handler(bounceOf(email));
  const [first] = await suppressions(email);
  await handler(bounceOf(email));
  await Promise.all([handler(complaintOf(email)), handler(complaintOf(email, 'abuse'))]);
  expect(await suppressions(email)).toEqual([first]);
  expect(first).toMatchObject({ reason: 'bounce', at: expect.stringMatching(/^\d{4}-/) });
});

test.each([
  ['a full mailbox', bounceOf, 'Transient'],
  ['a bounce that SES cannot read', bounceOf, 'Undetermined'],
  ['a complaint that is taken back', complaintOf, 'not-spam'],
] as const)('%s does not suppress the address', async (_, eventOf, kind) => {
  const person = await world.person();
  await handler(eventOf(person.email, kind));
  await buy(person);
  expect(await sentTo(person)).toBe(1);
});

test.each([
  ['nothing', undefined],
  ['another event', { detail: { eventType: 'Open', open: {} } }],
  [
    'no recipient',
    { detail: { eventType: 'Bounce', bounce: { bounceType: 'Permanent', bouncedRecipients: [] } } },
  ],
  ['no address', bounceOf('nobody')],
])('%s throws, so that it goes to the failure queue', async (_, event) => {
  const before = await world.itemsOfType('suppression');
  await expect(handler(event)).rejects.toThrow();
  expect(await world.itemsOfType('suppression')).toEqual(before);
});
