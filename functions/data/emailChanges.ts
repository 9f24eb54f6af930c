import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { secretHash } from './secrets.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** A new email address that waits for its confirmation. One per person: a newer one replaces it. */
const EmailChange = z.lazy(() =>
  z.object({
    email: z.string(),
    /** The account's when it was requested: whatever ends all sessions voids the change too. */
    tokenVersion: z.number().int(),
    requestedAt: z.string(),
    /** In epoch seconds. */
    expiresAt: z.number(),
  }),
);
export type EmailChange = z.output<typeof EmailChange>;

const changeKey = (userId: string) => ({ pk: `EMAILCHANGE#${userId}`, sk: 'EMAILCHANGE' });

/** @returns null where there is none, or it has expired. */
export async function getEmailChange(
  table: Table,
  userId: string,
  nowSeconds: number,
): Promise<EmailChange | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: changeKey(userId), ConsistentRead: true }),
  );
  const change = Item === undefined ? null : EmailChange.parse(Item);
  return change !== null && change.expiresAt > nowSeconds ? change : null;
}

/** Its link is made when it is mailed (`setLinkSecret`). */
export function writeEmailChange(userId: string, change: EmailChange): Write {
  const item = { type: 'emailChange', version: 1, ...change };
  return { label: 'emailChange', Put: { Item: { ...changeKey(userId), ...item } } };
}

export function writeNoEmailChange(userId: string): Write {
  return { label: 'emailChange', Delete: { Key: changeKey(userId) } };
}

interface Link extends Pick<EmailChange, 'email' | 'requestedAt'> {
  readonly userId: string;
  readonly secret: string;
}

/** Voids the link before. @returns false where the person has withdrawn this request, or made another one. */
export async function setLinkSecret(
  table: Table,
  { userId, email, requestedAt, secret }: Link,
  nowSeconds: number,
): Promise<boolean> {
  try {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: changeKey(userId),
        UpdateExpression: 'SET secretHash = :hash ADD version :one',
        ConditionExpression: 'email = :email AND requestedAt = :requestedAt AND expiresAt > :now',
        ExpressionAttributeValues: {
          ':hash': secretHash(secret),
          ':one': 1,
          ':email': email,
          ':requestedAt': requestedAt,
          ':now': nowSeconds,
        },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Refused under the label `emailChange` where the link was used before, is not the last one, or has expired. */
export function writeEmailChangeUsed(
  userId: string,
  { email }: EmailChange,
  secret: string,
  nowSeconds: number,
): Write {
  return {
    label: 'emailChange',
    Delete: {
      Key: changeKey(userId),
      ConditionExpression: 'secretHash = :hash AND email = :email AND expiresAt > :now',
      ExpressionAttributeValues: { ':hash': secretHash(secret), ':email': email, ':now': nowSeconds },
    },
  };
}
