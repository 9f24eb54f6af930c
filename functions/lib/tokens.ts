import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { epochSeconds } from './clock.ts';

const issuer = 'zarcodes';
const audience = 'zarcodes-web';
const type = 'session+jwt';

const day = 86_400;
/** A session lasts a day, or SPEC's seven when the person wants to be remembered. */
export const sessionSeconds = (rememberMe: boolean) => (rememberMe ? 7 * day : day);

const Claims = z.object({ sub: z.string().startsWith('usr_'), ver: z.number().int() });
export interface SessionClaims {
  readonly userId: string;
  /** Must equal the user's token version, which moves on when all sessions are to end. */
  readonly tokenVersion: number;
}

let imported: { secret: string; key: Promise<CryptoKey> } | undefined;

/** Imported once per secret: importing costs more than verifying. */
function signingKey(secret: string): Promise<CryptoKey> {
  if (imported?.secret !== secret) {
    const bytes = new TextEncoder().encode(secret);
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    imported = { secret, key: crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify']) };
  }
  return imported.key;
}

export async function signToken(
  secret: string,
  claims: SessionClaims,
  now: Date,
  seconds: number,
): Promise<string> {
  const issuedAt = epochSeconds(now);
  return new SignJWT({ ver: claims.tokenVersion })
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setSubject(claims.userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(await signingKey(secret));
}

/** @throws where the token is not one of ours, for here, and of this time. jose checks only what it is told to. */
export async function verifyToken(secret: string, token: string, now: Date): Promise<SessionClaims> {
  const { payload } = await jwtVerify(token, await signingKey(secret), {
    algorithms: ['HS256'],
    typ: type,
    issuer,
    audience,
    requiredClaims: ['exp', 'iat', 'sub', 'iss', 'aud'],
    currentDate: now,
  });
  const { sub, ver } = Claims.parse(payload);
  return { userId: sub, tokenVersion: ver };
}
