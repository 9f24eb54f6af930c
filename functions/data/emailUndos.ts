import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { emailUndoDays } from '#shared/domain/account.ts';
import { dayMs } from '#shared/domain/time.ts';
import { secretHash } from './secrets.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';

const EarlierEmail = z.lazy(() =>
  z.object({
    email: z.string(),
    changedAt: z.string(),
    /** Hash of the secret in the link that was mailed to this address. */
    secretHash: z.string().optional(),
  }),
);
export type EarlierEmail = Readonly<z.output<typeof EarlierEmail>>;

const EmailUndos = z.lazy(() =>
  z.object({
    /** 0 where nothing is stored. */
    version: z.number().int(),
    emails: z.array(EarlierEmail),
  }),
);
/** An account's addresses before the present one that can still undo the change, the earliest first. */
export type EmailUndos = Readonly<z.output<typeof EmailUndos>>;

const undoKey = (userId: string) => ({ pk: `EMAILCHANGE#${userId}`, sk: 'UNDO' });

/** When an address that was given up at `changedAt` can undo that no more. */
export const emailUndoEnds = (changedAt: string): Date =>
  new Date(Date.parse(changedAt) + emailUndoDays * dayMs);

export async function getEmailUndos(table: Table, userId: string, now: Date): Promise<EmailUndos> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: undoKey(userId), ConsistentRead: true }),
  );
  const { version, emails } = EmailUndos.parse(Item ?? { version: 0, emails: [] });
  return { version, emails: emails.filter(({ changedAt }) => emailUndoEnds(changedAt) > now) };
}

/** Refused under the label `emailUndo` where it was changed since it was read. */
export function writeEmailUndos(userId: string, { version, emails }: EmailUndos): Write {
  const last = emails.at(-1);
  const condition = {
    ConditionExpression: 'attribute_not_exists(pk) OR version = :version',
    ExpressionAttributeValues: { ':version': version },
  };
  if (last === undefined) return { label: 'emailUndo', Delete: { Key: undoKey(userId), ...condition } };
  const expiresAt = Math.ceil(emailUndoEnds(last.changedAt).getTime() / 1000);
  const Item = { ...undoKey(userId), type: 'emailUndo', version: version + 1, emails, expiresAt };
  return { label: 'emailUndo', Put: { Item, ...condition } };
}

/**
 * Voids the link that was mailed before.
 * @returns false where this change can't be undone any more
 * @throws ConditionFailed where another change came between
 */
export async function setUndoSecret(
  table: Table,
  { userId, changedAt, secret }: { userId: string; changedAt: string; secret: string },
  now: Date,
): Promise<boolean> {
  const { version, emails } = await getEmailUndos(table, userId, now);
  if (!emails.some((earlier) => earlier.changedAt === changedAt)) return false;
  const withSecret = emails.map((earlier) =>
    earlier.changedAt === changedAt ? { ...earlier, secretHash: secretHash(secret) } : earlier,
  );
  await transact(table, [writeEmailUndos(userId, { version, emails: withSecret })]);
  return true;
}
