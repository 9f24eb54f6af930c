/**
 * Secrets that machines and links carry: mailed links, passes, keys and the signatures of webhooks. What people type has
 * words of its own, which find typing mistakes (#shared/domain/codeRule.ts), and is limited and hashed as passwords are.
 */
import { createHash } from 'node:crypto';

export type RandomBytes = (count: number) => Uint8Array;

/** Of 256 bits. */
export const linkSecretBytes = 32;

export const drawSecret = (
  randomBytes: RandomBytes,
  bytes: number,
  encoding: 'base64' | 'base64url' = 'base64url',
): string => Buffer.from(randomBytes(bytes)).toString(encoding);

/** Lower case and digits. */
const base32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** Each symbol is 5 bits. */
export const drawBase32 = (randomBytes: RandomBytes, symbols: number): string =>
  [...randomBytes(symbols).subarray(0, symbols)].map((byte) => base32.charAt(byte % base32.length)).join('');

/**
 * What is stored of a secret. It is random and long: unlike a password's, a plain hash of it can't be guessed, and how long
 * a comparison takes says nothing about it.
 */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Until when the secret before still works. */
export const overlapEnd = (now: Date, hours: number): string =>
  new Date(now.getTime() + hours * 3_600_000).toISOString();
