import { createHash } from 'node:crypto';

/**
 * What is stored of the secret in a mailed link. The secret is random and long: unlike a password's, a plain hash of it
 * can't be guessed.
 */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
