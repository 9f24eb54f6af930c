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
