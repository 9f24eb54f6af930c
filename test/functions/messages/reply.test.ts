import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { suppress } from '#functions/data/suppressions.ts';
import { type Inbox, newInbox } from '#test/support/inbox.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let inbox: Inbox;
let admin: Person;
beforeEach(async () => {
  world = await newWorld();
  inbox = await newInbox();
  admin = await world.person({ role: 'admin', firstName: 'Lerato' });
});
afterEach(() => inbox.free());

const question = {
  name: 'Zanele Mokoena',
  email: 'zanele@example.co.za',
  subject: 'Bundles',
  message: 'Can my sister use my bundle?',
};
async function newMessage(): Promise<string> {
  await world.call('contact.create', { body: question });
  return (await world.itemsOfType('message'))[0]?.['id'];
}
const reply = (id: string, body: Record<string, unknown>, { token } = admin) =>
  world.call('messages.reply', { token, params: { id }, body });
const unread = async () =>
  (await world.call('messages.unreadCount', { token: admin.token })).body.count as number;

describe('an answer', () => {
  test('shows in the bell of a person who was signed in when they wrote', async () => {
    const sender = await world.person();
    await world.call('contact.create', { token: sender.token, body: question });
    const id = (await world.itemsOfType('message'))[0]?.['id'];
    expect((await reply(id, { message: 'Yes, she can.' })).status).toBe(201);
    expect((await world.call('notifications.list', { token: sender.token })).body).toMatchObject({
      notifications: [{ unread: true, content: { kind: 'messageReply', subject: 'Bundles' } }],
      unread: 1,
    });
  });

  test('is mailed, stays in the thread, and marks the message as read', async () => {
    const feed = await openFeed(world.table, 'sideEffects');
    const id = await newMessage();
    expect(await unread()).toBe(1);
    const answer = await reply(id, { message: 'Yes, she can.\nJust sign in.', seenReplies: 0 });
    const thread = {
      ...question,
      id,
      read: true,
      archived: false,
      replyCount: 1,
      replies: [
        {
          id: expect.any(String),
          createdAt: expect.any(String),
          message: 'Yes, she can.\nJust sign in.',
          by: { id: admin.id, name: 'Lerato Nkosi' },
        },
      ],
    };
    expect(answer).toMatchObject({ status: 201, body: thread });
    expect((await world.call('messages.get', { token: admin.token, params: { id } })).body).toMatchObject(
      thread,
    );
    expect(await unread()).toBe(0);

    await feed.work();
    const mail = (await inbox.mailsTo(question.email))[0];
    expect(mail?.subject).toBe('Re: Bundles');
    expect(mail?.body.text).toContain('Yes, she can.');
    expect(mail?.body.text).toContain('You wrote: Can my sister use my bundle?');
  });

  test('is recorded, without what it says', async () => {
    const id = await newMessage();
    await reply(id, { message: 'Yes, she can.' });
    const target = { kind: 'message', id };
    const { body } = await world.call('audit.ofTarget', { token: admin.token, params: target });
    expect(body.entries).toMatchObject([
      { action: 'messages.reply', actor: { id: admin.id }, changes: [{ field: 'answers', from: 0, to: 1 }] },
    ]);
    expect(JSON.stringify(body)).not.toContain('she can');
  });

  test('that another admin gave meanwhile is to be read first', async () => {
    const id = await newMessage();
    const other = await world.person({ role: 'admin', firstName: 'Sipho' });
    await reply(id, { message: 'Yes.', seenReplies: 0 }, other);
    expect(await reply(id, { message: 'No.', seenReplies: 0 })).toMatchObject({
      status: 409,
      body: {
        code: 'already_replied',
        message: 'Sipho has already answered this message. Please read that answer first.',
      },
    });
    expect((await reply(id, { message: 'As Sipho says.', seenReplies: 1 })).status).toBe(201);
  });

  test('of two at the same moment is given by one', async () => {
    const id = await newMessage();
    const both = await Promise.all([1, 2].map((n) => reply(id, { message: `Answer ${n}`, seenReplies: 0 })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await world.itemsOfType('mail')).filter(({ to }) => to === 'requester')).toHaveLength(1);
  });

  test.each([
    ['bounce', 'an email to it came back'],
    ['complaint', 'its owner reported an email of ours as spam'],
  ] as const)('to an address that is suppressed for a %s is refused', async (reason, why) => {
    const id = await newMessage();
    await suppress(world.table, question.email, { reason, at: world.deps.now().toISOString() });
    expect(await reply(id, { message: 'Yes.' })).toMatchObject({
      status: 422,
      body: {
        code: 'address_suppressed',
        message: `This address gets no more email from us, because ${why}. The answer was not sent.`,
      },
    });
    expect(await unread()).toBe(1);
  });

  test('needs text, and a message', async () => {
    const id = await newMessage();
    const empty = await reply(id, { message: ' ' });
    expect(empty).toMatchObject({ status: 400, body: { fields: { message: 'Please enter an answer.' } } });
    const unknown = await reply('msg_00000000000000000000', { message: 'Yes.' });
    expect(unknown).toMatchObject({ status: 404, body: { message: 'Message not found' } });
  });

  test('that is the fiftieth is the last', async () => {
    const id = await newMessage();
    for (let count = 0; count < 50; count += 1) {
      expect((await reply(id, { message: `Answer ${count}` })).status).toBe(201);
    }
    expect(await reply(id, { message: 'One more' })).toMatchObject({
      status: 422,
      body: { code: 'replies_full' },
    });
  });
});
