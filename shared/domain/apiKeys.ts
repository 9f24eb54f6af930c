/**
 * Keys of the API (docs/product/developers.md#keys): `zk_`, which scanners for secrets know, then the id of the key, its
 * secret, and a checksum by which a mistyped one is known without a look-up.
 */

export const maxApiKeys = 10;
export const maxKeyName = 60;
export const maxOrigins = 10;
export const maxOriginLength = 120;
/** Look-ups a day of Johannesburg, unless an admin sets another number for a key. */
export const defaultDailyCalls = 1000;
export const maxDailyCalls = 1_000_000_000;
/** How long the secret before a rotation still works. */
export const overlapHours = 24;
/** Codes of one batch. */
export const maxBatchCodes = 60;

export const apiScopes = ['codes:read', 'codes:save'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Everybody can read the key of a page, so it changes nothing. */
export const scopesOf = (origins: readonly string[]): readonly ApiScope[] =>
  origins.length === 0 ? apiScopes : ['codes:read'];

export const keyPrefix = 'zk_';
/** Of the id of a key as it is stored. */
export const keyIdPrefix = 'key_';
const checksumLength = 6;
const keyShape = /^zk_([0-9A-Za-z]{20})([a-z2-7]{26})([0-9A-Za-z]{6})$/;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** CRC-32 (ISO 3309) of ASCII text, as a number of 62 digits: what scanners of GitHub's tokens compute, too. */
export function keyChecksum(text: string): string {
  let crc = 0xffff_ffff;
  for (let index = 0; index < text.length; index += 1) {
    crc ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  let rest = (crc ^ 0xffff_ffff) >>> 0;
  let written = '';
  while (written.length < checksumLength) {
    written = (digits[rest % digits.length] ?? '') + written;
    rest = Math.floor(rest / digits.length);
  }
  return written;
}

interface KeyParts {
  /** As it is stored: `key_…`. */
  readonly id: string;
  readonly secret: string;
}

export function writeApiKey({ id, secret }: KeyParts): string {
  const text = `${keyPrefix}${id.slice(keyIdPrefix.length)}${secret}`;
  return text + keyChecksum(text);
}

/** @returns null for a text that can be no key, also where a character is wrong */
export function readApiKey(text: string): KeyParts | null {
  const [, id, secret, checksum] = keyShape.exec(text) ?? [];
  if (id === undefined || secret === undefined) return null;
  return keyChecksum(text.slice(0, -checksumLength)) === checksum ? { id: keyIdPrefix + id, secret } : null;
}

/** How a list shows a key without its secret. */
export const shownKey = (id: string): string =>
  `${keyPrefix}${id.slice(keyIdPrefix.length, keyIdPrefix.length + 6)}…`;

/**
 * The origin of a page as a browser sends it: https, or http on one's own machine.
 * @returns null for anything else, also for an address with a path, a name or a password
 */
export function readOrigin(typed: string): string | null {
  const text = typed.trim();
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, origin, pathname, search, hash, username, password } = new URL(text);
  const isOwnMachine = hostname === 'localhost' || hostname === '127.0.0.1';
  if (protocol !== 'https:' && !(protocol === 'http:' && isOwnMachine)) return null;
  const isBare = pathname === '/' && search + hash + username + password === '' && !/[?#]$/.test(text);
  return isBare && !hostname.includes('*') ? origin : null;
}
