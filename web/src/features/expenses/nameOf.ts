import type { ExpenseResponse } from '#shared/contract/expenses.ts';

/** What people call it. */
export const nameOf = ({ supplier, date }: ExpenseResponse) => `${supplier} of ${date}`;
