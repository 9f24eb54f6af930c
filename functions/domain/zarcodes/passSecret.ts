import { drawSecret, type RandomBytes, secretHash } from '#functions/data/secrets.ts';

/** 128 bits. */
const secretBytes = 16;
const idPrefix = 'pas_';

/** A new secret, of which only the hash is stored. */
export function drawPassSecret(randomBytes: RandomBytes): { random: string; hash: string } {
  const random = drawSecret(randomBytes, secretBytes);
  return { random, hash: secretHash(random) };
}

/** What opens the code: the id, by which the pass is found, and the secret. */
export const passOf = (id: string, random: string): string => `${id.slice(idPrefix.length)}.${random}`;

/** What opens the code once more for whom it was opened, without another use: the pass, and which use it was. */
export const againOf = (pass: string, { slot, random }: { slot: number; random: string }): string =>
  `${pass}.${slot}.${random}`;

interface ReadPass {
  readonly id: string;
  readonly hash: string;
  /** The pass alone. */
  readonly pass: string;
  /** Of a use before. */
  readonly again: { readonly slot: number; readonly hash: string } | null;
}

/** @returns null for what can be no pass */
export function readPass(given: string): ReadPass | null {
  const parts = /^(([0-9A-Za-z]{20})\.([\w-]{22}))(?:\.(\d\d?)\.([\w-]{22}))?$/.exec(given);
  const [, pass, id, random, slot, use] = parts ?? [];
  if (pass === undefined || id === undefined || random === undefined) return null;
  const again = use === undefined ? null : { slot: Number(slot), hash: secretHash(use) };
  return { id: idPrefix + id, hash: secretHash(random), pass, again };
}
