import { expect, test } from 'vitest';
import { handler as runErasures } from '#functions/jobs/erasures.ts';
import { hour, testClock } from '#test/support/clock.ts';
import { newInbox } from '#test/support/inbox.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld } from '#test/support/world.ts';

test('answers are in the export of the person who got them, and are erased with their account', async () => {
  const clock = testClock(new Date().toISOString());
  const world = await newWorld({ now: clock.now });
  const inbox = await newInbox();
  const sideEffects = await openFeed(world.table, 'sideEffects');
  const admin = await world.person({ role: 'admin' });
  const person = await world.person();
  const { token, email } = person;
  const body = { name: 'Zanele', email, subject: 'Bundles', message: 'May my sister use mine?' };
  await world.call('contact.create', { token, body });
  const params = { id: (await world.itemsOfType('message'))[0]?.['id'] };
  const reply = { message: 'Certainly she may.' };
  await world.call('messages.reply', { token: admin.token, params, body: reply });
  await sideEffects.work();
  inbox.free();

  const exported = await world.call('user.export', { token });
  expect(exported.body.messages).toMatchObject([
    { subject: 'Bundles', replies: [{ message: 'Certainly she may.' }] },
  ]);
  expect(exported.raw).not.toContain(admin.id);
  const isReply = (mail: { content: { kind: string } }) => mail.content.kind === 'messageReply';
  expect(exported.body.mails.filter(isReply)).toHaveLength(1);

  await world.endAccount(person);
  await runErasures();
  clock.advance(hour + 1);
  await runErasures();
  const left = JSON.stringify(await world.allItems());
  expect(left).not.toContain('Certainly she may');
  expect(left).not.toContain('May my sister');
  expect(left).not.toContain(email);
});
