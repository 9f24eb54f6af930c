import type { AreaPermissions, TablePermission } from './permission.ts';
import {
  changesVisibility,
  contended,
  drawsCodes,
  linksImages,
  listsByTime,
  listsOwned,
  looksUpCodes,
  readsUsers,
  writesAudit,
} from './shared.ts';

const wholeCode = [
  looksUpCodes,
  { actions: ['GetItem'], keys: ['CREATOR#*', 'IMAGES#*', 'CHANGES#*'] },
  { actions: ['Query'], keys: ['HISTORY#*'] },
  readsUsers,
] as const satisfies TablePermission[];

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
  'adminZarcodes.get': { table: wholeCode, images: [linksImages] },
  'adminZarcodes.showPlace': { table: [...wholeCode, writesAudit], images: [linksImages] },
  'adminZarcodes.setVisibility': {
    ...contended,
    table: [
      ...changesVisibility,
      { actions: ['Query'], keys: ['HISTORY#*'] },
      { actions: ['PutItem'], keys: ['MAIL#*'] },
      writesAudit,
    ],
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
