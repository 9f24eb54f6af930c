import type { AreaPermissions, TablePermission } from './permission.ts';
import { contended, countsHits, issuesCodes, looksUpCodes } from './shared.ts';

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
      { actions: ['Query'], keys: ['USER#*'] },
      ...issuesCodes,
    ],
  },
  'zarcodes.list': { table: [listsOwned] },
  'zarcodes.recent': { table: [listsOwned] },
  'zarcodes.inBounds': { table: [{ actions: ['Query'], keys: ['CELL#*'], index: 'byCell' }] },
  // The owner also sees who owns it.
  'zarcodes.get': { table: [looksUpCodes, { actions: ['GetItem'], keys: ['USER#*'] }] },
  'zarcodes.page': { table: [looksUpCodes] },
  'zarcodes.delete': {
    ...contended,
    table: [
      { actions: ['GetItem', 'PutItem'], keys: ['CODE#*'] },
      { actions: ['UpdateItem'], keys: ['USER#*'] },
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
