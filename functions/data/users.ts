import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type UserAttribute, userAttributes } from '#shared/contract/table.ts';
import { languages } from '#shared/text/languages.ts';
import { timeKeys } from './byTime.ts';
import type { TimeRow } from './rowList.ts';
import type { Table } from './table.ts';
import { ConditionFailed, transact, type Write } from './transact.ts';

const Consent = z.lazy(() => z.object({ agreed: z.boolean(), at: z.string(), words: z.string() }));
export type Consent = z.output<typeof Consent>;

const User = z.lazy(() =>
  z.object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    contactTel: z.string().default(''),
    /** Of pages and mails. Not there in accounts from before there were several, and in those that admins made. */
    language: z.enum(languages).optional().catch(undefined),
    role: z.enum(['user', 'admin', 'super_admin']),
    /** Increased to end all sessions: logout everywhere, new password, disabled, other role. */
    tokenVersion: z.number().int(),
    emailNotifications: z.boolean(),
    /** To news and offers, oldest first: at most `maxConsents`. None of those who have not been asked. */
    consents: z.array(Consent).default([]),
    disabled: z.boolean().default(false),
    createdAt: z.string(),
    /** Set where a link that was mailed to the address has been opened. */
    emailConfirmedAt: z.string().optional(),
    /** Until then it gets little mail. False for accounts from before there was such a link, and those that admins made. */
    awaitsConfirmation: z.boolean().default(false),
    /** When it ends, as the person wished. Until then nobody can sign in to it. */
    erasesAt: z.string().optional(),
    /** Every write increases it. */
    version: z.number().int(),
  } satisfies Record<UserAttribute, z.ZodType>),
);
export type User = z.output<typeof User>;

const UserWithPassword = z.lazy(() => User.unwrap().extend({ passwordHash: z.string() }));
export type UserWithPassword = z.output<typeof UserWithPassword>;
/** As it is stored. */
export type NewUser = Omit<UserWithPassword, 'version' | 'awaitsConfirmation' | 'consents'> &
  Partial<Pick<User, 'awaitsConfirmation' | 'consents'>>;

export const userKey = (id: string) => ({ pk: `USER#${id}`, sk: 'USER' });
/** The user of a row of the list by time. */
export const userIdOfRow = ({ pk }: TimeRow): string => pk.slice(userKey('').pk.length);
export const emailKey = (email: string) => ({ pk: `EMAIL#${email}`, sk: 'EMAIL' });
/** The index lists super admins, so that the last one can't leave. Whatever writes a role has to write these too. */
export const superAdmins = 'SUPERADMINS';
export const ownerKeys = ({ id, role }: Pick<User, 'id' | 'role'>) =>
  role === 'super_admin' ? { ownerPk: superAdmins, ownerSk: id } : {};

/** Everything but the password hash. Placeholders, because `role` is a reserved word of DynamoDB. */
const userProjection = {
  ProjectionExpression: userAttributes.map((name) => `#${name}`).join(', '),
  ExpressionAttributeNames: Object.fromEntries(userAttributes.map((name) => [`#${name}`, name])),
};

/** @param consistent includes what was written a moment ago */
export async function getUser(table: Table, id: string, consistent = false): Promise<User | null> {
  const { Item } = await table.client.send(
    new GetCommand({
      TableName: table.name,
      Key: userKey(id),
      ConsistentRead: consistent,
      ...userProjection,
    }),
  );
  return Item === undefined ? null : User.parse(Item);
}

/** Two reads, of the claim of the email address and of the user. A person who has just registered is found. */
export async function findUserByEmail(table: Table, email: string): Promise<User | null> {
  const userId = await getUserIdByEmail(table, email);
  return userId === null ? null : getUser(table, userId, true);
}

/** Only where a password is verified: every other role is denied the password hash. */
export async function findUserWithPassword(table: Table, email: string): Promise<UserWithPassword | null> {
  const userId = await getUserIdByEmail(table, email);
  // Also where there is none, so that the time does not show whether an email has an account.
  return getUserWithPassword(table, userId ?? 'none');
}

/** Consistent: a password counts from the moment it is set, and no longer than that. */
export async function getUserWithPassword(table: Table, id: string): Promise<UserWithPassword | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: userKey(id), ConsistentRead: true }),
  );
  return Item === undefined ? null : UserWithPassword.parse(Item);
}

/** One with an end was given up, and is held for its account until then (`writeMovedEmail`). */
const EmailClaim = z.lazy(() => z.object({ userId: z.string(), expiresAt: z.number().optional() }));

async function getEmailClaim(table: Table, email: string) {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: emailKey(email), ConsistentRead: true }),
  );
  return Item === undefined ? null : EmailClaim.parse(Item);
}

/** Whose an email address is. */
export async function getUserIdByEmail(table: Table, email: string): Promise<string | null> {
  const claim = await getEmailClaim(table, email);
  return claim?.expiresAt === undefined ? (claim?.userId ?? null) : null;
}

/** Whether an account gave the address up, and may have it back. */
export async function isEmailHeldFor(table: Table, email: string, userId: string): Promise<boolean> {
  const claim = await getEmailClaim(table, email);
  return claim?.userId === userId && claim.expiresAt !== undefined;
}

/** @param also what belongs into the same transaction @returns false where the email address is taken. */
export async function putNewUser(table: Table, user: NewUser, also: readonly Write[] = []): Promise<boolean> {
  const condition = { ConditionExpression: 'attribute_not_exists(pk)' };
  const isFree = {
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt < :now',
    ExpressionAttributeValues: { ':now': Math.floor(Date.parse(user.createdAt) / 1000) },
  };
  try {
    await transact(table, [
      {
        label: 'email',
        Put: { Item: { ...emailKey(user.email), type: 'email', version: 1, userId: user.id }, ...isFree },
      },
      {
        label: 'user',
        Put: {
          Item: {
            ...userKey(user.id),
            type: 'user',
            version: 1,
            ...user,
            ...ownerKeys(user),
            ...timeKeys('USERS', user),
          },
          ...condition,
        },
      },
      ...also,
    ]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed && error.labels.includes('email')) return false;
    throw error;
  }
}
