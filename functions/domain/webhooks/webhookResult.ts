import type { Webhook } from '#functions/data/webhooks.ts';
import type { CallResult } from '#functions/services/webhookReceivers.ts';

/** By its status the receiver has stored it. Redirects are not followed, so they are refusals. */
export const isTaken = (result: CallResult): boolean =>
  'status' in result && result.status >= 200 && result.status < 300;

/** Standard Webhooks: the receiver wants no more. */
export const isGone = (result: CallResult): boolean => 'status' in result && result.status === 410;

export const resultText = (result: CallResult): string =>
  'status' in result ? String(result.status) : result.failure;

/** Each signs, the newest first. */
export const secretsOf = ({ secret, formerSecret }: Webhook, now: Date): readonly string[] =>
  formerSecret !== undefined && formerSecret.until > now.toISOString()
    ? [secret, formerSecret.secret]
    : [secret];
