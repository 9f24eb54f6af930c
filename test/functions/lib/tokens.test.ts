/** What sessions and known devices are signed with, and what is accepted of them. */
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { sessionSeconds, signDevice, signToken, verifyDevice, verifyToken } from '#functions/lib/tokens.ts';
import { day } from '#test/support/clock.ts';

const secret = 'a-secret-of-the-tests-that-is-at-least-32-bytes';
const another = 'another-secret-of-the-tests-with-32-bytes-or-more';
const now = new Date('2026-04-01T08:00:00.000Z');
const issuedAt = now.getTime() / 1000;
const secondsLater = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const origin = { iss: 'zarcodes', aud: 'zarcodes-web' };
const session = { ...origin, sub: 'usr_1', ver: 3, iat: issuedAt, exp: issuedAt + day };
const known = { ...origin, sub: 'hash-of-an-address', jti: 'dev_1', exp: issuedAt + day };
const person = { userId: 'usr_1', tokenVersion: 3 };
const device = { account: 'hash-of-an-address', id: 'dev_1' };

const sign = (claims: JWTPayload, typ: string, alg = 'HS256') =>
  new SignJWT(claims).setProtectedHeader({ alg, typ }).sign(new TextEncoder().encode(secret));
const without = (claims: JWTPayload, name: string) =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

test('a session lasts 24 hours, or 7 days', () => {
  expect([false, true].map(sessionSeconds)).toEqual([day, 7 * day]);
});

describe('a session', { tags: 'A2' }, () => {
  const typ = 'session+jwt';

  test('has its type and claims, and is valid until its end', async () => {
    const token = await signToken(secret, person, now, day);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ });
    expect(decodeJwt(token)).toEqual(session);
    const verified = { ...person, seconds: day };
    expect(await verifyToken([secret], token, secondsLater(day - 1))).toEqual(verified);
    expect(await verifyToken([another, secret], token, now)).toEqual(verified);
    await expect(verifyToken([secret], token, secondsLater(day))).rejects.toThrow();
    await expect(verifyToken([another], token, now)).rejects.toThrow();
  });

  test('is verified once in a process, and no longer valid for that', { tags: 'A3' }, async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify');
    const token = await signToken(secret, { userId: 'usr_again', tokenVersion: 1 }, now, day);
    for (let call = 0; call < 10; call++) await verifyToken([secret], token, now);
    expect(verify).toHaveBeenCalledTimes(1);

    await expect(verifyToken([secret], token, secondsLater(day))).rejects.toThrow();
    await expect(verifyToken([another], token, now)).rejects.toThrow();
    const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    await expect(verifyToken([secret], changed, now)).rejects.toThrow();
    expect(await verifyToken([another, secret], token, now)).toMatchObject({ userId: 'usr_again' });
  });

  test('is verified again after a thousand others, so that memory does not grow', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify');
    const token = await signToken(secret, { userId: 'usr_first', tokenVersion: 1 }, now, day);
    await verifyToken([secret], token, now);
    for (let count = 0; count < 1_000; count++) {
      const other = await signToken(secret, { userId: `usr_${count}`, tokenVersion: 9 }, now, day);
      await verifyToken([secret], other, now);
    }
    verify.mockClear();
    expect(await verifyToken([secret], token, now)).toMatchObject({ userId: 'usr_first' });
    expect(verify).toHaveBeenCalledTimes(1);
  });

  test.each(Object.keys(session))('without %s is refused', async (name) => {
    await expect(verifyToken([secret], await sign(without(session, name), typ), now)).rejects.toThrow();
  });

  test.each<[string, JWTPayload]>([
    ['another issuer', { iss: 'other' }],
    ['another audience', { aud: 'other' }],
    ['the id of something else', { sub: 'pay_1' }],
    ['an id elsewhere than at the start', { sub: 'x usr_' }],
    ['half a version', { ver: 0.5 }],
  ])('with %s is refused', async (_, claims) => {
    const token = await sign({ ...session, ...claims }, typ);
    await expect(verifyToken([secret], token, now)).rejects.toThrow();
  });

  test('of another type or algorithm is refused', async () => {
    for (const token of [await sign(session, 'device+jwt'), await sign(session, typ, 'HS512')]) {
      await expect(verifyToken([secret], token, now)).rejects.toThrow();
    }
  });

  test('is never valid for longer than seven days, whatever it says of its end', async () => {
    const token = await sign({ ...session, exp: issuedAt + 365 * day }, typ);
    expect(await verifyToken([secret], token, secondsLater(7 * day - 1))).toMatchObject(person);
    await expect(verifyToken([secret], token, secondsLater(7 * day))).rejects.toThrow(
      'Older than any session',
    );
  });
});

describe('a known device', () => {
  const typ = 'device+jwt';

  test('has its type and claims, and is valid until its end', async () => {
    const token = await signDevice(secret, device, now, day);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ });
    expect(decodeJwt(token)).toEqual(known);
    expect(await verifyDevice([another, secret], token, secondsLater(day - 1))).toEqual(device);
    await expect(verifyDevice([secret], token, secondsLater(day))).rejects.toThrow();
    await expect(verifyDevice([another], token, now)).rejects.toThrow();
  });

  test.each(Object.keys(known))('without %s is refused', async (name) => {
    await expect(verifyDevice([secret], await sign(without(known, name), typ), now)).rejects.toThrow();
  });

  test('is no session', async () => {
    const token = await sign(known, 'session+jwt');
    await expect(verifyDevice([secret], token, now)).rejects.toThrow();
  });
});

test('a key is imported once, and cannot be read', async () => {
  const imports = vi.spyOn(crypto.subtle, 'importKey');
  const fresh = 'a-secret-that-no-other-test-uses-with-32-bytes';
  const token = await signToken(fresh, person, now, day);
  await verifyToken([fresh], token, now);
  expect(imports).toHaveBeenCalledTimes(1);
  expect((await imports.mock.results[0]?.value)?.extractable).toBe(false);
  imports.mockRestore();
});
