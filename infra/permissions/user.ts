import type { AreaPermissions } from './permission.ts';
import { contended, countsHits, hashesPasswords } from './shared.ts';

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
};
