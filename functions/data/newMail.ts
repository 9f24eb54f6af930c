import { hashed } from './hashed.ts';
import type { Mail } from './mailContents.ts';
import type { Write } from './transact.ts';

export const mailKey = (id: string) => ({ pk: `MAIL#${id}`, sk: 'MAIL' });
/**
 * The outbox "owns" a mail while it waits; afterwards the person it is about does. A partition of an index takes a
 * thousand writes a second, and a mail is two: one when it waits and one when it is sent.
 */
export const outboxes = Array.from({ length: 16 }, (_, shard) => `OUTBOX#${shard}`);
/** Ids are random, and so is their last character. */
export const outboxOf = (id: string) => `OUTBOX#${id.charCodeAt(id.length - 1) % outboxes.length}`;
export const mailsOf = (who: string) => `MAILS#${who}`;

/**
 * Who a mail is about: an account's id, or the hash of an email address that may have no account; null for one that is
 * about nobody.
 */
export function whoOf({ to, content }: Mail): string | null {
  if (to !== 'support' && to !== 'requester') return to;
  if (!('email' in content)) return null;
  const userId = 'userId' in content ? content.userId : undefined;
  return userId ?? hashed(content.email.toLowerCase());
}

/** Its place in the outbox: when it is to be tried. */
export const waitingKey = (due: Date, id: string) => `${due.toISOString()}#${id}`;
/** Its place among the mails of a person. */
export const madeKey = ({ createdAt, id }: Pick<Mail, 'createdAt' | 'id'>) => `${createdAt}#${id}`;

/** jobs/sideEffects sends it in a second. An hour later that has lost it, or is far behind. */
const sweptAfterMs = 3_600_000;

/** A mail to be sent, written in the transaction of its cause: both are written or neither. */
export function writeMail(mail: Mail): Write {
  return {
    label: 'mail',
    Put: {
      Item: {
        ...mailKey(mail.id),
        type: 'mail',
        version: 1,
        ownerPk: outboxOf(mail.id),
        ownerSk: waitingKey(new Date(Date.parse(mail.createdAt) + sweptAfterMs), mail.id),
        ...mail,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
