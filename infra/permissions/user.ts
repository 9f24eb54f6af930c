import type { AreaPermissions, Permissions } from './permission.ts';
import { contended, countsHits, hashesPasswords } from './shared.ts';

const changesPassword: Permissions = {
  ...hashesPasswords,
  table: [
    // With the password hash, unlike the check of the session.
    { actions: ['GetItem', 'UpdateItem'], keys: ['USER#*'] },
    { actions: ['DeleteItem'], keys: ['RESET#*'] },
    { actions: ['PutItem'], keys: ['MAIL#*'] },
    countsHits,
  ],
};

export const user: AreaPermissions<'user'> = {
  'user.erase': {
    ...hashesPasswords,
    ...contended,
    table: [
      { actions: ['GetItem'], keys: ['USER#*'] },
      { actions: ['DeleteItem', 'ConditionCheckItem'], keys: ['USER#*'] },
      { actions: ['DeleteItem'], keys: ['EMAIL#*', 'SUPPRESS#*'] },
      { actions: ['PutItem'], keys: ['ERASE#*'] },
      { actions: ['Query'], keys: ['SUPERADMINS'], index: 'byOwner' },
      countsHits,
    ],
  },
  'user.stats': { table: [{ actions: ['GetItem'], keys: ['COUNTS#*'] }] },
  'user.profile': { table: [{ actions: ['GetItem'], keys: ['EMAILCHANGE#*'] }] },
  'user.updateProfile': {
    table: [
      { actions: ['UpdateItem'], keys: ['USER#*'] },
      { actions: ['GetItem', 'PutItem', 'DeleteItem'], keys: ['EMAILCHANGE#*'] },
      { actions: ['PutItem'], keys: ['MAIL#*'] },
      countsHits,
    ],
  },
  'user.password': changesPassword,
  'user.changePassword': changesPassword,
  'user.endSessions': { table: [{ actions: ['UpdateItem'], keys: ['USER#*'] }] },
};
