import type { AreaPermissions, TablePermission } from './permission.ts';
import { contended, countsHits, readsUsers } from './shared.ts';

/** The check of a key, its owner and its quota (`functions/lib/apiKey.ts`). */
const checksOwnKeys = [
  { actions: ['GetItem'], keys: ['APIKEY#*'] },
  readsUsers,
  { actions: ['UpdateItem'], keys: ['APIUSAGE#*'] },
] as const satisfies TablePermission[];

/** Or of the demo key, for each address. */
const checksKeys = [...checksOwnKeys, countsHits] as const satisfies TablePermission[];

/** The exact code, then those that were meant. */
const findsCodes = {
  actions: ['GetItem', 'BatchGetItem'],
  keys: ['CODE#*'],
} as const satisfies TablePermission;

export const v1: AreaPermissions<'v1'> = {
  'v1.get': { table: [...checksKeys, findsCodes] },
  'v1.batch': { table: [...checksKeys, { actions: ['BatchGetItem'], keys: ['CODE#*'] }] },
  'v1.suggest': { table: [...checksKeys, findsCodes] },
  'v1.guide': { table: [...checksKeys, findsCodes] },
  'v1.save': {
    ...contended,
    table: [
      ...checksOwnKeys,
      { actions: ['BatchGetItem'], keys: ['CODE#*'] },
      { actions: ['BatchGetItem', 'PutItem', 'DeleteItem'], keys: ['SAVERS#*'] },
      // How many there are.
      { actions: ['GetItem', 'UpdateItem'], keys: ['WEBHOOK#*'] },
    ],
  },
  'v1.saved': { table: [...checksOwnKeys, { actions: ['Query'], keys: ['SAVED#*'], index: 'byOwner' }] },
  'v1.health': {},
};
