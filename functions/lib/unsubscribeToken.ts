import { createHmac, timingSafeEqual } from 'node:crypto';

/** Without an end: a mail may be opened years later. The words before the id make it no other signature of this secret. */
const signature = (secret: string, userId: string) =>
  createHmac('sha256', secret).update(`unsubscribe:${userId}`).digest('base64url');

export const unsubscribeToken = (secret: string, userId: string): string =>
  `${userId}.${signature(secret, userId)}`;

/** @returns whose it is, null where we did not sign it */
export function readUnsubscribeToken(secrets: readonly string[], token: string): string | null {
  const [userId = '', signed = ''] = token.split('.');
  const given = Buffer.from(signed);
  const isOurs = secrets.some((secret) => {
    const own = Buffer.from(signature(secret, userId));
    return own.length === given.length && timingSafeEqual(own, given);
  });
  return isOurs ? userId : null;
}
