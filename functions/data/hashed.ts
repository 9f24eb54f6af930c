import { createHash } from 'node:crypto';

/** For keys that are found by an email or IP address without storing it. 22 characters of base64 are 132 bits. */
export const hashed = (who: string): string =>
  createHash('sha256').update(who).digest('base64url').slice(0, 22);
