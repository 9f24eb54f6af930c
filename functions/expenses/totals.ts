import { listMonthTotals } from '#functions/data/expenses.ts';
import { handle } from '#functions/lib/handle.ts';
import { expenses } from '#shared/contract/expenses.ts';
import { amountString } from '#shared/domain/money.ts';

export const handler = handle('expenses.totals', expenses.totals, async ({ query, deps }) => {
  const months = await listMonthTotals(deps.table, {
    from: `${query.year}-01`,
    to: `${query.year}-12`,
  });
  return {
    months: months.map(({ month, amountCents, vatCents, entries, byCategory }) => ({
      month,
      amount: amountString(amountCents),
      vat: amountString(vatCents),
      count: entries,
      categories: [...byCategory]
        .sort(([, one], [, other]) => other - one)
        .map(([category, cents]) => ({ category, amount: amountString(cents) })),
    })),
  };
});
