import { beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  // It stands still, so that no window of a limit ends within a test.
  world = await newWorld({ now: testClock('2026-04-01T10:00:00.000Z').now });
});

const validBody = {
  name: 'Zanele Mokoena',
  email: 'zanele@example.co.za',
  subject: 'Bundles',
  message: 'Can my sister use my bundle?\nShe lives next door.',
};

const stored = (type: string) => world.itemsOfType(type);

describe('the contact form', () => {
  test('stores the message for the admins and mails it to support', async () => {
    const answer = await world.call('contact.create', { body: validBody });
    expect(answer).toMatchObject({
      status: 201,
      body: { message: "Thank you for contacting us. We'll get back to you soon." },
    });
    expect(await stored('message')).toMatchObject([{ ...validBody, read: false }]);
    expect(await stored('mail')).toMatchObject([
      { to: 'support', content: { kind: 'contactMessage', ...validBody } },
    ]);
  });

  test.each([
    ['name', 'Please enter your name.'],
    ['email', 'Please enter a valid email address.'],
    ['subject', 'Please enter a subject.'],
    ['message', 'Please enter a message.'],
  ])('without a %s is refused', async (field, message) => {
    for (const value of ['', ' ', '​​', undefined]) {
      const answer = await world.call('contact.create', { body: { ...validBody, [field]: value } });
      expect(answer).toMatchObject({ status: 400, body: { message, fields: { [field]: message } } });
    }
  });

  test.each([
    'a@example.co.za\r\nBcc: b@example.co.za',
    '"a"@example.co.za, b@example.co.za',
    'a@example.co.za, b@example.co.za',
    'a@example.co.za;b@example.co.za',
    'Zanele <a@example.co.za>',
    'a@example.co.za%0ABcc:b@example.co.za',
  ])('the address %j is refused', { tags: 'I10' }, async (email) => {
    const before = await stored('mail');
    expect((await world.call('contact.create', { body: { ...validBody, email } })).status).toBe(400);
    expect(await stored('mail')).toEqual(before);
  });

  test('a name and a subject have no line breaks', { tags: 'I10' }, async () => {
    const email = 'lines@example.co.za';
    const body = { ...validBody, email, name: 'Zanele\r\nBcc: them', subject: 'Hello\nCc: all' };
    expect((await world.call('contact.create', { body })).status).toBe(201);
    const message = (await stored('message')).find((each) => each['email'] === email);
    expect(message).toMatchObject({ name: 'Zanele Bcc: them', subject: 'Hello Cc: all' });
  });

  test('a message of a megabyte is refused', { tags: 'I10' }, async () => {
    const body = { ...validBody, message: 'x'.repeat(1024 * 1024) };
    expect((await world.call('contact.create', { body })).status).toBe(413);
  });

  test('is rate limited with a Retry-After header, and stores nothing then', { tags: 'I10' }, async () => {
    const body = { ...validBody, email: 'often@example.co.za' };
    for (let count = 0; count < 5; count += 1) {
      expect((await world.call('contact.create', { body })).status).toBe(201);
    }
    const before = await stored('message');
    const refused = await world.call('contact.create', { body });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await stored('message')).toHaveLength(before.length);
  });
});
