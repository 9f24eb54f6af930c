import type { ExpenseResponse } from '#shared/contract/expenses.ts';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { ExpenseActions, type OnExpenseAction } from './ExpenseActions.tsx';

export const columns = (onAction: OnExpenseAction): Column<ExpenseResponse>[] => [
  {
    header: 'Expense',
    card: 'title',
    width: '40%',
    cell: ({ supplier, description }) => <TitleCell title={supplier} line={description} />,
  },
  {
    header: 'Amount',
    card: 'corner',
    align: 'end',
    noWrap: true,
    cell: ({ amount, vat }) => <TitleCell title={`R${amount}`} line={`VAT R${vat}`} />,
  },
  { header: 'Slip', card: 'line', cell: ({ slip }) => slipText(slip) },
  { header: 'Category', card: 'line', cell: ({ category }) => category },
  {
    header: 'Date',
    card: 'line',
    noWrap: true,
    cell: ({ date }) => <DateText at={`${date}T10:00:00.000Z`} />,
  },
  {
    header: 'Actions',
    card: 'actions',
    cell: (expense) => <ExpenseActions expense={expense} onAction={onAction} />,
  },
];

function slipText(slip: ExpenseResponse['slip']): string {
  if (slip === undefined) return 'None';
  return slip.type === 'application/pdf' ? 'PDF' : 'Photo';
}
