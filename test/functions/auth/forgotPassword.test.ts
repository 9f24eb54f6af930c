import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import type { Passwords } from '#functions/lib/passwords.ts';
import { hour, testClock } from '#test/support/clock.ts';
import { recordCalls } from '#test/support/dynamoCalls.ts';
import { openMailWorld } from '#test/support/mailWorld.ts';
import type { Person } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
const { world, inbox, feed } = await openMailWorld({ now: clock.now });
const own = world.deps;
let person: Person;
beforeEach(async () => {
  person = await world.person({ firstName: 'Naledi' });
});
afterEach(() => {
  provideDependencies({ passwords: own.passwords });
});

let ipCount = 0;
const forgot = (email: string, ip = `203.0.113.${++ipCount % 250}`) =>
  world.call('auth.forgotPassword', { body: { email }, ip });
const linkIn = (text: string | undefined) =>
  /http:\/\/localhost:3000\/reset-password\?token=(usr_\w+\.[\w-]{43})(?=\s|$)/.exec(text ?? '')?.[1];

test('mails a link that works for an hour, only to the owner of the email', { tags: 'A7' }, async () => {
  expect((await forgot(` ${person.email.toUpperCase()} `)).status).toBe(200);
  expect((await feed.work()).batchItemFailures).toEqual([]);
  const [mail, ...more] = await inbox.mailsTo(person.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: 'Reset your ZarCodes password',
    destination: { to: [person.email], cc: [], bcc: [] },
  });
  expect(mail?.body.text).toMatch(/^Hello,\n/);
  expect(mail?.body.text).toContain('expires in an hour');
  const token = linkIn(mail?.body.text) ?? '';
  expect(mail?.body.html).toContain(token);
  const body = { token, password: 'brand new', confirmPassword: 'brand new' };
  expect((await world.call('auth.resetPassword', { body })).status).toBe(200);
});

test('the link leads to our own site, whatever the request says of it', { tags: 'A7' }, async () => {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'javascript',
    forwarded: 'host=evil.example',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
  };
  await world.call('auth.forgotPassword', { body: { email: person.email }, ip: '203.0.113.251', headers });
  expect((await feed.work()).batchItemFailures).toEqual([]);
  const [mail] = await inbox.mailsTo(person.email);
  expect(linkIn(mail?.body.text)).toMatch(/^usr_/);
  expect(JSON.stringify(mail)).not.toContain('evil.example');
});

test('the stored data does not contain the reset secret', { tags: 'A7' }, async () => {
  await forgot(person.email);
  await feed.work();
  const [mail] = await inbox.mailsTo(person.email);
  const [, secret = ''] = (linkIn(mail?.body.text) ?? '').split('.');
  expect(secret).toHaveLength(43);
  expect(JSON.stringify(await world.allItems())).not.toContain(secret);
});

describe('an unknown, a disabled and a known email get the same treatment', { tags: 'A6' }, () => {
  const emails = async () => {
    const disabled = await world.person();
    await world.updateUser(disabled, { disabled: true });
    return [person.email, disabled.email, 'nobody@example.co.za'];
  };

  test('the response, the table requests and the number of hashes are equal', async () => {
    let hashes = 0;
    const countingPasswords: Passwords = {
      hash: (password) => {
        hashes += 1;
        return own.passwords.hash(password);
      },
      verify: (password, phc) => {
        hashes += 1;
        return own.passwords.verify(password, phc);
      },
    };
    provideDependencies({ passwords: countingPasswords });
    const results = [];
    for (const email of await emails()) {
      const { value, uses, readUnits, writeUnits } = await recordCalls(world.table.client, () =>
        forgot(email),
      );
      results.push({ status: value.status, body: value.raw, uses, readUnits, writeUnits });
    }
    expect(results[0]?.body).toContain('If an account exists for this email');
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
    expect(hashes).toBe(0);
  });

  test('but only the known one gets a mail, and the mails expire from the table', async () => {
    const [, ...others] = await emails();
    for (const email of others) await forgot(email);
    expect((await feed.work()).batchItemFailures).toEqual([]);
    for (const email of others) expect(await inbox.mailsTo(email)).toEqual([]);
    for (const { content, expiresAt } of await world.itemsOfType('mail')) {
      if (content.kind === 'passwordReset') expect(expiresAt).toBeGreaterThan(0);
    }
  });
});

test('requests are limited per account and per IP address', { tags: 'A6' }, async () => {
  for (let time = 0; time < 5; time++) expect((await forgot(person.email)).status).toBe(200);
  const refused = await forgot(person.email);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  clock.advance(hour);
  expect((await forgot(person.email)).status).toBe(200);

  const ip = '198.51.100.200';
  const answers = [];
  for (let time = 0; time < 31; time++) answers.push((await forgot(`n${time}@example.co.za`, ip)).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(30);
  expect(answers.at(-1)).toBe(429);
});

test.each(['', 'nobody', 'a@b', 'a b@example.co.za', `${'x'.repeat(250)}@example.co.za`])(
  'the invalid email %j is refused',
  async (email) => {
    const answer = await forgot(email);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ email: 'Please enter a valid email address.' });
  },
);
