import type { AreaPermissions, TablePermission } from './permission.ts';
import { contended, countsHits, issuesCodes, looksUpCodes, readsUsers } from './shared.ts';

const listsOwned = {
  actions: ['Query'],
  keys: ['OWNER#*'],
  index: 'byOwner',
} as const satisfies TablePermission;

export const zarcodes: AreaPermissions<'zarcodes'> = {
  'zarcodes.create': {
    ...contended,
    table: [
      { actions: ['GetItem'], keys: ['SETTINGS'] },
      { actions: ['Query', 'UpdateItem'], keys: ['BUNDLE#*'] },
      ...issuesCodes,
    ],
  },
  'zarcodes.createForCreator': {
    ...contended,
    table: [
      { actions: ['GetItem'], keys: ['HOLDER#*', 'CREATOR#*'] },
      { actions: ['ConditionCheckItem'], keys: ['CREATOR#*'] },
      { actions: ['PutItem'], keys: ['CODE#*'] },
      { actions: ['UpdateItem'], keys: ['COUNTS#*'] },
    ],
  },
  'zarcodes.list': { table: [listsOwned] },
  'zarcodes.recent': { table: [listsOwned] },
  'zarcodes.inBounds': { table: [{ actions: ['Query'], keys: ['CELL#*'], index: 'byCell' }] },
  // The owner also sees who owns it.
  'zarcodes.get': { table: [looksUpCodes, readsUsers] },
  'zarcodes.page': { table: [looksUpCodes] },
  'zarcodes.delete': {
    ...contended,
    table: [
      { actions: ['GetItem', 'PutItem'], keys: ['CODE#*'] },
      { actions: ['UpdateItem'], keys: ['COUNTS#*'] },
      { actions: ['DeleteItem'], keys: ['CHANGES#*'] },
    ],
  },
  'zarcodes.requestChange': {
    table: [
      { actions: ['GetItem', 'ConditionCheckItem'], keys: ['CODE#*'] },
      { actions: ['GetItem', 'PutItem'], keys: ['CHANGES#*'] },
      { actions: ['PutItem'], keys: ['MAIL#*'] },
      countsHits,
    ],
  },
};
