import { hash } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { epochSeconds } from './clock.ts';

const issuer = 'zarcodes';
const audience = 'zarcodes-web';
const type = 'session+jwt';
const deviceType = 'device+jwt';

const day = 86_400;
/** docs/product/accounts.md#sessions: 24 hours, or 7 days with "Remember me". */
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

const imported = new Map<string, Promise<CryptoKey>>();

/** Cached, because importing costs more than verifying. */
function signingKey(secret: string): Promise<CryptoKey> {
  const found = imported.get(secret);
  if (found !== undefined) return found;
  const bytes = new TextEncoder().encode(secret);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify']);
  imported.set(secret, key);
  return key;
}

/**
 * @returns what one of the keys has signed; jose requires `iss` and `aud` because they are named here, and `exp` only
 * where it is listed
 * @throws where none has, or it is invalid for another reason
 */
async function verifyByAny(
  secrets: readonly string[],
  token: string,
  { now, typ }: { readonly now: Date; readonly typ: string },
): Promise<JWTPayload> {
  const options = {
    algorithms: ['HS256'],
    typ,
    issuer,
    audience,
    requiredClaims: ['exp'],
    currentDate: now,
  };
  const tries = secrets.map(async (secret) => jwtVerify(token, await signingKey(secret), options));
  return (await Promise.any(tries)).payload;
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

type SessionPayload = z.output<typeof Claims>;

/** What this process has verified, by the hash of the token and of the keys: with other keys nothing of it is found. */
const verified = new Map<string, SessionPayload>();
/** About 200 KB. */
const maxVerified = 1_000;

/** The signature of a token is verified once in a process, since that waits for another thread (decision 0003). */
async function sessionPayload(secrets: readonly string[], token: string, now: Date): Promise<SessionPayload> {
  const key = hash('sha256', JSON.stringify([token, ...secrets]), 'base64');
  const found = verified.get(key);
  if (found !== undefined) return found;
  const payload = Claims.parse(await verifyByAny(secrets, token, { now, typ: type }));
  const [oldest] = verified.keys();
  if (verified.size >= maxVerified && oldest !== undefined) verified.delete(oldest);
  verified.set(key, payload);
  return payload;
}

/**
 * @returns the claims, and for how many seconds the session was started: 24 hours or 7 days
 * @throws where the token is invalid, has expired, or is older than any session, whatever it says of its end
 */
export async function verifyToken(
  secrets: readonly string[],
  token: string,
  now: Date,
): Promise<SessionClaims & { seconds: number }> {
  const { sub, ver, iat, exp } = await sessionPayload(secrets, token, now);
  // What is cached was valid then.
  if (epochSeconds(now) >= exp) throw new Error('Expired');
  if (epochSeconds(now) >= iat + sessionSeconds(true)) throw new Error('Older than any session');
  return { userId: sub, tokenVersion: ver, seconds: exp - iat };
}

const DeviceClaims = z.object({ sub: z.string(), jti: z.string() });

/** A browser from which somebody has signed in to an account. */
export interface Device {
  /** The hash of the account's email address. */
  readonly account: string;
  readonly id: string;
}

export async function signDevice(
  secret: string,
  device: Device,
  now: Date,
  seconds: number,
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: deviceType })
    .setSubject(device.account)
    .setJti(device.id)
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(epochSeconds(now) + seconds)
    .sign(await signingKey(secret));
}

/** @throws where the token is invalid or has expired. */
export async function verifyDevice(secrets: readonly string[], token: string, now: Date): Promise<Device> {
  const payload = await verifyByAny(secrets, token, { now, typ: deviceType });
  const { sub, jti } = DeviceClaims.parse(payload);
  return { account: sub, id: jti };
}
