import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import type { Passwords } from '#functions/lib/passwords.ts';
import { day, testClock } from '#test/support/clock.ts';
import { recordCalls } from '#test/support/dynamoCalls.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
const password = 'Correct horse ☂';
let world: World;
let person: Person;
let own: World['deps'];
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
  own = world.deps;
  person = await world.personWithPassword(password);
});
afterEach(() => {
  provideDependencies({ passwords: own.passwords, config: own.config });
});

let ipCount = 0;
const login = (change: Record<string, unknown> = {}, ip = `203.0.113.${++ipCount % 250}`) =>
  world.call('auth.login', { body: { email: person.email, password, ...change }, ip });
const me = (token: string) => world.call('auth.me', { token });

test('returns a token and the user', async () => {
  const answer = await login();
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    user: { firstName: 'Thandi', lastName: 'Nkosi', role: 'user' },
  });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect((await me(answer.body.token)).body.user).toEqual({
    id: person.id,
    email: person.email,
    firstName: 'Thandi',
    lastName: 'Nkosi',
    role: 'user',
    contactTel: '',
    emailNotifications: true,
    createdAt: '2026-04-01T08:00:00.000Z',
  });
});

test('matches the email in any case, and the password only exactly', async () => {
  expect((await login({ email: ` ${person.email.toUpperCase()} ` })).status).toBe(200);
  for (const other of [password.toLowerCase(), `${password} `, ` ${password}`, password.slice(0, -1)]) {
    expect((await login({ password: other })).status).toBe(401);
  }
});

test('accepts a password in another Unicode normalisation form', async () => {
  const accented = await world.personWithPassword('cafe\u0301 noir');
  expect((await login({ email: accented.email, password: 'café noir' })).status).toBe(200);
});

describe('a refused login', () => {
  test('looks and costs the same for a wrong password, an unknown email and a disabled user', {
    tags: 'A6',
  }, async () => {
    const disabled = await world.personWithPassword(password);
    await world.updateUser(disabled, { disabled: true });
    const calls: string[] = [];
    const counted: Passwords = {
      hash: (text) => {
        calls.push('hash');
        return own.passwords.hash(text);
      },
      verify: (text, phc) => {
        calls.push('verify');
        return own.passwords.verify(text, phc);
      },
    };
    provideDependencies({ passwords: counted });
    const answers = [];
    const operations = [];
    for (const change of [
      { password: 'wrong' },
      { email: 'nobody@example.co.za' },
      { email: disabled.email },
    ]) {
      const recorded = await recordCalls(world.table.client, () => login(change));
      answers.push(recorded.value);
      operations.push(recorded.calls.map(({ operation }) => operation));
      expect(calls.splice(0)).toEqual(['verify']);
    }
    expect(operations[1]).toEqual(operations[0]);
    expect(operations[2]).toEqual(operations[0]);
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual({ message: 'Invalid credentials', code: 'invalid_credentials' });
      expect(headers).toEqual(answers[0]?.headers);
    }
  });

  test.each([
    ['no password', { password: '' }, 'Password is required'],
    ['no email address', { email: '' }, 'Please enter a valid email address.'],
    [
      'half of a character',
      { password: 'secret \ud83d' },
      'Please use only complete characters in your password.',
    ],
  ])('names the invalid input: %s', async (_, change, message) => {
    expect(await login(change)).toMatchObject({ status: 400, body: { message } });
  });
});

const wrong = (email: string, ip?: string, cookies?: readonly string[]) =>
  world.call('auth.login', {
    body: { email, password: 'wrong' },
    ip: ip ?? `203.0.113.${++ipCount % 250}`,
    ...(cookies !== undefined && { cookies }),
  });
const repeat = async (count: number, attempt: () => Promise<{ status: number }>) => {
  const statuses = [];
  for (let done = 0; done < count; done += 1) statuses.push((await attempt()).status);
  return statuses;
};
const allFailed = (count: number) => Array<number>(count).fill(401);
/** What a browser would send back. */
const sentBack = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';', 1)[0] ?? '');

