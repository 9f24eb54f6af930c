import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { emailKey, superAdmins, type User, userKey } from './users.ts';

/** Writes nothing. Refused under the label `account` where the account was erased. */
export function checkAccountLives(userId: string): Write {
  return {
    label: 'account',
    ConditionCheck: { Key: userKey(userId), ConditionExpression: 'attribute_exists(pk)' },
  };
}

/**
 * Ends all sessions, and none begins: the account ends at `erasesAt`. Refused under the label `account` where its sessions
 * were ended since it was read, as by the same request of another session.
 */
export function writeErasureAwaited({ id, tokenVersion }: User, erasesAt: string): Write {
  return {
    label: 'account',
    Update: {
      Key: userKey(id),
      UpdateExpression: 'SET erasesAt = :erasesAt ADD version :one, tokenVersion :one',
      ConditionExpression: 'tokenVersion = :version AND attribute_not_exists(erasesAt)',
      ExpressionAttributeValues: { ':erasesAt': erasesAt, ':version': tokenVersion, ':one': 1 },
    },
  };
}

/**
 * The account goes on, with another password. Also where it is disabled, which it stays. Refused under the label
 * `account` where it was changed since it was read, or has ended.
 */
export function writeAccountKept({ id, email, tokenVersion }: User, passwordHash: string): Write {
  return {
    label: 'account',
    Update: {
      Key: userKey(id),
      UpdateExpression: 'SET passwordHash = :password REMOVE erasesAt ADD version :one, tokenVersion :one',
      ConditionExpression: 'tokenVersion = :version AND email = :email AND attribute_exists(erasesAt)',
      ExpressionAttributeValues: {
        ':password': passwordHash,
        ':version': tokenVersion,
        ':email': email,
        ':one': 1,
      },
    },
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

/** Ids of all super admins, also of those who can't sign in. The newest may be missing for a moment. */
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
      ConditionExpression:
        '#role = :superAdmin AND (attribute_not_exists(disabled) OR disabled = :no) AND attribute_not_exists(erasesAt)',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: { ':superAdmin': 'super_admin', ':no': false },
    },
  };
}
