import type { Notification } from '#shared/contract/notifications.ts';

const kinds: readonly string[] = [
  'payment',
  'changeRequest',
  'messageReply',
  'pinTries',
  'gateSuggested',
  'wrongPlace',
  'codeClaimed',
  'importEnded',
] satisfies Notification['content']['kind'][];

/** A newer API may send kinds that this version of the web does not know. */
export const isKnown = ({ content }: Notification): boolean => kinds.includes(content.kind);
