import type { AreaPermissions } from './permission.ts';
import { contended, listsByTime, readsUsers, writesAudit } from './shared.ts';

const changesExpenses = [
  { actions: ['GetItem'], keys: ['EXPENSE#*'] },
  { actions: ['UpdateItem'], keys: ['SPENT#*'] },
  writesAudit,
  readsUsers,
] as const;

export const expenses: AreaPermissions<'expenses'> = {
  'expenses.list': {
    table: [...listsByTime('EXPENSES#*'), { actions: ['BatchGetItem'], keys: ['EXPENSE#*'] }, readsUsers],
  },
  'expenses.totals': { table: [{ actions: ['Query'], keys: ['SPENT#*'] }] },
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
    table: [
      { actions: ['PutItem'], keys: ['EXPENSE#*'] },
      // The newest entry, to say who has changed it meanwhile.
      { actions: ['Query'], keys: ['AUDIT#*'] },
      ...changesExpenses,
    ],
  },
  'expenses.delete': {
    ...contended,
    table: [{ actions: ['DeleteItem'], keys: ['EXPENSE#*'] }, ...changesExpenses],
  },
};
