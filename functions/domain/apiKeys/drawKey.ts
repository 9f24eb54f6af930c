import { secretHash } from '#functions/data/secretHash.ts';
import { writeApiKey } from '#shared/domain/apiKeys.ts';

// 26 symbols of 32 are 130 bits.
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const secretLength = 26;

/** A key with a new secret, of which only the hash is stored. */
export function drawKey(
  randomBytes: (count: number) => Uint8Array,
  id: string,
): { readonly key: string; readonly hash: string } {
  const drawn = randomBytes(secretLength).subarray(0, secretLength);
  const secret = [...drawn].map((byte) => alphabet[byte % alphabet.length]).join('');
  return { key: writeApiKey({ id, secret }), hash: secretHash(secret) };
}
