import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type UserAttribute, userAttributes } from '#shared/contract/table.ts';
import type { Table } from './table.ts';
import { ConditionFailed, transact, type Write } from './transact.ts';

const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  contactTel: z.string().default(''),
  role: z.enum(['user', 'admin', 'super_admin']),
  /** Increased to end all sessions: logout everywhere, new password, disabled, other role. */
  tokenVersion: z.number().int(),
  emailNotifications: z.boolean(),
  disabled: z.boolean().default(false),
  createdAt: z.string(),
} satisfies Record<UserAttribute, z.ZodType>);
export type User = z.output<typeof User>;

const UserWithPassword = User.extend({ passwordHash: z.string() });
export type UserWithPassword = z.output<typeof UserWithPassword>;

const userKey = (id: string) => ({ pk: `USER#${id}`, sk: 'USER' });
const emailKey = (email: string) => ({ pk: `EMAIL#${email}`, sk: 'EMAIL' });
/** The index lists super admins, so that the last one can't leave. Whatever writes a role has to write these too. */
const superAdmins = 'SUPERADMINS';
const ownerKeys = ({ id, role }: User) =>
  role === 'super_admin' ? { ownerPk: superAdmins, ownerSk: id } : {};

/** Everything but the password hash. Placeholders, because `role` is a reserved word of DynamoDB. */
const userProjection = {
  ProjectionExpression: userAttributes.map((name) => `#${name}`).join(', '),
  ExpressionAttributeNames: Object.fromEntries(userAttributes.map((name) => [`#${name}`, name])),
};

export async function getUser(table: Table, id: string): Promise<User | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: userKey(id), ...userProjection }),
  );
  return Item === undefined ? null : User.parse(Item);
}

/** Two reads: the claim of the email address, which is consistent at once after registering, then the user. */
export async function findUserByEmail(table: Table, email: string): Promise<User | null> {
  const userId = await getUserIdByEmail(table, email);
  return userId === null ? null : getUser(table, userId);
}

/** Only where a password is verified: every other role is denied the password hash. */
export async function findUserWithPassword(table: Table, email: string): Promise<UserWithPassword | null> {
  const userId = await getUserIdByEmail(table, email);
  return userId === null ? null : getUserWithPassword(table, userId);
}

/** The same of a person who is signed in. */
export async function getUserWithPassword(table: Table, userId: string): Promise<UserWithPassword | null> {
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: userKey(userId) }));
  return Item === undefined ? null : UserWithPassword.parse(Item);
}

async function getUserIdByEmail(table: Table, email: string): Promise<string | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: emailKey(email), ConsistentRead: true }),
  );
  return Item === undefined ? null : z.object({ userId: z.string() }).parse(Item).userId;
}

/** @returns false where the email address is taken. */
export async function putNewUser(table: Table, user: UserWithPassword): Promise<boolean> {
  const condition = { ConditionExpression: 'attribute_not_exists(pk)' };
  try {
    await transact(table, [
      {
        label: 'email',
        Put: { Item: { ...emailKey(user.email), type: 'email', version: 1, userId: user.id }, ...condition },
      },
      {
        label: 'user',
        Put: {
          Item: { ...userKey(user.id), type: 'user', version: 1, ...user, ...ownerKeys(user) },
          ...condition,
        },
      },
    ]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed && error.labels.includes('email')) return false;
    throw error;
  }
}

/** Ends every session too. Refused under the label `user` where the user is missing or disabled. */
export function writeNewPassword(userId: string, passwordHash: string): Write {
  return {
    label: 'user',
    Update: {
      Key: userKey(userId),
      UpdateExpression: 'SET passwordHash = :hash ADD tokenVersion :one, version :one',
      ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(disabled) OR disabled = :no)',
      ExpressionAttributeValues: { ':hash': passwordHash, ':one': 1, ':no': false },
    },
  };
}

/** Writes nothing. Refused under the label `account` where the account was erased. */
export function checkAccountLives(userId: string): Write {
  return {
    label: 'account',
    ConditionCheck: { Key: userKey(userId), ConditionExpression: 'attribute_exists(pk)' },
  };
}

/**
 * Removes the account and gives its email address back. Refused under the label `account` where its sessions were ended
 * or its email address changed since it was read.
 */
export function writeAccountErased({ id, email, tokenVersion }: User): Write[] {
  return [
    {
      label: 'account',
      Delete: {
        Key: userKey(id),
        ConditionExpression: 'tokenVersion = :version AND email = :email',
        ExpressionAttributeValues: { ':version': tokenVersion, ':email': email },
      },
    },
    {
      label: 'account',
      Delete: {
        Key: emailKey(email),
        ConditionExpression: 'userId = :id',
        ExpressionAttributeValues: { ':id': id },
      },
    },
  ];
}

/** Ids of all super admins, also of disabled ones. The newest may be missing for a moment. */
export async function listSuperAdminIds(table: Table): Promise<string[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :superAdmins',
      ExpressionAttributeValues: { ':superAdmins': superAdmins },
    }),
  );
  return Items.map((item) => z.object({ ownerSk: z.string() }).parse(item).ownerSk);
}

/** Writes nothing. Refused under the label `superAdmin` where this is no super admin who can sign in. */
export function checkSuperAdmin(userId: string): Write {
  return {
    label: 'superAdmin',
    ConditionCheck: {
      Key: userKey(userId),
      ConditionExpression: '#role = :superAdmin AND (attribute_not_exists(disabled) OR disabled = :no)',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: { ':superAdmin': 'super_admin', ':no': false },
    },
  };
}
