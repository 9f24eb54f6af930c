/** Changes of an account. Each is refused under the label `user` where the account is missing or disabled. */
import { writeFormerEmail } from './formers.ts';
import type { Write } from './transact.ts';
import { emailKey, type User, userKey } from './users.ts';

const isUsable = 'attribute_exists(pk) AND (attribute_not_exists(disabled) OR disabled = :no)';

interface Update {
  readonly set?: Readonly<Record<string, string | boolean>>;
  readonly endsSessions?: boolean;
  /** What the account must still be. */
  readonly only?: Partial<Pick<User, 'tokenVersion' | 'email'>>;
}

function writeUser(userId: string, { set = {}, endsSessions = false, only = {} }: Update): Write {
  const names = Object.keys(set);
  const conditions = Object.keys(only).map((name) => `${name} = :old_${name}`);
  return {
    label: 'user',
    Update: {
      Key: userKey(userId),
      UpdateExpression: [
        names.length === 0 ? '' : `SET ${names.map((name) => `${name} = :${name}`).join(', ')}`,
        `ADD version :one${endsSessions ? ', tokenVersion :one' : ''}`,
      ].join(' '),
      ConditionExpression: [isUsable, ...conditions].join(' AND '),
      ExpressionAttributeValues: {
        ':no': false,
        ':one': 1,
        ...Object.fromEntries(names.map((name) => [`:${name}`, set[name]])),
        ...Object.fromEntries(Object.entries(only).map(([name, value]) => [`:old_${name}`, value])),
      },
    },
  };
}

type ProfileFields = Partial<Pick<User, 'firstName' | 'lastName' | 'contactTel' | 'emailNotifications'>>;

export const writeProfile = (userId: string, fields: ProfileFields) => writeUser(userId, { set: fields });

export const writeEndedSessions = (userId: string) => writeUser(userId, { endsSessions: true });

/**
 * Ends every session too.
 * @param tokenVersion where given: refused where sessions have been ended since, as by another new password
 */
export const writeNewPassword = (userId: string, passwordHash: string, tokenVersion?: number) =>
  writeUser(userId, {
    set: { passwordHash },
    endsSessions: true,
    ...(tokenVersion !== undefined && { only: { tokenVersion } }),
  });

/**
 * Moves an account to another email address: the claim of it as well. Refused under the label `email` where the new
 * address is taken, under `user` where sessions have been ended or the address has changed since.
 */
export function writeMovedEmail({ id, email, tokenVersion }: User, newEmail: string, at: string): Write[] {
  return [
    {
      label: 'oldEmail',
      Delete: {
        Key: emailKey(email),
        ConditionExpression: 'userId = :id',
        ExpressionAttributeValues: { ':id': id },
      },
    },
    {
      label: 'email',
      Put: {
        Item: { ...emailKey(newEmail), type: 'email', version: 1, userId: id },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    writeFormerEmail(id, email, at),
    writeUser(id, { set: { email: newEmail }, only: { email, tokenVersion } }),
  ];
}
