import type { AreaPermissions, TablePermission } from './permission.ts';
import { contended, countsHits, issuesCodes } from './shared.ts';

/** Issues what was paid for, or reads what a concurrent call issued. */
const settlesPayments = [
  ...issuesCodes,
  { actions: ['PutItem'], keys: ['BUNDLE#*', 'NOTES#*'] },
  // Only for an account that still exists.
  { actions: ['ConditionCheckItem'], keys: ['USER#*'] },
  { actions: ['GetItem', 'UpdateItem'], keys: ['PAY#*'] },
] as const satisfies TablePermission[];

export const payments: AreaPermissions<'payments'> = {
  'payments.create': {
    ...contended,
    table: [
      { actions: ['GetItem'], keys: ['COUNTS#*', 'SETTINGS', 'PRICE', 'VOUCHER#*'] },
      { actions: ['PutItem'], keys: ['PAY#*'] },
      // Guesses at vouchers.
      countsHits,
      // An order that a voucher makes free is settled at once.
      ...settlesPayments,
    ],
    secrets: ['payfast'],
  },
  'payments.get': { table: [{ actions: ['GetItem'], keys: ['PAY#*'] }] },
  'payments.complete': {
    ...contended,
    table: [
      { actions: ['GetItem'], keys: ['SETTINGS'] },
      ...settlesPayments,
      // What comes in for an account that was erased.
      { actions: ['PutItem'], keys: ['REFUND#*'] },
    ],
  },
  'payments.testPayfast': {
    table: [{ actions: ['GetItem'], keys: ['SETTINGS'] }, countsHits],
    secrets: ['payfast'],
    // PayFast may take 25 of them (`testPayFast.ts`).
    timeoutSeconds: 28,
  },
};
