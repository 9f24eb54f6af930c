import { expect, test } from 'vitest';
import { handler as invoicePayments } from '#functions/jobs/invoicePayments.ts';
import { readCatalogue } from '#scripts/build/translations/catalogues.ts';
import type { Language } from '#shared/text/languages.ts';
import { testClock } from '#test/support/clock.ts';
import { openMailWorld } from '#test/support/mailWorld.ts';
import type { Person } from '#test/support/world.ts';

const clock = testClock('2026-03-02T08:00:00.000Z');
const { world, inbox, feed } = await openMailWorld({ now: clock.now });

const shared =
  'Your place now has a ZarCode. Share it with drivers, visitors and customers: it leads to the exact location.';

/** The sentence in the catalogue, with the values that stand in it. */
function sentence(language: Language, english: string, values: Record<string, string> = {}): string {
  const found = language === 'en' ? english : readCatalogue(language).get(english);
  if (found === undefined) throw new Error(`${language} has no “${english}”`);
  return found.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '?');
}

const typedText = (text: string) => `<span lang="" dir="auto">${text}</span>`;

async function personIn(language: string): Promise<Person> {
  const person = await world.person({ firstName: 'Naledi' });
  await world.updateUser(person, { language });
  return person;
}

async function mailTo({ email }: Pick<Person, 'email'>) {
  await feed.work();
  const mail = (await inbox.mailsTo(email)).at(-1);
  if (mail === undefined) throw new Error(`No mail to ${email}`);
  return mail;
}

test.each<[string, Language]>([
  ['zu', 'zu'],
  ['xh', 'xh'],
  ['af', 'af'],
  ['st', 'st'],
  ['en', 'en'],
  ['xx', 'en'],
])('an account in %s gets its receipt in %s', async (stored, language) => {
  const person = await personIn(stored);
  const code = await world.buyCode(person);
  await invoicePayments();
  const { subject, body } = await mailTo(person);
  expect(subject).toBe(sentence(language, 'Your ZarCode {code} is ready', { code }));
  const title = 'Mama Joy Spaza';
  const values = [
    sentence(language, 'Hello {firstName},', { firstName: 'Naledi' }),
    sentence(language, shared),
    sentence(language, 'ZarCode for {title}', { title }),
    'R19.00',
  ];
  for (const value of values) {
    expect(body.text).toContain(value);
    // The title is in whatever language its owner typed it.
    expect(body.html).toContain(value.replaceAll("'", '&#x27;').replace(title, typedText(title)));
  }
  expect(body.html).toMatch(new RegExp(`^<!doctype html><html lang="${language}-ZA">`));
});

test('a person who registers in isiZulu is mailed the first link in isiZulu', async () => {
  const email = 'zodwa@example.co.za';
  const password = 'secret1';
  const names = { firstName: 'Zodwa', lastName: 'Zulu' };
  const body = { ...names, email, password, confirmPassword: password };
  const { status } = await world.call('auth.register', { body: { ...body, language: 'zu' } });
  expect(status).toBe(201);
  expect((await mailTo({ email })).subject).toBe(sentence('zu', 'Confirm your email address'));
});

test('a changed language is that of the next mail, and of what the bell says of earlier payments', async () => {
  const person = await personIn('en');
  await world.buyCode(person);
  const bell = async () => {
    const { body } = await world.call('notifications.list', { token: person.token });
    return body.notifications[0].content.description;
  };
  const title = 'Mama Joy Spaza';
  expect(await bell()).toBe('ZarCode for Mama Joy Spaza');
  await world.call('user.updateProfile', { token: person.token, body: { language: 'af' } });
  expect(await bell()).toBe(sentence('af', 'ZarCode for {title}', { title }));
  await invoicePayments();
  expect((await mailTo(person)).body.text).toContain(sentence('af', shared));
});

test('a mail from before they had languages says what was bought as it was stored', async () => {
  const person = await personIn('zu');
  await world.buyCode(person);
  await invoicePayments();
  const [stored] = (await world.itemsOfType('mail')).filter(({ to }) => to === person.id);
  delete stored?.['content'].bought;
  await world.put({ ...stored });
  expect((await mailTo(person)).body.text).toContain(`${sentence('zu', 'For')}: ZarCode for Mama Joy Spaza`);
});

test('the last mail to an account is in its language, though the account is gone by then', async () => {
  const person = await personIn('st');
  await world.updateUser(person, { emailConfirmedAt: clock.now().toISOString() });
  await world.endAccount(person);
  expect((await mailTo(person)).subject).toBe(sentence('st', 'Your ZarCodes account was deleted'));
});

test('who has an account at an address that somebody else enters reads of it in their own language', async () => {
  const holder = await personIn('xh');
  const other = await personIn('af');
  await world.call('user.updateProfile', { token: other.token, body: { email: holder.email } });
  expect((await mailTo(holder)).subject).toBe(sentence('xh', 'Your email address already has an account'));
});

test('an answer to a message is in the language of the person who was signed in', async () => {
  const person = await personIn('zu');
  const admin = await world.person({ role: 'admin' });
  const message = { name: 'Naledi', email: person.email, subject: 'Gate', message: 'Which gate is it?' };
  await world.call('contact.create', { token: person.token, body: message });
  const [stored] = await world.itemsOfType('message');
  const answer = await world.call('messages.reply', {
    token: admin.token,
    params: { id: stored?.['id'] },
    body: { message: 'The green one.\nOr <b>two</b>.' },
  });
  expect(answer.status).toBeLessThan(300);
  const { body } = await mailTo(person);
  expect(body.text).toContain('The green one.\n\nOr <b>two</b>.');
  for (const text of ['The green one.', 'Or &lt;b&gt;two&lt;/b&gt;.', 'Which gate is it?'])
    expect(body.html).toContain(typedText(text));
  expect(body.text).toContain(sentence('zu', 'You can answer by replying to this email.'));
});

test('support reads English, whatever the language of the person', async () => {
  await world.setSettings({ notifyNewUser: true });
  const password = 'secret1';
  const body = { firstName: 'Thabo', lastName: 'Mofokeng', email: 'thabo@example.co.za', password };
  await world.call('auth.register', {
    body: { ...body, confirmPassword: password, language: 'st' },
  });
  await world.setSettings({});
  const mail = await mailTo({ email: world.deps.config.supportEmail });
  expect(mail.subject).toBe('New user: Thabo Mofokeng');
  expect(mail.body.html).toContain('<html lang="en-ZA">');
});
