import { drawBase32, type RandomBytes, secretHash } from '#functions/data/secrets.ts';
import { writeApiKey } from '#shared/domain/apiKeys.ts';

/** 130 bits. */
const secretSymbols = 26;

/** A key with a new secret, of which only the hash is stored. */
export function drawKey(
  randomBytes: RandomBytes,
  id: string,
): { readonly key: string; readonly hash: string } {
  const secret = drawBase32(randomBytes, secretSymbols);
  return { key: writeApiKey({ id, secret }), hash: secretHash(secret) };
}
