import type { AreaPermissions } from './permission.ts';

export const expenses: AreaPermissions<'expenses'> = {
  'expenses.list': {},
  'expenses.create': {},
  'expenses.update': {},
  'expenses.delete': {},
  'expenses.totals': {},
};
