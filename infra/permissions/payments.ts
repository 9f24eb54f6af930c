import type { AreaPermissions, TablePermission } from './permission.ts';
import { contended, countsHits, issuesCodes } from './shared.ts';

/** Issues what was paid for, or reads what a concurrent call issued. */
const settlesPayments = [
  ...issuesCodes,
  { actions: ['PutItem'], keys: ['BUNDLE#*', 'NOTES#*'] },
  // Only for an account that still exists.
  { actions: ['ConditionCheckItem'], keys: ['USER#*'] },
  { actions: ['GetItem', 'UpdateItem'], keys: ['PAY#*'] },
  // It is not open any more.
  { actions: ['DeleteItem'], keys: ['OPEN#*'] },
] as const satisfies TablePermission[];

export const payments: AreaPermissions<'payments'> = {
  'payments.create': {
    ...contended,
    table: [
      { actions: ['GetItem'], keys: ['COUNTS#*', 'SETTINGS', 'PRICE', 'VOUCHER#*'] },
      { actions: ['PutItem'], keys: ['PAY#*', 'OPEN#*'] },
      // How often the voucher is taken, and that it is once more.
      { actions: ['GetItem', 'UpdateItem'], keys: ['VOUCHERUSES#*', 'PERSONALUSES#*'] },
      // Guesses at vouchers.
      countsHits,
      // An order that a voucher makes free is settled at once.
      ...settlesPayments,
    ],
  },
  'payments.get': { table: [{ actions: ['GetItem'], keys: ['PAY#*'] }] },
  'payments.complete': {
    ...contended,
    table: [
      { actions: ['GetItem'], keys: ['SETTINGS'] },
      ...settlesPayments,
      // The voucher of an order that had expired is taken again.
      { actions: ['ConditionCheckItem'], keys: ['OPEN#*'] },
      { actions: ['GetItem'], keys: ['VOUCHER#*'] },
      { actions: ['UpdateItem'], keys: ['VOUCHERUSES#*', 'PERSONALUSES#*'] },
      // What comes in for an account that was erased.
      { actions: ['PutItem'], keys: ['REFUND#*'] },
    ],
  },
};
