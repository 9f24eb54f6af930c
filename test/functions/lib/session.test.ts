/** Forged, altered and expired session tokens. */
import { EncryptJWT, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sessionSeconds, signToken } from '#functions/lib/tokens.ts';
import { day, testClock } from '#test/support/clock.ts';
import { recordCalls } from '#test/support/dynamoCalls.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
const now = Math.floor(clock.now().getTime() / 1000);
let world: World;
let person: Person;
let secret: string;
let code: string;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
  person = await world.person();
  secret = await world.deps.config.jwtSecret();
  code = await world.buyCode(person);
});

const bytes = (text: string) => new TextEncoder().encode(text);
const header = { alg: 'HS256', typ: 'session+jwt' };
const claims = () => ({
  ver: 1,
  sub: person.id,
  iss: 'zarcodes',
  aud: 'zarcodes-web',
  iat: now,
  exp: now + day,
});
type Claims = Record<string, unknown>;

const sign = (payload: Claims, protectedHeader: Record<string, unknown> = header, key = bytes(secret)) =>
  new SignJWT(payload).setProtectedHeader(protectedHeader as { alg: string }).sign(key);
const without = (name: string) =>
  Object.fromEntries(Object.entries(claims()).filter(([key]) => key !== name));
const swap = (token: string, part: number, text: string) =>
  token
    .split('.')
    .map((old, index) => (index === part ? text : old))
    .join('.');
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const me = (token: string) => world.call('auth.me', { token });

test('the unmodified test token is valid, so each token below is refused for its one difference', async () => {
  expect((await me(await sign(claims()))).status).toBe(200);
});

const tooLong = 'claims of 100 KB';
/** Only the account says that these are no sessions any more. */
const needAccount = ['a subject that does not exist', 'an older token version', 'a newer token version'];

const invalidTokens: [name: string, make: () => Promise<string> | string][] = [
  ...['exp', 'iss', 'aud', 'sub', 'iat', 'ver'].map((name): [string, () => Promise<string>] => [
    `no ${name}`,
    () => sign(without(name)),
  ]),
  ['another issuer', () => sign({ ...claims(), iss: 'zarcodes.evil' })],
  ['another audience', () => sign({ ...claims(), aud: 'zarcodes-admin' })],
  ['an exp that is text', () => sign({ ...claims(), exp: String(now + day) })],
  ['an exp that is now', () => sign({ ...claims(), exp: now })],
  ['an exp in the past', () => sign({ ...claims(), exp: now - 1 })],
  ['a life longer than a session’s', () => sign({ ...claims(), iat: now - 7 * day, exp: now + 365 * day })],
  ['an nbf in the future', () => sign({ ...claims(), nbf: now + 60 })],
  ['a subject that is not a user id', () => sign({ ...claims(), sub: 'pay_1' })],
  ['a subject that does not exist', () => sign({ ...claims(), sub: 'usr_00000000000000000000' })],
  ['a subject that is a list', () => sign({ ...claims(), sub: [person.id] })],
  ['an older token version', () => sign({ ...claims(), ver: 0 })],
  ['a newer token version', () => sign({ ...claims(), ver: 2 })],
  ['a token version that is text', () => sign({ ...claims(), ver: '1' })],
  ['another type', () => sign(claims(), { alg: 'HS256', typ: 'reset+jwt' })],
  ['the plain type', () => sign(claims(), { alg: 'HS256', typ: 'JWT' })],
  ['no type', () => sign(claims(), { alg: 'HS256' })],
  ['another key', () => sign(claims(), header, bytes('another-secret-of-somebody-else-32-bytes'))],
  ['another algorithm with the key', () => sign(claims(), { ...header, alg: 'HS512' })],
  ['no signature, and alg none', () => new UnsecuredJWT(claims() as never).encode()],
  ['alg none, and the type', () => `${encode({ ...header, alg: 'none' })}.${encode(claims())}.`],
  [
    'alg none with a valid signature',
    async () => swap(await sign(claims()), 0, encode({ ...header, alg: 'none' })),
  ],
  [
    'other claims with a valid signature',
    async () => swap(await sign(claims()), 1, encode({ ...claims(), sub: 'usr_other' })),
  ],
  ['an empty signature', async () => swap(await sign(claims()), 2, '')],
  [
    'an unknown critical header',
    async () => swap(await sign(claims()), 0, encode({ ...header, crit: ['x'], x: 1 })),
  ],
  [
    'an embedded key',
    () =>
      sign(
        claims(),
        { ...header, jwk: { kty: 'oct', k: encode('x') } },
        bytes('another-secret-of-somebody-else-32-bytes'),
      ),
  ],
  ...['None', 'nOnE', 'RS256', 'ES256', 'PBES2-HS256+A128KW'].map((alg): [string, () => Promise<string>] => [
    `the algorithm ${alg}, with a valid signature`,
    async () => swap(await sign(claims()), 0, encode({ ...header, alg })),
  ]),
  ...[
    { kid: '../../../../dev/null' },
    { kid: "x' UNION SELECT 'key'; --" },
    { jku: 'https://evil.example/keys.json' },
    { x5u: 'https://evil.example/key.pem' },
    { x5c: ['MIIB'] },
  ].map((named): [string, () => Promise<string>] => [
    `a key named by ${JSON.stringify(named)}`,
    () => sign(claims(), { ...header, ...named }, new Uint8Array(32)),
  ]),
  [
    'its claims encrypted',
    () =>
      new EncryptJWT(claims())
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: header.typ })
        .encrypt(bytes(secret).slice(0, 32)),
  ],
  ['two parts', async () => (await sign(claims())).split('.').slice(0, 2).join('.')],
  ['five parts', async () => `${await sign(claims())}.x.y`],
  ['characters that are not of base64url', async () => swap(await sign(claims()), 1, 'e30+/=%$')],
  ['garbage', () => 'garbage'],
  ['three dots', () => '...'],
  ['claims that are not an object', async () => swap(await sign(claims()), 1, encode('text'))],
  ['excessive length', () => `${'a'.repeat(100_000)}.b.c`],
  [tooLong, () => sign({ ...claims(), more: 'a'.repeat(100_000) })],
  ['a trailing space and more', async () => `${await sign(claims())} x`],
];