describe('rate limits', { tags: 'A5' }, () => {
  test('per account and address; other accounts and other addresses are not affected', async () => {
    clock.set('2026-04-02T08:05:00.000Z');
    const target = await world.personWithPassword(password);
    const attempt = (word: string, ip = '198.51.100.20') =>
      login({ email: target.email, password: word }, ip);
    expect(await repeat(10, () => attempt('wrong'))).toEqual(allFailed(10));
    const refused = await attempt(password);
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', message: 'Too many attempts. Please try again in 10 minutes.' },
      cookies: [],
    });
    expect(refused.headers['retry-after']).toBe('600');
    expect((await login({}, '198.51.100.20')).status).toBe(200);
    expect((await attempt(password, '198.51.100.21')).status).toBe(200);
    clock.advance(599);
    expect((await attempt(password)).headers['retry-after']).toBe('1');
    clock.advance(1);
    expect((await attempt(password)).status).toBe(200);
  });

  test('a successful login forgets the failures before it', async () => {
    clock.set('2026-04-02T10:00:00.000Z');
    const target = await world.personWithPassword(password);
    const attempt = (word: string) => login({ email: target.email, password: word }, '198.51.100.22');
    for (let round = 0; round < 3; round += 1) {
      expect(await repeat(9, () => attempt('wrong'))).toEqual(allFailed(9));
      expect((await attempt(password)).status).toBe(200);
    }
  });

  test('successful logins do not count for their address', async () => {
    clock.set('2026-04-02T11:00:00.000Z');
    const rateLimits = { ...own.config.rateLimits, loginAddress: { max: 2, seconds: 900 } };
    provideDependencies({ config: { ...own.config, rateLimits } });
    const people = await Promise.all(Array.from({ length: 5 }, () => world.personWithPassword(password)));
    for (const { email } of people) expect((await login({ email }, '198.51.100.23')).status).toBe(200);
    // Nor do they take back what others failed.
    expect(await repeat(2, () => wrong('nobody@example.co.za', '198.51.100.23'))).toEqual(allFailed(2));
    expect((await login({}, '198.51.100.23')).status).toBe(429);
  });

  test('an address over its limit counts no attempts against its victims', async () => {
    clock.set('2026-04-02T12:00:00.000Z');
    const rateLimits = {
      ...own.config.rateLimits,
      loginAddress: { max: 3, seconds: 900 },
      loginAccount: { max: 5, seconds: 900 },
    };
    provideDependencies({ config: { ...own.config, rateLimits } });
    const target = await world.personWithPassword(password);
    await repeat(20, () => wrong(target.email, '198.51.100.24'));
    expect((await login({ email: target.email }, '198.51.100.25')).status).toBe(200);
  });

  describe('with a hundred addresses that fail for one account', () => {
    let target: Person;
    let known: readonly string[];
    beforeAll(async () => {
      clock.set('2026-04-02T14:00:00.000Z');
      target = await world.personWithPassword(password);
      known = sentBack((await login({ email: target.email }, '192.0.2.200')).cookies);
      const ips = Array.from({ length: 120 }, (_, index) => `100.64.0.${index}`);
      const passwords: Passwords = { ...own.passwords, verify: async () => false };
      provideDependencies({ passwords });
      const statuses = await Promise.all(ips.map(async (ip) => (await wrong(target.email, ip)).status));
      provideDependencies({ passwords: own.passwords });
      expect(statuses.filter((status) => status === 401)).toHaveLength(100);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    });
    const attempt = (change: object) =>
      world.call('auth.login', { body: { email: target.email, password }, ip: '192.0.2.201', ...change });

    test('others are refused, also with the right password', async () => {
      expect((await attempt({})).status).toBe(429);
      const stranger = await world.personWithPassword(password);
      const { cookies } = await login({ email: stranger.email });
      expect((await attempt({ cookies: sentBack(cookies) })).status).toBe(429);
      expect((await attempt({ cookies: ['__Secure-device=forged'] })).status).toBe(429);
      expect((await attempt({ cookies: [`__Secure-device=${target.token}`] })).status).toBe(429);
    });

    test('a device from which the owner has signed in before is not', async () => {
      expect((await attempt({ cookies: known })).status).toBe(200);
      expect((await attempt({})).status).toBe(429);
      // Anybody who holds the device has ten attempts as well.
      const failures = await repeat(11, () => wrong(target.email, '192.0.2.202', known));
      expect(failures).toEqual([...allFailed(10), 429]);
    });

    test('nor is the owner after a new password', async () => {
      const token = await world.resetToken(target);
      const newPassword = `${password}!`;
      const reset = await world.call('auth.resetPassword', {
        body: { token, password: newPassword, confirmPassword: newPassword },
        ip: '192.0.2.203',
      });
      expect(reset.status).toBe(200);
      const body = { email: target.email, password: newPassword };
      expect((await attempt({ body, cookies: sentBack(reset.cookies) })).status).toBe(200);
      expect((await attempt({ body })).status).toBe(200);
    });
  });

  test('the cookie of a device is for login alone, and no script reads it', async () => {
    clock.set('2026-04-02T16:00:00.000Z');
    const { cookies } = await login();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(
      /^__Secure-device=[\w.-]+; Max-Age=17280000; Path=\/api\/auth; Secure; HttpOnly; SameSite=Strict$/,
    );
    // It is no session.
    const token = sentBack(cookies)[0]?.split('=')[1] ?? '';
    expect((await me(token)).status).toBe(401);
    expect((await login({ password: 'wrong' })).cookies).toEqual([]);
  });

  test('per IP address', async () => {
    clock.set('2026-04-03T08:00:00.000Z');
    const rateLimits = { ...own.config.rateLimits, loginAddress: { max: 2, seconds: 900 } };
    provideDependencies({ config: { ...own.config, rateLimits } });
    const from = (ip: string, email: string) => login({ email, password: 'wrong' }, ip);
    expect((await from('192.0.2.1', 'a1@example.co.za')).status).toBe(401);
    expect((await from('192.0.2.1', 'a2@example.co.za')).status).toBe(401);
    const refused = await from('192.0.2.1', 'a3@example.co.za');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    expect((await from('192.0.2.2', 'a4@example.co.za')).status).toBe(401);
  });

  test('per IPv6 network, in any notation', async () => {
    clock.set('2026-04-03T12:00:00.000Z');
    const rateLimits = { ...own.config.rateLimits, loginAddress: { max: 2, seconds: 900 } };
    provideDependencies({ config: { ...own.config, rateLimits } });
    const from = async (ip: string) => {
      const email = `${crypto.randomUUID()}@example.co.za`;
      return (await login({ email, password: 'wrong' }, ip)).status;
    };
    expect(await from('2001:db8:0:7::1')).toBe(401);
    expect(await from('2001:db8::7:ffff:1:2:3')).toBe(401);
    expect(await from('2001:0DB8:0:0007::abcd')).toBe(429);
    expect(await from('2001:db8:0:8::1')).toBe(401);
    expect(await from('2001:db8::1')).toBe(401);
  });

  test('overlong passwords compute no hash', { tags: 'A8' }, async () => {
    clock.set('2026-04-03T20:00:00.000Z');
    let hashes = 0;
    const passwords: Passwords = { ...own.passwords, verify: async () => ++hashes < 0 };
    provideDependencies({ passwords });
    expect((await login({ password: 'x'.repeat(129) })).status).toBe(400);
    expect((await login({ password: 'x'.repeat(60_000) })).status).toBe(400);
    expect((await login({ password: 'x'.repeat(1024 * 1024) })).status).toBe(413);
    expect((await login({ password: 'x'.repeat(128) })).status).toBe(401);
    expect(hashes).toBe(1);
  });

  test('limited attempts compute no hash', async () => {
    clock.set('2026-04-04T08:00:00.000Z');
    const rateLimits = { ...own.config.rateLimits, loginAccount: { max: 1, seconds: 900 } };
    let hashes = 0;
    const passwords: Passwords = { ...own.passwords, verify: async () => ++hashes < 0 };
    provideDependencies({ config: { ...own.config, rateLimits }, passwords });
    for (let count = 0; count < 5; count += 1) await login({ email: 'flood@example.co.za' });
    expect(hashes).toBe(1);
  });

  test('concurrent attempts are all counted', async () => {
    clock.set('2026-04-05T08:00:00.000Z');
    const passwords: Passwords = { ...own.passwords, verify: async () => false };
    provideDependencies({ passwords });
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => login({ email: 'crowd@example.co.za' }, '192.0.2.9')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});

describe('a session', () => {
  test.each([
    [false, day],
    [undefined, day],
    [true, 7 * day],
  ])('with rememberMe %s lasts %i seconds', async (rememberMe, seconds) => {
    clock.set('2026-05-01T08:00:00.000Z');
    const { body } = await login(rememberMe === undefined ? {} : { rememberMe });
    clock.advance(seconds - 1);
    expect((await me(body.token)).status).toBe(200);
    clock.advance(1);
    expect(await me(body.token)).toMatchObject({
      status: 401,
      body: { message: 'Session expired. Please log in again.', code: 'unauthenticated' },
    });
  });
});

test('no response contains a password hash', { tags: 'A13' }, async () => {
  clock.set('2026-06-01T08:00:00.000Z');
  const { raw, body } = await login();
  const answers = [raw, (await me(body.token)).raw, (await login({ password: 'wrong' })).raw];
  for (const answer of answers) expect(answer).not.toMatch(/argon2|passwordHash|tokenVersion|\$m=/);
});
