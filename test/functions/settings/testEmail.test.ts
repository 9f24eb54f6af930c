import { beforeAll, expect, test } from 'vitest';
import { suppress } from '#functions/data/suppressions.ts';
import { type Inbox, newInbox } from '#test/support/inbox.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let boss: Person;
let inbox: Inbox;
beforeAll(async () => {
  world = await newWorld();
  inbox = await newInbox();
  boss = await world.person({ role: 'super_admin' });
  return () => inbox.free();
});

const run = (body: object) => world.call('settings.testEmail', { token: boss.token, body });

test('a test mail goes to the given address, or to one’s own, by the outbox', async () => {
  const feed = await openFeed(world.table, 'sideEffects');
  expect(await run({ email: ' Zanele@Example.co.za ' })).toMatchObject({
    status: 200,
    body: {
      message: 'The test email to zanele@example.co.za is being sent. It should arrive within a minute.',
    },
  });
  expect((await run({})).body.message).toContain(boss.email);
  await feed.work();
  const sent = await inbox.mails();
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Test email from ZarCodes',
    'Test email from ZarCodes',
  ]);
  const addresses = sent.flatMap(({ destination }) => destination.to);
  expect(addresses.toSorted()).toEqual(['zanele@example.co.za', boss.email].toSorted());
  const mails = await world.itemsOfType('mail');
  expect(mails.map(({ sentAt }) => sentAt)).toEqual([expect.any(String), expect.any(String)]);
  const entries = await world.itemsOfType('audit');
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatchObject({ action: 'settings.testEmail', actorId: boss.id });
});

test('an address that gets no mail any more is refused, with the reason', async () => {
  await suppress(world.table, 'gone@example.co.za', { reason: 'bounce', at: '2026-01-01T00:00:00.000Z' });
  const message = 'An earlier email to this address came back for good, so no more are sent to it.';
  expect(await run({ email: 'gone@example.co.za' })).toMatchObject({
    status: 422,
    body: { code: 'mail_suppressed', message, fields: { email: message } },
  });
});

test('what is no address is refused', async () => {
  expect((await run({ email: 'zanele' })).status).toBe(400);
});