describe.each(invalidTokens)('a token with %s', { tags: ['A1', 'A2'] }, (name, make) => {
  test('is refused by signed-in routes', async () => {
    const token = await make();
    const { passwords } = world.deps;
    const hashing = [vi.spyOn(passwords, 'hash'), vi.spyOn(passwords, 'verify')];
    const verifying = vi.spyOn(crypto.subtle, 'verify');
    const { value, calls } = await recordCalls(world.table.client, () => me(token));
    expect(value).toMatchObject({
      status: 401,
      body: { message: 'Session expired. Please log in again.', code: 'unauthenticated' },
    });
    // At once: a time would depend on the machine.
    expect(calls).toHaveLength(needAccount.includes(name) ? 1 : 0);
    for (const spy of hashing) expect(spy).not.toHaveBeenCalled();
    expect(verifying.mock.calls.length).toBeLessThanOrEqual(name === tooLong ? 0 : 1);
    vi.restoreAllMocks();
    const stored = await world.allItems();
    expect((await world.call('zarcodes.delete', { token, params: { code } })).status).toBe(401);
    expect(await world.allItems()).toEqual(stored);
  });

  test('does not affect public routes', async () => {
    const token = await make();
    const response = await world.call('zarcodes.get', { token, params: { code } });
    expect(response.status).toBe(200);
    expect(response.body).not.toHaveProperty('user');
    expect((await world.call('prices.current', { token })).status).toBe(200);
    expect((await world.call('search.combined', { token, query: { q: 'Pretoria' } })).status).toBe(200);
  });
});

describe('a session ends at once', { tags: ['A3', 'C10'] }, () => {
  const begin = async () => {
    const user = await world.person();
    expect((await me(user.token)).status).toBe(200);
    return user;
  };

  test('when the user is disabled', async () => {
    const user = await begin();
    await world.updateUser(user, { disabled: true });
    expect((await me(user.token)).status).toBe(401);
  });

  test('when the token version is raised', async () => {
    const user = await begin();
    await world.updateUser(user, { tokenVersion: 2 });
    expect((await me(user.token)).status).toBe(401);
    const token = await signToken(
      secret,
      { userId: user.id, tokenVersion: 2 },
      clock.now(),
      sessionSeconds(false),
    );
    expect((await me(token)).status).toBe(200);
  });

  test('when it expires', async () => {
    const user = await begin();
    clock.advance(day);
    expect((await me(user.token)).status).toBe(401);
    clock.advance(-day);
    expect((await me(user.token)).status).toBe(200);
  });
});

test('the role comes from the table, not from the token', { tags: 'A4' }, async () => {
  const user = await world.person({ role: 'admin' });
  await world.updateUser(user, { role: 'user' });
  const token = await sign({ ...claims(), sub: user.id, role: 'super_admin' });
  expect((await me(token)).body.user.role).toBe('user');
});

test('a session is checked with what was just written', { tags: 'A3' }, async () => {
  const { calls } = await recordCalls(world.table.client, () => me(person.token));
  const reads = calls.filter(({ operation }) => operation === 'GetItem');
  expect(reads.map(({ input }) => input.ConsistentRead)).toEqual([true]);
});
