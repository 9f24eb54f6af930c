import { lazy } from 'react';
import type { ExpenseResponse } from '#shared/contract/expenses.ts';
import { useDialogs } from '#web/ui/useDialogs.tsx';
import { nameOf } from './nameOf.ts';

const ExpenseForm = lazy(async () => ({ default: (await import('./ExpenseForm.tsx')).ExpenseForm }));
const AuditDialog = lazy(async () => ({
  default: (await import('#web/brand/audit/AuditDialog.tsx')).AuditDialog,
}));
const SlipDialog = lazy(async () => ({ default: (await import('./SlipDialog.tsx')).SlipDialog }));
const DeleteExpense = lazy(async () => ({ default: (await import('./DeleteExpense.tsx')).DeleteExpense }));

/** @param categories are suggested */
export const useExpenseDialogs = (categories: readonly string[]) =>
  useDialogs({
    create: (onClose) => <ExpenseForm categories={categories} onClose={onClose} />,
    edit: (onClose, expense: ExpenseResponse) => (
      <ExpenseForm expense={expense} categories={categories} onClose={onClose} />
    ),
    history: (onClose, expense: ExpenseResponse) => (
      <AuditDialog kind="expense" id={expense.id} name={nameOf(expense)} onClose={onClose} />
    ),
    slip: (onClose, expense: ExpenseResponse) => <SlipDialog expense={expense} onClose={onClose} />,
    delete: (onClose, expense: ExpenseResponse) => <DeleteExpense expense={expense} onClose={onClose} />,
  });
