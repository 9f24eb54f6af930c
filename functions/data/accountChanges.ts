/** What an admin changes of an account. Refused under the label `user` where it changed since it was read. */
import { writeFormerEmail } from './formers.ts';
import type { Write } from './transact.ts';
import { writeEmailClaimed } from './userChanges.ts';
import { emailKey, ownerKeys, type User, userKey } from './users.ts';

type Fields = Pick<
  User,
  'firstName' | 'lastName' | 'email' | 'contactTel' | 'role' | 'emailNotifications' | 'consents' | 'disabled'
>;

interface AccountChange {
  readonly set: Partial<Fields> & { readonly passwordHash?: string };
  readonly endsSessions: boolean;
}

export function writeAccountChange(user: User, { set, endsSessions }: AccountChange): Write {
  const { id, role = user.role } = { ...user, ...set };
  const isListed = set.role !== undefined;
  const all = { ...set, ...(isListed && ownerKeys({ id, role })) };
  const removed = [
    ...(isListed && role !== 'super_admin' ? ['ownerPk', 'ownerSk'] : []),
    // Nobody has opened a link that was mailed to the new one.
    ...(set.email === undefined ? [] : ['emailConfirmedAt']),
  ];
  const names = Object.keys(all);
  return {
    label: 'user',
    Update: {
      Key: userKey(id),
      UpdateExpression: [
        names.length === 0 ? '' : `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
        removed.length === 0 ? '' : `REMOVE ${removed.map((name) => `#${name}`).join(', ')}`,
        `ADD #version :one${endsSessions ? ', tokenVersion :one' : ''}`,
      ].join(' '),
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: Object.fromEntries(
        ['version', ...names, ...removed].map((name) => [`#${name}`, name]),
      ),
      ExpressionAttributeValues: {
        ':one': 1,
        ':version': user.version,
        ...Object.fromEntries(Object.entries(all).map(([name, value]) => [`:${name}`, value])),
      },
    },
  };
}

/**
 * The claims of an email address that an admin replaces. The old one is free at once, since the change can't be undone
 * by a link. Refused under the label `email` where another account has the new one.
 */
export function writeReplacedEmail(user: User, newEmail: string, at: string): Write[] {
  return [
    {
      label: 'user',
      Delete: {
        Key: emailKey(user.email),
        ConditionExpression: 'userId = :id',
        ExpressionAttributeValues: { ':id': user.id },
      },
    },
    writeEmailClaimed(user.id, newEmail, at),
    writeFormerEmail(user, at),
  ];
}
