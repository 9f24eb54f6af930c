import type { AreaPermissions } from './permission.ts';

export const adminPayments: AreaPermissions<'adminPayments'> = {
  'adminPayments.list': {},
  'adminPayments.get': {},
};
