/** What was signed before the key of sessions was rotated stays valid, and ends when it would have ended. */
import { beforeAll, expect, test } from 'vitest';
import { type Dependencies, provideDependencies } from '#functions/lib/dependencies.ts';
import { acceptedKeys, type JwtKeys, readJwtKeys } from '#functions/lib/jwtKeys.ts';
import { endPreviousKey, rotateKeys } from '#scripts/deploy/rotatedKeys.ts';
import { day, testClock } from '#test/support/clock.ts';
import { newWorld, type World } from '#test/support/world.ts';

const clock = testClock('2026-05-04T08:00:00.000Z');
const password = 'a-long-enough-password';
let world: World;
let keys: JwtKeys;
let made = 0;
const newKey = () => `key-${++made}-of-the-tests-that-has-32-bytes-or-more`;

beforeAll(async () => {
  world = await newWorld({ now: clock.now });
  keys = readJwtKeys(newKey());
  const config: Dependencies['config'] = {
    ...world.deps.config,
    jwtSecret: async () => keys.current,
    jwtSecrets: async () => acceptedKeys(keys),
  };
  provideDependencies({ config });
});

const rotate = () => {
  keys = rotateKeys(keys, clock.now(), newKey).keys;
};
const me = async (token: string) => (await world.call('auth.me', { token })).status;

test('a rotation signs nobody out, also where functions know its steps at different times', {
  tags: 'A16',
}, async () => {
  const before = await world.person();
  rotate();
  // A function that does not know of step 1 signs with the same key, and is understood.
  const during = await world.person();
  clock.advance(6 * 60);
  const step1 = keys;
  rotate();
  const after = await world.person();
  for (const { token } of [before, during, after]) expect(await me(token)).toBe(200);
  // A function that does not know of step 2 yet accepts what others sign with the new key.
  const step2 = keys;
  keys = step1;
  for (const { token } of [before, during, after]) expect(await me(token)).toBe(200);
  keys = step2;
  clock.advance(day);
  for (const { token } of [before, during, after]) expect(await me(token)).toBe(401);
});

test('a known device and a link to unsubscribe stay known', { tags: 'A16' }, async () => {
  const person = await world.personWithPassword(password);
  const login = { body: { email: person.email, password } };
  const [cookie = ''] = (await world.call('auth.login', login)).cookies;
  clock.advance(7 * day);
  rotate();
  clock.advance(6 * 60);
  rotate();
  const again = await world.call('auth.login', { ...login, cookies: [cookie.split(';')[0] ?? ''] });
  expect(again.status).toBe(200);
});

test('the previous key can be ended at once, after a leak', { tags: 'A16' }, async () => {
  clock.advance(7 * day);
  const { token } = await world.person();
  rotate();
  clock.advance(6 * 60);
  rotate();
  expect(await me(token)).toBe(200);
  keys = endPreviousKey(keys, clock.now()).keys;
  expect(await me(token)).toBe(401);
  expect(() => endPreviousKey(keys, clock.now())).toThrow('no previous key');
});

test('the second step waits until every function knows the key, the next rotation until sessions have ended', {
  tags: 'A16',
}, () => {
  clock.advance(7 * day);
  rotate();
  clock.advance(5 * 60);
  expect(rotate).toThrow(/Run this again after/);
  clock.advance(60);
  rotate();
  clock.advance(6 * day);
  expect(rotate).toThrow(/--end-previous/);
  clock.advance(day);
  rotate();
});

test('a secret as AWS generates it is a key; anything too short is none', () => {
  expect(acceptedKeys(readJwtKeys('x'.repeat(64)))).toEqual(['x'.repeat(64)]);
  expect(() => readJwtKeys('short')).toThrow();
  expect(() => readJwtKeys('{"current":"short"}')).toThrow();
});
