import type { AreaPermissions } from './permission.ts';
import { contended, countsHits, hashesPasswords } from './shared.ts';

export const claims: AreaPermissions<'claims'> = {
  'claims.list': { table: [{ actions: ['Query'], keys: ['CLAIMED#*'] }] },
  'claims.create': {
    ...contended,
    ...hashesPasswords,
    table: [
      { actions: ['GetItem', 'UpdateItem'], keys: ['CODE#*'] },
      { actions: ['GetItem', 'PutItem', 'DeleteItem'], keys: ['ACCESS#*'] },
      { actions: ['GetItem', 'ConditionCheckItem'], keys: ['CREATOR#*'] },
      { actions: ['GetItem'], keys: ['SETTINGS'] },
      { actions: ['UpdateItem'], keys: ['COUNTS#*'] },
      { actions: ['PutItem'], keys: ['HISTORY#*', 'CLAIMED#*', 'NOTES#*'] },
      // The request of who had it.
      { actions: ['DeleteItem'], keys: ['CHANGES#*'] },
      { actions: ['ConditionCheckItem'], keys: ['USER#*'] },
      countsHits,
    ],
  },
};
