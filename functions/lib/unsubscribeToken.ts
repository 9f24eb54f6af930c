import { createHmac, timingSafeEqual } from 'node:crypto';

/** For ever: a mail may be opened years later. The words before the id make it no other signature of this secret. */
const signature = (secret: string, userId: string) =>
  createHmac('sha256', secret).update(`unsubscribe:${userId}`).digest('base64url');

export const unsubscribeToken = (secret: string, userId: string): string =>
  `${userId}.${signature(secret, userId)}`;

/** @returns whose it is, null where we did not sign it */
export function readUnsubscribeToken(secret: string, token: string): string | null {
  const [userId = '', signed = ''] = token.split('.');
  const own = Buffer.from(signature(secret, userId));
  const given = Buffer.from(signed);
  return own.length === given.length && timingSafeEqual(own, given) ? userId : null;
}
