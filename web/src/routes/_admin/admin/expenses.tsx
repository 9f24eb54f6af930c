import { createFileRoute } from '@tanstack/react-router';
import { Expenses } from '#web/features/expenses/Expenses.tsx';

export const Route = createFileRoute('/_admin/admin/expenses')({
  staticData: { width: 'wide' },
  component: Expenses,
});
