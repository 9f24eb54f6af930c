import { secretHash } from '#functions/data/secretHash.ts';

/** 128 bits. */
const secretBytes = 16;
const idPrefix = 'pas_';

/** A new secret, of which only the hash is stored. */
export function drawSecret(randomBytes: (count: number) => Uint8Array): { random: string; hash: string } {
  const random = Buffer.from(randomBytes(secretBytes)).toString('base64url');
  return { random, hash: secretHash(random) };
}

/** What opens the code: the id, by which the pass is found, and the secret. */
export const passOf = (id: string, random: string): string => `${id.slice(idPrefix.length)}.${random}`;

/** @returns null for what can be no pass */
export function readPass(pass: string): { id: string; hash: string } | null {
  const [, id, random] = /^([0-9A-Za-z]{20})\.([\w-]{22})$/.exec(pass) ?? [];
  return id === undefined || random === undefined ? null : { id: idPrefix + id, hash: secretHash(random) };
}
