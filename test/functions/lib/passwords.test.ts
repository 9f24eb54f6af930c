import { beforeEach, describe, expect, test, vi } from 'vitest';

/** Wraps Node's argon2 to count its calls. */
const derivations: { message: Buffer; nonce: Buffer; memory: number; passes: number; parallelism: number }[] =
  [];
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const argon2 = (...[kind, options, done]: Parameters<typeof crypto.argon2>) => {
    derivations.push(options as unknown as (typeof derivations)[number]);
    crypto.argon2(kind, options, done);
  };
  return { ...crypto, argon2 };
});
const { passwords } = await import('#functions/lib/passwords.ts');

beforeEach(() => {
  derivations.splice(0);
});
const costs = () =>
  derivations.splice(0).map(({ memory, passes, parallelism }) => ({ memory, passes, parallelism }));

test('an unknown email costs the same as a known one: one derivation with the same parameters', {
  tags: 'A6',
}, async () => {
  const phc = await passwords.hash('secret1');
  expect(costs()).toEqual([{ memory: 19_456, passes: 2, parallelism: 1 }]);
  expect(await passwords.verify('wrong', phc)).toBe(false);
  const known = costs();
  expect(await passwords.verify('wrong', undefined)).toBe(false);
  expect(costs()).toEqual(known);
  expect(known).toHaveLength(1);
});

test('each hash has its own salt', async () => {
  await passwords.hash('secret1');
  await passwords.hash('secret1');
  const [first, second] = derivations;
  expect(first?.nonce).not.toEqual(second?.nonce);
  expect(first?.nonce).toHaveLength(16);
});

/** By Node's argon2, for 'password' and the salt 'somesalt'. */
const phc = '$argon2id$v=19$m=128,t=10,p=12$c29tZXNhbHQ$EPlLJoEqLQ0WMd986N02/ep+qytK00jDYEVYH0Ies/c';

describe('a password', { tags: 'A8' }, () => {
  test.each(['secret1', ' with spaces ', 'ünïcödé ☂', '👩‍👩‍👧🏠🔑', 'nul\u0000 inside', 'x'.repeat(128)])(
    '%j matches only its own hash',
    async (password) => {
      const phc = await passwords.hash(password);
      expect(await passwords.verify(password, phc)).toBe(true);
      for (const other of [
        `${password}x`,
        password.slice(1),
        password.toUpperCase() === password ? 'y' : password.toUpperCase(),
        '',
      ]) {
        expect(await passwords.verify(other, phc)).toBe(false);
      }
    },
  );

  test('hashed with other cost parameters still matches, so that costs can be raised', async () => {
    // A vector from the tests of the reference implementation (phc-winner-argon2, src/test.c): salt 'somesalt'.
    const phc = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await passwords.verify('password', phc)).toBe(true);
    expect(await passwords.verify('Password', phc)).toBe(false);
  });

  test('is the same however its letters are composed', async () => {
    expect(await passwords.verify('caf\u0065\u0301', await passwords.hash('caf\u00e9'))).toBe(true);
  });

  test('is verified with any number of passes and lanes', async () => {
    expect(await passwords.verify('password', phc)).toBe(true);
  });

  test.each([
    '',
    'secret1',
    '$argon2i$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$AAAA',
    '$2b$10$abcdefghijklmnopqrstuv',
    `x${phc}`,
    `${phc}$`,
  ])('is not accepted for the malformed hash %j', async (phc) => {
    await expect(passwords.verify('secret1', phc)).rejects.toThrow('PHC');
  });
});
