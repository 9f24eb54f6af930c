import type { AreaPermissions, TablePermission } from './permission.ts';
import { contended, listsByTime, readsUsers, writesAudit } from './shared.ts';

/** The same amounts, so the totals stay as they are. */
const changesSlips = {
  ...contended,
  table: [{ actions: ['GetItem', 'PutItem'], keys: ['EXPENSE#*'] }, writesAudit, readsUsers],
} as const;

const changesExpenses = [
  { actions: ['GetItem'], keys: ['EXPENSE#*'] },
  { actions: ['UpdateItem'], keys: ['SPENT#*'] },
  writesAudit,
  readsUsers,
] as const;

/** The newest entry, where another admin has changed it meanwhile. */
const saysWhoChanged = { actions: ['Query'], keys: ['AUDIT#*'] } as const satisfies TablePermission;

export const expenses: AreaPermissions<'expenses'> = {
  'expenses.list': {
    table: [...listsByTime('EXPENSES#*'), { actions: ['BatchGetItem'], keys: ['EXPENSE#*'] }, readsUsers],
  },
  'expenses.totals': { table: [{ actions: ['Query'], keys: ['SPENT#*'] }] },
  'expenses.profit': { table: [{ actions: ['Query'], keys: ['SPENT#*', 'STATS'] }] },
  'expenses.create': {
    ...contended,
    table: [
      { actions: ['PutItem'], keys: ['EXPENSE#*'] },
      { actions: ['UpdateItem'], keys: ['SPENT#*'] },
      writesAudit,
      readsUsers,
    ],
  },
  'expenses.update': {
    ...contended,
    table: [{ actions: ['PutItem'], keys: ['EXPENSE#*'] }, saysWhoChanged, ...changesExpenses],
  },
  'expenses.delete': {
    ...contended,
    table: [{ actions: ['DeleteItem'], keys: ['EXPENSE#*'] }, saysWhoChanged, ...changesExpenses],
  },
  'expenses.slip': {
    table: [{ actions: ['GetItem'], keys: ['EXPENSE#*'] }],
    images: [{ action: 'GetObject', under: 'slips/' }],
  },
  'expenses.startSlip': {
    table: [{ actions: ['GetItem'], keys: ['EXPENSE#*'] }],
    images: [{ action: 'PutObject', under: 'uploads/' }],
  },
  'expenses.completeSlip': {
    ...changesSlips,
    table: [...changesSlips.table, { actions: ['PutItem', 'DeleteItem'], keys: ['SLIPFILES#*'] }],
    images: [
      { action: 'GetObject', under: 'uploads/' },
      { action: 'PutObject', under: 'slips/' },
    ],
  },
  'expenses.deleteSlip': changesSlips,
};
