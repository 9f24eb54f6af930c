import { BatchWriteCommand, DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { timeKeys } from '#functions/data/byTime.ts';
import { addMonth } from '#functions/data/months.ts';
import { suppress } from '#functions/data/suppressions.ts';
import { handler as mailEvents } from '#functions/jobs/mailEvents.ts';
import { handler as sendMailings } from '#functions/jobs/sendMailings.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { type BulkMailer, createBulkMailer } from '#functions/services/bulkMail.ts';
import { MailRefused } from '#functions/services/mailRefused.ts';
import { recount } from '#scripts/recount/recount.ts';
import type { RouteKey } from '#shared/contract/contract.ts';
import { makeCreator } from '#test/support/creators.ts';
import { type Inbox, newInbox } from '#test/support/inbox.ts';
import { bounceOf, complaintOf, deliveryOf } from '#test/support/mailEvents.ts';
import { aMailing } from '#test/support/mailings.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let boss: Person;
let inbox: Inbox;
let mailer: BulkMailer;
beforeEach(async () => {
  world = await newWorld();
  inbox = await newInbox();
  mailer = createBulkMailer(world.deps.config);
  provideDependencies({ bulkMail: mailer });
  boss = await world.person({ role: 'super_admin', firstName: 'Naledi' });
  return () => inbox.free();
});

type Verb = Extract<RouteKey, `mailings.${string}`> extends `mailings.${infer V}` ? V : never;
const call = (verb: Verb, input: Record<string, unknown> = {}) =>
  world.call(`mailings.${verb}`, { token: boss.token, ...input });

async function draft(audience: object = { kind: 'all' }): Promise<string> {
  const made = await call('create', { body: { ...aMailing, audience } });
  if (made.status !== 201) throw new Error(made.raw);
  return made.body.id;
}
const get = async (id: string) => (await call('get', { params: { id } })).body;

/** Confirmed as an admin does. */
async function send(id: string) {
  const { body } = await call('count', { params: { id } });
  return call('send', { params: { id }, body: { recipients: body.recipients, version: 1 } });
}
/** To these people, in the order in which they were sent. */
const receivedBy = async (people: readonly Person[]) => {
  const mails = await inbox.mails();
  const to = mails.flatMap(({ destination }) => destination.to);
  return people.map(({ email }) => to.filter((each) => each === email).length);
};

test('a draft is written, changed, listed and deleted, and each is recorded', async () => {
  const id = await draft({ kind: 'province', province: 'Gauteng' });
  const body = { ...aMailing, subject: 'Bundles', audience: { kind: 'role', role: 'admin' }, version: 1 };
  expect(await call('update', { params: { id }, body })).toMatchObject({
    status: 200,
    body: { subject: 'Bundles', audience: { kind: 'role', role: 'admin' }, state: 'draft', version: 2 },
  });
  const { mailings } = (await call('list')).body;
  expect(mailings).toMatchObject([{ id, subject: 'Bundles', createdBy: { id: boss.id } }]);
  expect(await call('update', { params: { id }, body })).toMatchObject({
    status: 409,
    body: {
      code: 'changed_meanwhile',
      message: expect.stringContaining('Naledi Nkosi has changed this in the meantime (subject: Bundles'),
    },
  });
  expect((await call('delete', { params: { id } })).status).toBe(200);
  expect((await call('get', { params: { id } })).status).toBe(404);
  const entries = (await world.itemsOfType('audit')).map(({ action }) => action);
  expect(entries.toSorted()).toEqual(['mailings.create', 'mailings.delete', 'mailings.update']);
});

test.each([
  [{ subject: '' }, { subject: 'Please enter a subject.' }],
  [{ subject: 'x'.repeat(151) }, { subject: 'Please use at most 150 characters.' }],
  [{ text: ' ' }, { text: 'Please enter a text.' }],
  [{ text: 'x'.repeat(10_001) }, { text: 'Please use at most 10000 characters.' }],
  [{ audience: { kind: 'everybody' } }, { 'audience.kind': 'Please choose who gets it.' }],
])('%o is refused', async (fields, problems) => {
  const body = { ...aMailing, audience: { kind: 'all' }, ...fields };
  expect(await call('create', { body })).toMatchObject({ status: 400, body: { fields: problems } });
});

test('one person is found by their address, and stored by their id', async () => {
  const { id, email } = await world.person();
  const made = await draft({ kind: 'person', email: email.toUpperCase() });
  expect((await get(made)).audience).toEqual({ kind: 'person', userId: id, email, name: 'Thandi Nkosi' });
  expect(JSON.stringify(await world.itemsOfType('mailing'))).not.toContain(email);
  const nobody = { ...aMailing, audience: { kind: 'person', email: 'nobody@example.co.za' } };
  expect(await call('create', { body: nobody })).toMatchObject({
    status: 422,
    body: { code: 'account_unknown', message: 'No account has this email address.' },
  });
});

describe('who gets it', () => {
  test('everybody who wants emails and can get them, once, with their own name and link', async () => {
    const [thandi, off, disabled, leaving, suppressed, zanele] = [
      await world.person(),
      await world.person(),
      await world.person(),
      await world.person(),
      await world.person(),
      await world.person({ firstName: 'Zanelé <b>' }),
    ];
    await world.updateUser(off, { emailNotifications: false });
    await world.updateUser(disabled, { disabled: true });
    await world.keepToken(leaving);
    await suppress(world.table, suppressed.email, { reason: 'bounce', at: '2026-01-01T00:00:00.000Z' });
    const id = await draft();
    expect((await call('count', { params: { id } })).body).toEqual({
      recipients: 3,
      isExact: true,
      others: { disabled: 1, leaving: 1, notAgreed: 1, notConfirmed: 0, noMail: 1 },
    });
    expect(await send(id)).toMatchObject({ status: 200, body: { state: 'sending', recipients: 3 } });
    await sendMailings();
    expect(await get(id)).toMatchObject({ state: 'sent', sent: 3, skipped: 4 });
    expect(await receivedBy([boss, thandi, off, disabled, suppressed, zanele])).toEqual([1, 1, 0, 0, 0, 1]);
    const [mail] = await inbox.mailsTo(zanele.email);
    expect(mail).toMatchObject({ subject: 'News for Zanelé <b>', replyTo: ['support@zarcodes.local'] });
    expect(mail?.body.text).toMatch(/^Hello Zanelé <b>,\n\nBundles are here\./);
    expect(mail?.body.html).toContain('Hello Zanelé &lt;b&gt;,');
    expect(mail?.body.html).toContain('<a href="https://zarcodes.example/bundles"');
    const token = /unsubscribe\?token=([\w.%-]+)/.exec(mail?.body.text ?? '')?.[1] ?? '';
    expect((await world.call('unsubscribe.create', { query: { token } })).status).toBe(200);
    expect((await world.call('auth.me', { token: zanele.token })).body.user.emailNotifications).toBe(false);
  });

  test('a role, a province of their codes, creators, or one person', async () => {
    const [thandi, sipho, admin] = [
      await world.person(),
      await world.person(),
      await world.person({ role: 'admin' }),
    ];
    await world.buyCode(thandi);
    await makeCreator(sipho);
    const audiences = [
      { kind: 'role', role: 'admin' },
      { kind: 'province', province: 'Gauteng' },
      { kind: 'creators' },
      { kind: 'person', email: boss.email },
    ];
    for (const audience of audiences) {
      expect(await send(await draft(audience))).toMatchObject({ status: 200, body: { recipients: 1 } });
    }
    await sendMailings();
    expect(await receivedBy([thandi, sipho, admin, boss])).toEqual([1, 1, 1, 1]);
    const { mailings } = (await call('list')).body;
    expect(mailings.map(({ state, sent }: { state: string; sent: number }) => [state, sent])).toEqual(
      Array(4).fill(['sent', 1]),
    );
  });

  test('nobody who switched emails off, or whose account has ended or will, after it was confirmed', async () => {
    const [off, erased, leaving] = [await world.person(), await world.person(), await world.person()];
    const id = await draft();
    await send(id);
    await world.call('user.updateProfile', { token: off.token, body: { emailNotifications: false } });
    await world.endAccount(erased);
    await world.keepToken(leaving);
    await sendMailings();
    expect(await receivedBy([off, erased, leaving])).toEqual([0, 0, 0]);
    expect(await get(id)).toMatchObject({ state: 'sent', sent: 1 });
  });
});

/** So many more people, who registered one after the other; and the counters follow. */
async function addPeople(to: World, count: number, wantsMail: (number: number) => boolean): Promise<void> {
  const { id } = await to.person();
  const [model] = (await to.itemsOfType('user')).filter((item) => item['id'] === id);
  const items = Array.from({ length: count }, (_, number) => {
    const own = { id: `usr_${String(number).padStart(20, '0')}`, email: `p${number}@example.co.za` };
    const createdAt = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
    const keys = { pk: `USER#${own.id}`, ...timeKeys('USERS', { ...own, createdAt }) };
    return { ...model, ...own, ...keys, createdAt, emailNotifications: wantsMail(number) };
  });
  await to.table.client.send(
    new DeleteCommand({ TableName: to.table.name, Key: { pk: model?.['pk'], sk: 'USER' } }),
  );
  for (let start = 0; start < count; start += 25) {
    const requests = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await to.table.client.send(new BatchWriteCommand({ RequestItems: { [to.table.name]: requests } }));
  }
  await addMonth(to.deps.table, 'USERS', '2026-01');
  const quiet = { say: () => undefined, sleep: async () => undefined, dryRun: false };
  expect(await recount({ table: to.table, ...quiet })).toBe(true);
}

describe('the confirmation', () => {
  test('is refused with another number than there are, and where nobody would get it', async () => {
    const id = await draft();
    await world.person();
    const wrong = await call('send', { params: { id }, body: { recipients: 1, version: 1 } });
    const message = 'It would go to 2 people now. Please confirm that number.';
    expect(wrong).toMatchObject({ status: 409, body: { message, fields: { recipients: message } } });
    const none = await draft({ kind: 'creators' });
    expect(await call('send', { params: { id: none }, body: { recipients: 1, version: 1 } })).toMatchObject({
      status: 422,
      body: { message: 'Nobody would get this email.' },
    });
    await sendMailings();
    expect(await receivedBy([boss])).toEqual([0]);
  });

  test('is of an estimate above two thousand people, of whom some want no emails', async () => {
    // With the one who sends it 2,201 people; of the first two thousand every fourth wants none.
    await addPeople(world, 2_200, (number) => number % 4 !== 0);
    const id = await draft();
    const { body } = await call('count', { params: { id } });
    const others = { disabled: 0, leaving: 0, notAgreed: 550, notConfirmed: 0, noMail: 0 };
    expect(body).toEqual({ recipients: 1_651, isExact: false, others });
    // A person may register in between.
    const sent = await call('send', { params: { id }, body: { recipients: 1_650, version: 1 } });
    expect(sent).toMatchObject({ status: 200, body: { state: 'sending', recipients: 1_651 } });
  });

  test('of two admins at once, one sends it', async () => {
    const id = await draft();
    const answers = await Promise.all([send(id), send(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await send(id)).toMatchObject({ status: 409, body: { code: 'mailing_state' } });
    await Promise.all([sendMailings(), sendMailings()]);
    expect(await receivedBy([boss])).toEqual([1]);
  });

  test('what was sent is neither changed nor deleted', async () => {
    const id = await draft();
    await send(id);
    const body = { ...aMailing, audience: { kind: 'all' }, version: 2 };
    expect((await call('update', { params: { id }, body })).status).toBe(409);
    expect(await call('delete', { params: { id } })).toMatchObject({
      status: 409,
      body: { message: 'This email has already been sent.' },
    });
  });
});

describe('sending', () => {
  let people: Person[];
  beforeEach(async () => {
    people = [];
    for (let index = 0; index < 6; index++) people.push(await world.person());
  });
  const everybody = () => [boss, ...people];
  const once = () => everybody().map(() => 1);

  test('goes on after an end at any place, and nobody gets it twice', { tags: 'C16' }, async () => {
    const id = await draft();
    await send(id);
    let left = 3;
    const failing = {
      send: async (mail: Parameters<typeof mailer.send>[0]) => {
        if (left-- === 0) throw new MailRefused('Throttling', 'later');
        await mailer.send(mail);
      },
    };
    provideDependencies({ bulkMail: failing });
    await sendMailings();
    expect(await get(id)).toMatchObject({ state: 'sending', sent: 0 });
    provideDependencies({ bulkMail: mailer });
    await Promise.all([sendMailings(), sendMailings()]);
    await sendMailings();
    expect(await receivedBy(everybody())).toEqual(once());
    expect(await get(id)).toMatchObject({ state: 'sent', sent: 7, skipped: 0 });
  });

  test('leaves nobody’s id behind where it has ended', { tags: 'E9' }, async () => {
    await send(await draft());
    await sendMailings();
    const [mailing] = await world.itemsOfType('mailing');
    expect(mailing).toMatchObject({ state: 'sent', createdBy: boss.id });
    for (const { id } of people) expect(JSON.stringify(mailing)).not.toContain(id);
  });

  test('a mail whose response was lost is not sent again', { tags: 'C16' }, async () => {
    const id = await draft();
    await send(id);
    let left = 3;
    const losing = {
      send: async (mail: Parameters<typeof mailer.send>[0]) => {
        await mailer.send(mail);
        if (left-- === 0) throw new Error('The connection was lost');
      },
    };
    provideDependencies({ bulkMail: losing });
    await sendMailings();
    await sendMailings();
    expect(await receivedBy(everybody())).toEqual(once());
    expect(await get(id)).toMatchObject({ state: 'sent', sent: 7, skipped: 0 });
  });

  test('can be paused and resumed, and stopped for good', async () => {
    const id = await draft();
    await send(id);
    expect((await call('pause', { params: { id } })).body).toMatchObject({ state: 'paused' });
    await sendMailings();
    expect(await receivedBy([boss])).toEqual([0]);
    expect(await call('pause', { params: { id } })).toMatchObject({
      status: 409,
      body: { message: 'This email is not being sent.' },
    });
    expect((await call('resume', { params: { id } })).body).toMatchObject({ state: 'sending' });
    await sendMailings();
    expect(await receivedBy(everybody())).toEqual(once());
    const stopped = await draft();
    await send(stopped);
    expect((await call('cancel', { params: { id: stopped } })).body).toMatchObject({ state: 'cancelled' });
    expect((await call('resume', { params: { id: stopped } })).status).toBe(409);
    await sendMailings();
    expect(await receivedBy(everybody())).toEqual(once());
    const entries = (await world.itemsOfType('audit')).map(({ action }) => action);
    expect(entries).toEqual(expect.arrayContaining(['mailings.pause', 'mailings.resume', 'mailings.cancel']));
  });

  test('leaves the rest for the next day where the day’s share of SES’s quota is used up', async () => {
    const { rateLimits } = world.deps.config;
    const limited = { ...rateLimits, mailingsDay: { max: 2, seconds: 86_400 } };
    provideDependencies({ config: { ...world.deps.config, rateLimits: limited } });
    const id = await draft();
    await send(id);
    await sendMailings();
    await sendMailings();
    expect(await get(id)).toMatchObject({ state: 'sending', sent: 2 });
    const tomorrow = new Date(Date.now() + 86_400_000);
    provideDependencies({ now: () => tomorrow });
    await sendMailings();
    boss = await world.signIn(boss);
    expect(await get(id)).toMatchObject({ state: 'sending', sent: 4 });
    provideDependencies({ now: world.deps.now, config: world.deps.config });
    await sendMailings();
    boss = await world.signIn(boss);
    expect(await receivedBy(everybody())).toEqual(once());
  });

  test('counts what SES reports of it, each mail once, and nobody who bounced gets the next one', async () => {
    const id = await draft();
    await send(id);
    await sendMailings();
    const [first, second] = await world.itemsOfType('mailingMail');
    const tagsOf = (mail: typeof first) => ({ mailing: [id], mail: [String(mail?.['id'])] });
    const emailOf = (mail: typeof first) =>
      everybody().find((person) => person.id === mail?.['to'])?.email ?? '';
    for (const event of [
      deliveryOf(tagsOf(first)),
      deliveryOf(tagsOf(first)),
      deliveryOf(tagsOf(second)),
      complaintOf(emailOf(first), 'abuse', tagsOf(first)),
      bounceOf(emailOf(second), 'Permanent', tagsOf(second)),
      bounceOf(emailOf(second), 'Permanent', tagsOf(second)),
      bounceOf(emailOf(second), 'Transient', tagsOf(second)),
      // For another mail.
      deliveryOf({}),
    ]) {
      await mailEvents(event);
    }
    expect(await get(id)).toMatchObject({ delivered: 2, bounced: 1, complained: 1 });
    expect((await call('count', { params: { id: await draft() } })).body.recipients).toBe(5);
  });
});

test('a test goes to oneself alone, also with emails switched off', async () => {
  await world.person();
  await world.updateUser(boss, { emailNotifications: false });
  const id = await draft();
  expect(await call('test', { params: { id } })).toMatchObject({
    status: 200,
    body: { message: `The email was sent to ${boss.email}.` },
  });
  const [mail, ...others] = await inbox.mailsTo(boss.email);
  expect([mail?.subject, others.length]).toEqual(['News for Naledi', 0]);
  expect(await get(id)).toMatchObject({ state: 'draft', sent: 0 });
});

test('an admin who is no super admin sees none of it', async () => {
  const { token } = await world.person({ role: 'admin' });
  expect((await world.call('mailings.list', { token })).status).toBe(403);
});
