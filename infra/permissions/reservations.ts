import type { AreaPermissions, TablePermission } from './permission.ts';
import { contended } from './shared.ts';

const readsHeld = {
  actions: ['GetItem'],
  keys: ['HOLDER#*', 'CREATOR#*'],
} as const satisfies TablePermission;

export const reservations: AreaPermissions<'reservations'> = {
  'reservations.create': {
    ...contended,
    table: [
      readsHeld,
      { actions: ['Query', 'PutItem'], keys: ['RESERVATIONS#*'] },
      { actions: ['ConditionCheckItem'], keys: ['CREATOR#*'] },
      { actions: ['UpdateItem'], keys: ['COUNTS#*'] },
      // Those that did not fit into a transaction that was refused are freed.
      { actions: ['BatchGetItem', 'PutItem', 'UpdateItem'], keys: ['CODE#*'] },
    ],
  },
  'reservations.list': { table: [readsHeld, { actions: ['Query'], keys: ['RESERVATIONS#*'] }] },
  'reservations.delete': {
    ...contended,
    table: [
      readsHeld,
      { actions: ['Query', 'UpdateItem', 'DeleteItem'], keys: ['RESERVATIONS#*'] },
      { actions: ['UpdateItem'], keys: ['CODE#*'] },
    ],
  },
};
