import type { AreaPermissions } from './permission.ts';
import {
  awaitsInvoices,
  contended,
  countsHits,
  listsByTime,
  processesNotices,
  settlesPayments,
  takesVouchersAgain,
} from './shared.ts';

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
    secrets: ['payfast'],
  },
  'payments.get': { table: [{ actions: ['GetItem'], keys: ['PAY#*', 'INVOICE#*'] }] },
  'payments.mockPage': { table: [{ actions: ['GetItem'], keys: ['SETTINGS'] }] },
  'payments.complete': {
    ...contended,
    table: [
      { actions: ['GetItem'], keys: ['SETTINGS'] },
      ...settlesPayments,
      ...takesVouchersAgain,
      awaitsInvoices,
      // What comes in for an account that was erased.
      { actions: ['PutItem'], keys: ['REFUND#*'] },
    ],
  },
  'payments.reconciliations': {
    table: [...listsByTime('RECONCILIATIONS#*'), { actions: ['BatchGetItem'], keys: ['RECONCILIATION#*'] }],
  },
  'payments.testPayfast': {
    table: [{ actions: ['GetItem'], keys: ['SETTINGS'] }, countsHits],
    secrets: ['payfast'],
    // PayFast may take 25 of them (`testPayFast.ts`).
    timeoutSeconds: 28,
  },
  'payments.notify': {
    ...processesNotices,
    table: [...processesNotices.table, { actions: ['PutItem'], keys: ['NOTICE#*'] }],
  },
};
