import type { AreaPermissions } from './permission.ts';
import { listsByTime, readsUsers } from './shared.ts';

export const adminPayments: AreaPermissions<'adminPayments'> = {
  'adminPayments.list': {
    table: [
      ...listsByTime('PAYMENTS#*'),
      { actions: ['BatchGetItem'], keys: ['PAY#*'] },
      // Searches by an email address, PayFast's id or the number of an invoice.
      { actions: ['GetItem'], keys: ['EMAIL#*', 'PFID#*', 'INVOICE#*'] },
      { actions: ['Query'], keys: ['PAYMENTS#*'], index: 'byOwner' },
    ],
  },
  'adminPayments.get': {
    table: [
      { actions: ['GetItem'], keys: ['PAY#*', 'INVOICE#*'] },
      { actions: ['Query'], keys: ['REFUND#*'] },
      { actions: ['Query'], keys: ['NOTICES#*'], index: 'byOwner' },
      { actions: ['BatchGetItem'], keys: ['NOTICE#*'] },
      readsUsers,
    ],
  },
};
