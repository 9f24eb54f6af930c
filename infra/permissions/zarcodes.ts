import type { AreaPermissions } from './permission.ts';
import { contended, countsHits, issuesCodes, listsOwned, looksUpCodes, readsUsers } from './shared.ts';

export const zarcodes: AreaPermissions<'zarcodes'> = {
  'zarcodes.create': {
    ...contended,
    table: [
      { actions: ['GetItem'], keys: ['SETTINGS'] },
      { actions: ['Query', 'UpdateItem'], keys: ['BUNDLE#*'] },
      ...issuesCodes,
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
