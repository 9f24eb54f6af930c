import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { epochSeconds } from './clock.ts';

const issuer = 'zarcodes';
const audience = 'zarcodes-web';
const type = 'session+jwt';

const day = 86_400;
/** docs/product.md, "Sessions": 24 hours, or 7 days with "Remember me". */
export const sessionSeconds = (rememberMe: boolean) => (rememberMe ? 7 * day : day);

const Claims = z.object({
  sub: z.string().startsWith('usr_'),
  ver: z.number().int(),
  iat: z.number(),
  exp: z.number(),
});
export interface SessionClaims {
  readonly userId: string;
  /** Must equal the user's, which is increased to end all sessions. */
  readonly tokenVersion: number;
}

let imported: { secret: string; key: Promise<CryptoKey> } | undefined;

/** Cached, because importing costs more than verifying. */
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

/**
 * @returns the claims, and for how many seconds the session was started: 24 hours or 7 days
 * @throws where the token is invalid or has expired. jose checks `iss`, `aud` and `exp` only where the options say so.
 */
export async function verifyToken(
  secret: string,
  token: string,
  now: Date,
): Promise<SessionClaims & { seconds: number }> {
  const { payload } = await jwtVerify(token, await signingKey(secret), {
    algorithms: ['HS256'],
    typ: type,
    issuer,
    audience,
    requiredClaims: ['exp', 'iat', 'sub', 'iss', 'aud'],
    currentDate: now,
  });
  const { sub, ver, iat, exp } = Claims.parse(payload);
  return { userId: sub, tokenVersion: ver, seconds: exp - iat };
}
