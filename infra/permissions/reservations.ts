import type { AreaPermissions } from './permission.ts';
import { contended, readsHeld } from './shared.ts';

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
