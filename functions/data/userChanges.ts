/** Changes of an account. Each is refused under the label `user` where the account is missing or disabled. */
import { emailUndoEnds } from './emailUndos.ts';
import { writeFormerEmail } from './formers.ts';
import type { Write } from './transact.ts';
import { emailKey, type User, userKey } from './users.ts';

/** A link that was mailed to the address was opened. */
const confirmed = (at: string) => ({ emailConfirmedAt: at, awaitsConfirmation: false });

const isUsable = 'attribute_exists(pk) AND (attribute_not_exists(disabled) OR disabled = :no)';

interface Update {
  readonly set?: Readonly<Partial<User>> & { readonly passwordHash?: string };
  readonly removes?: 'erasesAt';
  readonly endsSessions?: boolean;
  /** What the account must still be. */
  readonly only?: Partial<Pick<User, 'tokenVersion' | 'email'>>;
}

function writeUser(userId: string, { set = {}, removes, endsSessions = false, only = {} }: Update): Write {
  const values = Object.entries(set);
  const names = values.map(([name]) => name);
  const conditions = Object.keys(only).map((name) => `${name} = :old_${name}`);
  return {
    label: 'user',
    Update: {
      Key: userKey(userId),
      UpdateExpression: [
        names.length === 0 ? '' : `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
        removes === undefined ? '' : `REMOVE ${removes}`,
        `ADD version :one${endsSessions ? ', tokenVersion :one' : ''}`,
      ].join(' '),
      ConditionExpression: [isUsable, ...conditions].join(' AND '),
      // `language` is a reserved word of DynamoDB.
      ...(names.length > 0 && {
        ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      }),
      ExpressionAttributeValues: {
        ':no': false,
        ':one': 1,
        ...Object.fromEntries(values.map(([name, value]) => [`:${name}`, value])),
        ...Object.fromEntries(Object.entries(only).map(([name, value]) => [`:old_${name}`, value])),
      },
    },
  };
}

type ProfileFields = Partial<
  Pick<User, 'firstName' | 'lastName' | 'contactTel' | 'language' | 'emailNotifications' | 'consents'>
>;

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

/** The same by a link that was mailed to the address, which proves it. */
export const writeResetPassword = (
  { id, email }: Pick<User, 'id' | 'email'>,
  passwordHash: string,
  at: string,
) => writeUser(id, { set: { passwordHash, ...confirmed(at) }, endsSessions: true, only: { email } });

/** Refused where sessions have been ended or the address has changed since. */
export const writeConfirmedEmail = ({ id, email, tokenVersion }: User, at: string) =>
  writeUser(id, { set: confirmed(at), only: { email, tokenVersion } });

/**
 * Held for its account, so that nobody else can take the address before the change is undone. One that was never
 * confirmed may be somebody else's, who can't undo anything: it is free.
 */
function writeLeftEmail({ id, email, awaitsConfirmation }: User, at: string): Write {
  const isOwn = { ConditionExpression: 'userId = :id', ExpressionAttributeValues: { ':id': id } };
  if (awaitsConfirmation) return { label: 'oldEmail', Delete: { Key: emailKey(email), ...isOwn } };
  return {
    label: 'oldEmail',
    Update: {
      Key: emailKey(email),
      UpdateExpression: 'SET expiresAt = :end ADD version :one',
      ConditionExpression: 'userId = :id',
      ExpressionAttributeValues: {
        ':id': id,
        ':end': Math.ceil(emailUndoEnds(at).getTime() / 1000),
        ':one': 1,
      },
    },
  };
}

export function writeHeldEmailFreed(userId: string, email: string): Write {
  return {
    label: 'oldEmail',
    Delete: {
      Key: emailKey(email),
      ConditionExpression: 'userId = :id AND attribute_exists(expiresAt)',
      ExpressionAttributeValues: { ':id': userId },
    },
  };
}

/** Refused under the label `email` where another account has the address, or it is held for one. */
export function writeEmailClaimed(userId: string, email: string, at: string): Write {
  return {
    label: 'email',
    Put: {
      Item: { ...emailKey(email), type: 'email', version: 1, userId },
      ConditionExpression:
        'attribute_not_exists(pk) OR expiresAt < :now OR (userId = :id AND attribute_exists(expiresAt))',
      ExpressionAttributeValues: { ':id': userId, ':now': Math.floor(Date.parse(at) / 1000) },
    },
  };
}

/**
 * Moves an account to another email address: the claim of it as well. Refused under the label `email` where the new
 * address is taken, under `user` where sessions have been ended or the address has changed since.
 */
export function writeMovedEmail(user: User, newEmail: string, at: string): Write[] {
  const { id, email, tokenVersion } = user;
  return [
    writeLeftEmail(user, at),
    writeEmailClaimed(id, newEmail, at),
    writeFormerEmail(user, at),
    writeUser(id, { set: { email: newEmail, ...confirmed(at) }, only: { email, tokenVersion } }),
  ];
}

interface RestoredEmail {
  readonly email: string;
  readonly passwordHash: string;
  readonly at: string;
}

/**
 * Gives an account an earlier address back, ends its sessions, replaces the password and stops its erasure. The address
 * it had last is free, and was never the person's. Refused under the label `user` where sessions have been ended or the
 * address has changed since.
 */
export function writeRestoredEmail(user: User, { email, passwordHash, at }: RestoredEmail): Write[] {
  const { id } = user;
  return [
    {
      label: 'newEmail',
      Delete: {
        Key: emailKey(user.email),
        ConditionExpression: 'userId = :id',
        ExpressionAttributeValues: { ':id': id },
      },
    },
    writeEmailClaimed(id, email, at),
    writeUser(id, {
      set: { email, ...confirmed(at), passwordHash },
      removes: 'erasesAt',
      endsSessions: true,
      only: { email: user.email, tokenVersion: user.tokenVersion },
    }),
  ];
}
