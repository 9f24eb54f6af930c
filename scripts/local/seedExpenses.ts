/** A year of expenses for the back office. */
import { type Expense, getExpense, writeNewExpense } from '#functions/data/expenses.ts';
import type { Table } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { vatIncludedCents } from '#shared/domain/money.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';

const monthly = [
  { category: 'Hosting', supplier: 'Amazon Web Services', description: 'Servers', amountCents: 18_400 },
  { category: 'Maps', supplier: 'Google Cloud', description: 'Maps and places', amountCents: 9_900 },
  { category: 'Telephone', supplier: 'Vodacom', description: 'Support line', amountCents: 14_900 },
  { category: 'Marketing', supplier: 'Kasi Print Works', description: 'Flyers', amountCents: 29_000 },
] as const;

const months = 12;

/** On a day that every month has. */
const monthsBefore = (at: Date, count: number): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - count, Math.min(at.getUTCDate(), 28)));

export async function seedExpenses(table: Table, startedAt: Date, createdBy: string): Promise<void> {
  for (let month = 0; month < months; month++) {
    const at = monthsBefore(startedAt, month);
    for (const [index, each] of monthly.entries()) {
      // Not the same each month, and the same in each run.
      const amountCents = each.amountCents + ((month * 37 + index * 11) % 50) * 100;
      const expense: Expense = {
        ...each,
        amountCents,
        vatCents: vatIncludedCents(amountCents, 15),
        id: `exp_demo${String(month).padStart(8, '0')}${String(index).padStart(8, '0')}`,
        date: dayInJohannesburg(at),
        note: '',
        createdAt: at.toISOString(),
        createdBy,
        version: 1,
      };
      // An interrupted start may have written it already.
      if ((await getExpense(table, expense.id)) === null) await transact(table, writeNewExpense(expense));
    }
  }
}
