import { beforeAll, describe, expect, test } from 'vitest';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { passwords } from '#functions/lib/passwords.ts';
import { hour, testClock } from '#test/support/clock.ts';
import { newWorld, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
let world: World;
beforeAll(async () => {
  // With the hashes that people get, not those of tests.
  world = await newWorld({ now: clock.now, passwords });
});

const account = {
  firstName: 'Thandi',
  lastName: 'Nkosi',
  email: 'thandi@example.co.za',
  password: 'secret1',
  confirmPassword: 'secret1',
};
let ipCount = 0;
/** From a new IP address each time, because rate limits are per address. */
const register = (change: Record<string, unknown> = {}, ip = `203.0.113.${++ipCount % 250}`) =>
  world.call('auth.register', { body: { ...account, ...change }, ip });

describe('validation', { tags: 'A8' }, () => {
  test.each([
    ['firstName', '', 'First name is required'],
    ['firstName', '\u200b\u200b', 'First name is required'],
    ['firstName', undefined, 'First name is required'],
    ['lastName', ' ', 'Last name is required'],
    ['firstName', 'Win at evil.example', 'Please leave out web addresses.'],
    ['lastName', 'https://evil.example', 'Please leave out web addresses.'],
    ['email', '', 'Please enter a valid email address.'],
    ['email', undefined, 'Please enter a valid email address.'],
    ['email', 'thandi', 'Please enter a valid email address.'],
    ['email', 'thandi@', 'Please enter a valid email address.'],
    ['email', 'a@b', 'Please enter a valid email address.'],
    ['email', 'a b@example.co.za', 'Please enter a valid email address.'],
    ['email', 'a@example.co.za, b@example.co.za', 'Please enter a valid email address.'],
    ['email', 'a@example.co.za\r\nBcc: b@example.co.za', 'Please enter a valid email address.'],
    ['email', '<a@example.co.za>', 'Please enter a valid email address.'],
    ['email', `${'a'.repeat(65)}@example.co.za`, 'Please enter a valid email address.'],
    ['email', `a@${'b'.repeat(64)}.co.za`, 'Please enter a valid email address.'],
    ['email', 'a@example-.co.za', 'Please enter a valid email address.'],
    ['password', 'secret \ud83d', 'Please use only complete characters in your password.'],
    ['email', `${'a'.repeat(250)}@example.co.za`, 'Please enter a valid email address.'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', undefined, 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(129), 'Password must be at most 128 characters'],
    ['contactTel', 'call me', 'Please enter a valid phone number.'],
    ['contactTel', '12', 'Please enter a valid phone number.'],
    ['language', 'xx', 'Please choose one of the languages.'],
  ])('%s %j is refused: %s', async (name, value, message) => {
    const stored = await world.allItems();
    const change = name === 'password' ? { password: value, confirmPassword: value } : { [name]: value };
    const answer = await register(change);
    expect(answer).toMatchObject({
      status: 400,
      body: { message, code: 'invalid_request', fields: { [name]: message } },
    });
    expect(await world.allItems()).toEqual(stored);
  });

  test('the passwords must match', async () => {
    expect(await register({ confirmPassword: 'secret2' })).toMatchObject({
      status: 400,
      body: { message: 'Passwords do not match', fields: { confirmPassword: 'Passwords do not match' } },
    });
  });

  test.each(['role', 'id', 'tokenVersion', 'disabled', 'passwordHash'])(
    '%s in the body is not accepted',
    async (name) => {
      expect((await register({ [name]: 'super_admin' })).status).toBe(400);
    },
  );
});

test('creates a user and returns only the public fields', async () => {
  const answer = await register({
    email: '  New.Person@Example.CO.za ',
    contactTel: '082 123-4567',
    firstName: ' Zoë\u200b ',
  });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({ user: { firstName: 'Zoë', lastName: 'Nkosi', role: 'user' } });
  const user = (await world.itemsOfType('user')).find(({ email }) => email === 'new.person@example.co.za');
  expect(user).toMatchObject({ role: 'user', contactTel: '0821234567', tokenVersion: 1, disabled: false });
  expect(user?.['passwordHash']).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
  );
  expect(JSON.stringify(await world.allItems())).not.toContain('secret1');
});

test('the account has the language in which the person registers, if one is given', async () => {
  for (const language of ['zu', undefined]) {
    const email = `language.${language}@example.co.za`;
    expect((await register({ email, ...(language && { language }) })).status).toBe(201);
    const user = (await world.itemsOfType('user')).find((each) => each['email'] === email);
    expect(user?.['language']).toBe(language);
    const { body } = await world.call('auth.login', { body: { email, password: account.password } });
    expect(body.user.language).toBe(language);
  }
});

test('two users with the same password have different hashes', async () => {
  await register({ email: 'one@example.co.za' });
  await register({ email: 'two@example.co.za' });
  const hashes = (await world.itemsOfType('user')).map(({ passwordHash }) => passwordHash);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('an email has one account, in any case or spelling', { tags: 'A9' }, async () => {
  expect((await register({ email: 'only@example.co.za' })).status).toBe(201);
  const stored = await world.itemsOfType('user');
  for (const email of ['only@example.co.za', 'ONLY@Example.co.ZA', ' only@example.co.za ']) {
    const answer = await register({ email });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'email_taken',
        message: 'An account with this email already exists. Please log in instead.',
      },
    });
  }
  expect(await world.itemsOfType('user')).toEqual(stored);
});

