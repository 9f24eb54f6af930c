import type { ReactElement } from 'react';
import type { ExpenseResponse } from '#shared/contract/expenses.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';

interface DeleteExpenseProps {
  expense: ExpenseResponse;
  onClose: () => void;
}

export function DeleteExpense({ expense, onClose }: DeleteExpenseProps): ReactElement {
  const { run } = useMutationOf('expenses.delete');
  const { id, version, supplier, amount } = expense;
  return (
    <ConfirmAction
      title="Delete this expense?"
      confirmText="Delete"
      busyText="Deleting..."
      onClose={onClose}
      action={() => run({ params: { id }, body: { version } })}
      success={{ title: 'Expense deleted' }}
      failure={failure('Expense not deleted', 'Please try again.', 'expenses')}
    >
      <p>
        R{amount} for {supplier}. The audit keeps what it was.
      </p>
    </ConfirmAction>
  );
}
