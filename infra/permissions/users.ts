import type { AreaPermissions, TablePermission } from './permission.ts';
import { contended, hashesPasswords, listsByTime, readsUsers, writesAudit } from './shared.ts';

/** An account, where nobody changed it since; who may change admins is checked with it. */
const changes = [
  readsUsers,
  { actions: ['UpdateItem', 'ConditionCheckItem'], keys: ['USER#*'] },
  writesAudit,
  // What was changed meanwhile, where it is refused.
  { actions: ['Query'], keys: ['AUDIT#*'] },
] as const satisfies TablePermission[];

export const users: AreaPermissions<'users'> = {
  'users.list': {
    table: [
      ...listsByTime('USERS#*'),
      readsUsers,
      { actions: ['Query'], keys: ['PERSONWORD#*'] },
      { actions: ['GetItem'], keys: ['EMAIL#*'] },
    ],
  },
  'users.create': {
    ...hashesPasswords,
    table: [
      { actions: ['PutItem', 'ConditionCheckItem'], keys: ['USER#*'] },
      { actions: ['PutItem'], keys: ['EMAIL#*'] },
      writesAudit,
    ],
  },
  'users.update': {
    table: [
      ...changes,
      { actions: ['GetItem', 'PutItem', 'DeleteItem'], keys: ['EMAIL#*'] },
      { actions: ['GetItem', 'DeleteItem'], keys: ['EMAILCHANGE#*'] },
      { actions: ['DeleteItem'], keys: ['RESET#*'] },
      { actions: ['PutItem'], keys: ['FORMER#*', 'MAIL#*'] },
    ],
  },
  'users.delete': {
    ...contended,
    table: [
      readsUsers,
      { actions: ['GetItem'], keys: ['EMAILCHANGE#*'] },
      { actions: ['DeleteItem', 'ConditionCheckItem'], keys: ['USER#*'] },
      { actions: ['DeleteItem'], keys: ['EMAIL#*'] },
      // Also one that the person has asked for.
      { actions: ['PutItem', 'DeleteItem'], keys: ['ERASE#*'] },
      { actions: ['PutItem'], keys: ['MAIL#*'] },
      { actions: ['Query'], keys: ['SUPERADMINS'], index: 'byOwner' },
      writesAudit,
      { actions: ['Query'], keys: ['AUDIT#*'] },
    ],
  },
  'users.detail': {
    table: [
      readsUsers,
      { actions: ['Query'], keys: ['OWNER#*'], index: 'byOwner' },
      { actions: ['Query'], keys: ['PAYMENTS#*'], index: 'byOwner' },
      { actions: ['Query'], keys: ['MAILS#*'], index: 'byOwner' },
      { actions: ['Query'], keys: ['MESSAGES#*'], index: 'byOwner' },
      { actions: ['Query'], keys: ['AUDITED#*'], index: 'byOwner' },
      { actions: ['Query'], keys: ['BUNDLE#*', 'CHANGES#*'] },
      {
        actions: ['GetItem'],
        keys: [
          'CODE#*',
          'PAY#*',
          'MAIL#*',
          'MESSAGE#*',
          'COUNTS#*',
          'EMAILCHANGE#*',
          'HOLDER#*',
          'CREATOR#*',
        ],
      },
      { actions: ['BatchGetItem'], keys: ['AUDIT#*'] },
    ],
  },
  'users.toggle': { table: changes },
  'users.password': {
    ...hashesPasswords,
    table: [
      ...changes,
      { actions: ['DeleteItem'], keys: ['RESET#*'] },
      { actions: ['PutItem'], keys: ['MAIL#*'] },
    ],
  },
  'users.keepAccount': {
    ...hashesPasswords,
    table: [
      ...changes,
      { actions: ['GetItem', 'PutItem'], keys: ['ERASE#*'] },
      { actions: ['PutItem'], keys: ['MAIL#*'] },
    ],
  },
  'users.endSessions': { table: changes },
};
