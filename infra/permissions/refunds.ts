import type { AreaPermissions } from './permission.ts';
import { listsRefunds, maxWaitSeconds, writesAudit } from './shared.ts';

/** Books money that went back, with the codes that go with it (`functions/domain/refunds/bookRefund.ts`). */
const booksRefunds = [
  { actions: ['GetItem', 'UpdateItem'], keys: ['PAY#*'] },
  { actions: ['GetItem', 'PutItem', 'UpdateItem'], keys: ['REFUND#*'] },
  // Only for an account that still exists.
  { actions: ['ConditionCheckItem'], keys: ['USER#*'] },
  { actions: ['Query', 'UpdateItem'], keys: ['BUNDLE#*'] },
  { actions: ['PutItem'], keys: ['LEDGER#*', 'TOCREDIT#*'] },
  { actions: ['GetItem', 'PutItem'], keys: ['CODE#*'] },
  { actions: ['UpdateItem'], keys: ['COUNTS#*'] },
  { actions: ['DeleteItem'], keys: ['CHANGES#*'] },
  writesAudit,
] as const;

/** PayFast may take 12 seconds for each of two answers (`payFastRefunds.ts`). */
const asksPayFast = { timeoutSeconds: 29, secrets: ['payfast'] } as const;

export const refunds: AreaPermissions<'refunds'> = {
  'refunds.list': { table: [listsRefunds, { actions: ['BatchGetItem'], keys: ['REFUND#*'] }] },
  'refunds.options': {
    ...asksPayFast,
    // It asks once, and changes nothing.
    timeoutSeconds: maxWaitSeconds,
    table: [
      { actions: ['GetItem'], keys: ['PAY#*', 'REFUND#*', 'CODE#*'] },
      { actions: ['Query'], keys: ['BUNDLE#*'] },
    ],
  },
  'refunds.create': { ...asksPayFast, table: booksRefunds },
  'refunds.resolve': { ...asksPayFast, table: booksRefunds },
};
