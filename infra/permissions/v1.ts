import type { AreaPermissions, TablePermission } from './permission.ts';
import { readsUsers } from './shared.ts';

/** The check of a key, its owner and its quota (`functions/lib/apiKey.ts`). */
const checksKeys = [
  { actions: ['GetItem'], keys: ['APIKEY#*'] },
  readsUsers,
  { actions: ['UpdateItem'], keys: ['APIUSAGE#*'] },
] as const satisfies TablePermission[];

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
  'v1.health': {},
};
