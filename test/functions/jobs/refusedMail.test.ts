import { afterAll, describe, expect, test } from 'vitest';
import { handler as invoicePayments } from '#functions/jobs/invoicePayments.ts';
import { handler as resendMail } from '#functions/jobs/resendMail.ts';
import { day, hour, minute, testClock } from '#test/support/clock.ts';
import { openMailWorld } from '#test/support/mailWorld.ts';
import { startRefusingSes } from '#test/support/refusingSes.ts';
import type { Person } from '#test/support/world.ts';

const clock = testClock('2026-03-02T08:00:00.000Z');
const { world, inbox, feed } = await openMailWorld({ now: clock.now });
const ses = await startRefusingSes(inbox.url);
afterAll(() => ses.stop());

const sentTo = async ({ email }: Person) => (await inbox.mailsTo(email)).length;
const receiptOf = async ({ id }: Person) =>
  (await world.itemsOfType('mail')).find(({ to }) => to === id) ?? {};
const isSuppressed = async (person: Person) => {
  const boss = await world.person({ role: 'super_admin' });
  const body = { email: person.email };
  return (await world.call('settings.testEmail', { token: boss.token, body })).status === 422;
};

async function buy(...people: readonly Person[]): Promise<void> {
  for (const person of people) await world.buyCode(person);
  await invoicePayments();
}
async function later(seconds: number): Promise<void> {
  clock.advance(seconds);
  await resendMail();
}

const notVerified = (who: string) => ({
  code: 'MessageRejected',
  message: `Email address is not verified. The following identities failed the check in region AF-SOUTH-1: ${who}`,
});

describe('refused for good', { tags: 'C7' }, () => {
  test('one of 25 receipts: the others arrive at once, and it is neither tried again nor lost', async () => {
    const people = await Promise.all(Array.from({ length: 25 }, () => world.person()));
    const refused = people[9] as Person;
    ses.refuse(refused.email, { code: 'MessageRejected', message: 'Content not accepted.' });
    await buy(...people);
    expect(await feed.work()).toEqual({ batchItemFailures: [] });
    const sent = await Promise.all(people.map(sentTo));
    expect(sent).toEqual(people.map((person) => (person === refused ? 0 : 1)));
    expect(await receiptOf(refused)).toMatchObject({
      unsentReason: 'refused',
      refusal: 'Content not accepted.',
    });
    const tries = ses.triesOf(refused.email);
    await later(2 * hour);
    expect([tries, ses.triesOf(refused.email)]).toEqual([1, 1]);
    // It was about what the mail said.
    expect(await isSuppressed(refused)).toBe(false);
  });

  test('with a reason that is cut in the middle of a character: it is stored all the same', async () => {
    const person = await world.person();
    ses.refuse(person.email, { code: 'MessageRejected', message: `${'x'.repeat(499)}\u{1f4ee}` });
    await buy(person);
    expect(await feed.work()).toEqual({ batchItemFailures: [] });
    expect(await receiptOf(person)).toMatchObject({
      unsentReason: 'refused',
      refusal: `${'x'.repeat(499)}\ufffd`,
    });
  });

  test('because it is no address for SES: nothing more is mailed to it', async () => {
    const person = await world.person();
    ses.refuse(person.email, { code: 'InvalidParameterValue', message: 'Missing final @domain' });
    await buy(person);
    await feed.work();
    expect(await receiptOf(person)).toMatchObject({ unsentReason: 'refused' });
    expect(await isSuppressed(person)).toBe(true);
    await buy(person);
    await feed.work();
    expect(ses.triesOf(person.email)).toBe(1);
  });

  test('because the sandbox does not know the recipient, who may be mailed once it is over', async () => {
    const person = await world.person();
    ses.refuse(person.email, notVerified(person.email));
    await buy(person);
    await feed.work();
    expect(await receiptOf(person)).toMatchObject({ unsentReason: 'refused' });
    expect(await isSuppressed(person)).toBe(false);
  });
});

describe('refused for a time', { tags: 'C7' }, () => {
  test.each([
    ['the rate', { code: 'Throttling', message: 'Maximum sending rate exceeded.' }],
    ['a paused account', { code: 'MessageRejected', message: 'Sending paused for this account.' }],
    ['our own domain', notVerified('ZarCodes &lt;hello@zarcodes.local&gt;, zarcodes.local')],
    ['our own domain and theirs', notVerified('zarcodes.local, somebody@example.co.za')],
    ['our rights', { code: 'AccessDenied', message: 'Not authorized to perform ses:SendEmail' }],
  ])('because of %s: it is sent later, once, and holds up no other', async (_, refusal) => {
    const [waiting, other] = [await world.person(), await world.person()];
    ses.refuse(waiting.email, refusal);
    await buy(waiting, other);
    expect(await feed.work()).toEqual({ batchItemFailures: [] });
    expect([await sentTo(waiting), await sentTo(other)]).toEqual([0, 1]);
    await later(minute);
    ses.accept(waiting.email);
    await later(10 * minute);
    await Promise.all([later(minute), resendMail()]);
    expect(await sentTo(waiting)).toBe(1);
    expect(await receiptOf(waiting)).not.toHaveProperty('unsentReason');
  });

  test('two runs at once try a mail once', async () => {
    const person = await world.person();
    ses.refuse(person.email, { code: 'MailFromDomainNotVerifiedException', message: 'Not now.' });
    await buy(person);
    await feed.work();
    const before = ses.triesOf(person.email);
    clock.advance(10 * minute);
    await Promise.all([resendMail(), resendMail(), resendMail()]);
    expect(ses.triesOf(person.email)).toBe(before + 1);
  });
});

test('what was sent or refused expires after 90 days, and is still found by the person’s list until then', async () => {
  const [sent, refused] = [await world.person(), await world.person()];
  ses.refuse(refused.email, { code: 'MessageRejected', message: 'Content not accepted.' });
  await buy(sent, refused);
  const written = (await receiptOf(sent))['createdAt'];
  await feed.work();
  const expiresAt = Math.floor(clock.now().getTime() / 1000) + 90 * day;
  for (const person of [sent, refused]) {
    expect(await receiptOf(person)).toMatchObject({ expiresAt, ownerPk: `MAILS#${person.id}` });
    expect((await receiptOf(person))['ownerSk']).toMatch(new RegExp(`^${written}#mail_`));
  }
});
