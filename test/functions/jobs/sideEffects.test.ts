import { describe, expect, test } from 'vitest';
import { handler as invoicePayments } from '#functions/jobs/invoicePayments.ts';
import { handler as resendMail } from '#functions/jobs/resendMail.ts';
import { minute, testClock } from '#test/support/clock.ts';
import { openMailWorld } from '#test/support/mailWorld.ts';
import { runJob } from '#test/support/streamFeed.ts';
import { type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-02T08:00:00.000Z');
const { world, inbox, feed } = await openMailWorld({ now: clock.now });

/** Buys a code, whose receipt is written with the number of its invoice. */
async function buyCode(...buyer: Parameters<World['buyCode']>): Promise<string> {
  const code = await world.buyCode(...buyer);
  await invoicePayments();
  return code;
}
const nextMails = async () =>
  (await feed.next()).filter(({ dynamodb }) => dynamodb?.NewImage?.['type']?.S === 'mail');

const mailsTo = ({ email }: Person) => inbox.mailsTo(email);
const outbox = async ({ id }: Person) => (await world.itemsOfType('mail')).filter(({ to }) => to === id);

describe('a receipt', () => {
  test('for a paid code goes to its owner, once', async () => {
    const owner = await world.person({ firstName: 'Naledi' });
    const code = await buyCode(owner);
    expect(await feed.work()).toEqual({ batchItemFailures: [] });
    const [mail, ...more] = await mailsTo(owner);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      from: 'ZarCodes <hello@zarcodes.local>',
      subject: `Your ZarCode ${code} is ready`,
      destination: { to: [owner.email], cc: [], bcc: [] },
    });
    const [{ content }] = (await outbox(owner)) as [{ content: { reference: string } }];
    for (const part of [mail?.body.text, mail?.body.html]) {
      for (const expected of [
        'Hello Naledi,',
        code,
        'Mama Joy Spaza',
        'R19.00',
        content.reference,
        `http://localhost:3000/${code}`,
      ]) {
        expect(part).toContain(expected);
      }
      expect(part).not.toContain('VAT');
    }
    expect((await outbox(owner))[0]?.['sentAt']).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test('shows the VAT if the company is registered', async () => {
    const owner = await world.person();
    await world.setSettings({ vatRegistered: true });
    await buyCode(owner);
    await world.setSettings({});
    await feed.work();
    expect((await mailsTo(owner))[0]?.body.text).toContain('VAT included (15%): R2.48');
  });

  test('for a code from a bundle says that it was prepaid, and how many are left', async () => {
    const owner = await world.person();
    await world.addBundle(owner, 5);
    const { body } = await world.call('zarcodes.create', {
      token: owner.token,
      body: { ...pretoria, useBundle: true },
    });
    await feed.work();
    const [mail] = await mailsTo(owner);
    expect(mail?.subject).toBe(`Your ZarCode ${body.zarcode} is ready`);
    expect(mail?.body.text).toContain('R0.00 (prepaid or free)');
    expect(mail?.body.text).toContain('Prepaid ZarCodes left: 4');
  });

  test('for a bundle links to the generator', async () => {
    const owner = await world.person();
    const order = await world.call('payments.create', { token: owner.token, body: { bundle: 10 } });
    await world.call('payments.complete', { token: owner.token, params: { id: order.body.id } });
    await invoicePayments();
    await feed.work();
    const [mail] = await mailsTo(owner);
    expect(mail?.subject).toBe('Your receipt: Bundle of 10 ZarCodes');
    expect(mail?.body.text).toContain('R171.00');
    expect(mail?.body.text).toContain('http://localhost:3000/generator');
  });
});

test('user input in mails is escaped and never becomes markup or a header', {
  tags: ['I6', 'I10'],
}, async () => {
  const owner = await world.person({ firstName: '<img src=x onerror=alert(1)>' });
  await buyCode(owner, { title: `<script>alert("1")</script>\r\nBcc: evil & 'co'` });
  await feed.work();
  const [mail] = await mailsTo(owner);
  expect(mail?.body.html).not.toMatch(/<script|<img/i);
  expect(mail?.body.html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  expect(mail?.body.html).toContain('&amp; &#x27;co&#x27;');
  expect(mail?.body.html).toContain('Hello &lt;img src=x onerror=alert(1)&gt;,');
  expect(mail?.body.text).toContain('<script>alert("1")</script>');
  expect(mail?.destination).toEqual({ to: [owner.email], cc: [], bcc: [] });
  expect(mail?.subject).not.toMatch(/[\r\n<]/);
});

test('a repeated record sends nothing', { tags: 'C7' }, async () => {
  const owner = await world.person();
  await buyCode(owner);
  const records = await nextMails();
  await runJob('sideEffects', records);
  await runJob('sideEffects', records);
  expect(await mailsTo(owner)).toHaveLength(1);
});

test('SES down: the mail stays stored, and is sent once SES is up', { tags: 'C7' }, async () => {
  const owner = await world.person();
  const code = await buyCode(owner);
  await inbox.stop();
  const records = await nextMails();
  expect(records).toHaveLength(1);
  // It holds up no other change: the outbox has it.
  expect(await runJob('sideEffects', records)).toEqual({ batchItemFailures: [] });
  expect((await outbox(owner))[0]).not.toHaveProperty('sentAt');
  // Routes still work meanwhile.
  expect((await world.call('zarcodes.get', { params: { code } })).status).toBe(200);
  const other = await buyCode(owner);
  expect(other).toMatch(/^7PT-/);

  await inbox.start();
  clock.advance(minute);
  await resendMail();
  await feed.work();
  expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual(
    [code, other].map((one) => `Your ZarCode ${one} is ready`),
  );
});

test('a mail that can’t be sent does not block others, and is tried again alone', {
  tags: 'C7',
}, async () => {
  const [bad, good, last] = [await world.person(), await world.person(), await world.person()];
  await buyCode(bad);
  const [stored] = await outbox(bad);
  await world.put({ ...stored, content: { kind: 'nonsense' } });
  await buyCode(good);
  await buyCode(last);
  const records = await nextMails();
  expect(await runJob('sideEffects', records)).toEqual({ batchItemFailures: [] });
  expect(await mailsTo(good)).toHaveLength(1);
  expect(await mailsTo(last)).toHaveLength(1);

  await world.put({ ...(await outbox(bad))[0], content: stored?.['content'] });
  clock.advance(minute);
  await resendMail();
  for (const person of [bad, good, last]) expect(await mailsTo(person)).toHaveLength(1);
});

test('a deleted user gets no mail, and the batch succeeds', async () => {
  const deletedUser = await world.person();
  await buyCode(deletedUser);
  const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb');
  await world.table.client.send(
    new DeleteCommand({ TableName: world.table.name, Key: { pk: `USER#${deletedUser.id}`, sk: 'USER' } }),
  );
  expect(await feed.work()).toEqual({ batchItemFailures: [] });
  expect(await mailsTo(deletedUser)).toEqual([]);
});

test('no mail is created if the code was not', async () => {
  const owner = await world.person();
  await world.addBundle(owner, 1);
  await Promise.all(
    [1, 2, 3].map(() =>
      world.call('zarcodes.create', { token: owner.token, body: { ...pretoria, useBundle: true } }),
    ),
  );
  await feed.work();
  expect(await mailsTo(owner)).toHaveLength(1);
});

test('a contact message goes to support, with Reply-To set to its author', { tags: 'I10' }, async () => {
  const body = {
    name: 'Zanele <b>Mokoena</b>',
    email: 'zanele@example.co.za',
    subject: 'Bundles',
    message: 'Can my sister use it?\n<img src=x onerror=alert(1)>',
  };
  expect((await world.call('contact.create', { body })).status).toBe(201);
  expect(await feed.work()).toEqual({ batchItemFailures: [] });
  const sent = await inbox.mailsTo('support@zarcodes.local');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    subject: 'Message from Zanele <b>Mokoena</b>: Bundles',
    replyTo: ['zanele@example.co.za'],
  });
  expect(sent[0]?.body.text).toContain('<img src=x onerror=alert(1)>');
  expect(sent[0]?.body.html).not.toContain('<img');
});

test('a change request goes to support, with Reply-To set to the owner', async () => {
  const owner = await world.person({ firstName: 'Zanele' });
  const code = await buyCode(owner);
  await feed.work();
  const body = { reason: 'The gate is in Park Street now.\n<img src=x onerror=alert(1)>' };
  await world.call('zarcodes.requestChange', { token: owner.token, params: { code }, body });
  expect(await feed.work()).toEqual({ batchItemFailures: [] });
  const sent = (await inbox.mails()).filter(({ subject }) => subject === `Change request for ${code}`);
  expect(sent).toMatchObject([{ destination: { to: ['support@zarcodes.local'] }, replyTo: [owner.email] }]);
  expect(sent[0]?.body.text).toContain('Zanele Nkosi has requested a change to a ZarCode.');
  expect(sent[0]?.body.text).toContain(body.reason.split('\n')[0]);
  expect(sent[0]?.body.text).toContain(`http://localhost:3000/${code}`);
  expect(sent[0]?.body.html).not.toContain('<img');
});
