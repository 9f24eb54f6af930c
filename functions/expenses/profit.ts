import { monthlyProfit } from '#functions/domain/expenses/monthlyProfit.ts';
import { handle } from '#functions/lib/handle.ts';
import { expenses } from '#shared/contract/expenses.ts';
import { signedAmountString } from '#shared/domain/money.ts';

export const handler = handle('expenses.profit', expenses.profit, async ({ deps }) => {
  const months = await monthlyProfit(deps);
  return {
    months: months.map(({ month, netCents, expensesCents }) => ({
      month,
      net: signedAmountString(netCents),
      expenses: signedAmountString(expensesCents),
      profit: signedAmountString(netCents - expensesCents),
    })),
  };
});
