import type { AreaPermissions } from './permission.ts';
import {
  contended,
  drawsCodes,
  linksImages,
  listsByTime,
  listsOwned,
  looksUpCodes,
  readsUsers,
  writesAudit,
} from './shared.ts';

export const adminZarcodes: AreaPermissions<'adminZarcodes'> = {
  'adminZarcodes.list': {
    table: [
      ...listsByTime('CODES#*'),
      listsOwned,
      { actions: ['Query'], keys: ['CREATOR#*'], index: 'byOwner' },
      { actions: ['Query'], keys: ['WORD#*'] },
      { actions: ['GetItem', 'BatchGetItem'], keys: ['CODE#*'] },
      // Whose codes, and how many they have.
      { actions: ['GetItem'], keys: ['EMAIL#*', 'HOLDER#*', 'COUNTS#*'] },
    ],
  },
  'adminZarcodes.create': {
    ...contended,
    table: [
      { actions: ['GetItem'], keys: ['EMAIL#*'] },
      { actions: ['PutItem'], keys: ['MAIL#*'] },
      { actions: ['UpdateItem'], keys: ['COUNTS#*'] },
      ...drawsCodes,
      writesAudit,
      readsUsers,
    ],
  },
  'adminZarcodes.get': {
    table: [
      looksUpCodes,
      { actions: ['GetItem'], keys: ['CREATOR#*', 'IMAGES#*', 'CHANGES#*'] },
      { actions: ['Query'], keys: ['HISTORY#*'] },
      readsUsers,
    ],
    images: [linksImages],
  },
  'adminZarcodes.update': {
    ...contended,
    table: [
      { actions: ['GetItem', 'UpdateItem'], keys: ['CODE#*'] },
      { actions: ['Query', 'PutItem'], keys: ['HISTORY#*'] },
      { actions: ['UpdateItem'], keys: ['COUNTS#*'] },
      writesAudit,
      readsUsers,
    ],
  },
  'adminZarcodes.delete': {
    ...contended,
    table: [
      { actions: ['GetItem', 'PutItem'], keys: ['CODE#*'] },
      { actions: ['Query'], keys: ['HISTORY#*'] },
      { actions: ['UpdateItem'], keys: ['COUNTS#*'] },
      { actions: ['DeleteItem'], keys: ['CHANGES#*'] },
      { actions: ['PutItem'], keys: ['MAIL#*'] },
      writesAudit,
    ],
  },
  'adminZarcodes.verify': {
    table: [
      { actions: ['GetItem', 'UpdateItem'], keys: ['CODE#*'] },
      { actions: ['Query'], keys: ['HISTORY#*'] },
      writesAudit,
    ],
  },
};
