import { History, Paperclip, Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ExpenseResponse } from '#shared/contract/expenses.ts';
import { RowAction, RowActions } from '#web/ui/list/RowActions.tsx';
import { nameOf } from './nameOf.ts';

export type OnExpenseAction = (
  action: 'slip' | 'edit' | 'history' | 'delete',
  expense: ExpenseResponse,
) => void;

interface ExpenseActionsProps {
  expense: ExpenseResponse;
  onAction: OnExpenseAction;
}

export function ExpenseActions({ expense, onAction }: ExpenseActionsProps): ReactElement {
  const name = nameOf(expense);
  const slipLabel = expense.slip === undefined ? `Add a slip to ${name}` : `Slip of ${name}`;
  return (
    <RowActions>
      <RowAction label={slipLabel} icon={Paperclip} onSelect={() => onAction('slip', expense)} />
      <RowAction label={`Edit ${name}`} icon={Pencil} onSelect={() => onAction('edit', expense)} />
      <RowAction label={`History of ${name}`} icon={History} onSelect={() => onAction('history', expense)} />
      <RowAction label={`Delete ${name}`} icon={Trash2} danger onSelect={() => onAction('delete', expense)} />
    </RowActions>
  );
}