test.each([
  ['a trailing dot', 'once@example.co.za.'],
  ['Cyrillic letters that look the same', 'once@ex\u0430mple.co.za'],
  ['full-width letters', 'ｏｎｃｅ@example.co.za'],
  ['an accent', 'ónce@example.co.za'],
  ['an invisible character', 'on\u200bce@example.co.za'],
  ['a domain that is not ASCII', 'once@exämple.co.za'],
  ['a quoted name', '"once"@example.co.za'],
  ['a comment', 'once(1)@example.co.za'],
])('an address with %s is none', { tags: 'A9' }, async (_, email) => {
  const stored = await world.allItems();
  expect(await register({ email })).toMatchObject({
    status: 400,
    body: { fields: { email: 'Please enter a valid email address.' } },
  });
  expect(await world.allItems()).toEqual(stored);
});

test('a tag makes another address, as it does for mail', { tags: 'A9' }, async () => {
  expect((await register({ email: 'tag@example.co.za' })).status).toBe(201);
  expect((await register({ email: 'tag+shop@example.co.za' })).status).toBe(201);
  expect((await register({ email: 'TAG+Shop@example.co.za' })).status).toBe(409);
});

test('of twenty concurrent registrations with one email, one succeeds', { tags: 'A9' }, async () => {
  const { config } = world.deps;
  const rateLimits = { ...config.rateLimits, registerAccount: { max: 100, seconds: 3600 } };
  provideDependencies({ config: { ...config, rateLimits } });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => register({ email: 'rush@example.co.za' })),
  );
  provideDependencies({ config });
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    201,
    ...Array.from({ length: 19 }, () => 409),
  ]);
  const users = (await world.itemsOfType('user')).filter(({ email }) => email === 'rush@example.co.za');
  expect(users).toHaveLength(1);
  const [claim] = (await world.itemsOfType('email')).filter(({ pk }) => pk === 'EMAIL#rush@example.co.za');
  expect(claim?.['userId']).toBe(users[0]?.['id']);
});

describe('rate limits', { tags: 'A6' }, () => {
  test('per email, for an hour', async () => {
    clock.set('2026-04-02T08:10:00.000Z');
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await register({ email: 'again@example.co.za' })).status);
    expect(statuses).toEqual([201, 409, 409, 409, 409, 429]);
    const answer = await register({ email: 'AGAIN@example.co.za' });
    expect(answer).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', message: 'Too many attempts. Please try again in 50 minutes.' },
    });
    expect(answer.headers['retry-after']).toBe('3000');
    clock.advance(3000);
    expect((await register({ email: 'again@example.co.za' })).status).toBe(409);
  });

  test('per IP address, for an hour; other addresses are not affected', async () => {
    clock.set('2026-04-03T08:00:00.000Z');
    const { config } = world.deps;
    const rateLimits = { ...config.rateLimits, registerAddress: { max: 3, seconds: hour } };
    provideDependencies({ config: { ...config, rateLimits } });
    const from = (ip: string, count: number) => register({ email: `street${count}@example.co.za` }, ip);
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await from('192.0.2.1', count)).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect((await from('192.0.2.2', 9)).status).toBe(201);
    clock.advance(hour);
    expect((await from('192.0.2.1', 3)).status).toBe(201);
    provideDependencies({ config });
  });

  test('are stored without the plain email and IP address', async () => {
    const limits = JSON.stringify(await world.itemsOfType('rateLimit'));
    expect(limits).not.toMatch(/example|192\.0\.2|203\.0\.113/);
  });
});
