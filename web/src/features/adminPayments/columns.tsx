import type { AdminPayment } from '#shared/contract/adminPayments.ts';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { Amount, Net, PaymentTitle } from './PaymentCells.tsx';
import { StatusBadge } from './StatusBadge.tsx';

export const columns: Column<AdminPayment>[] = [
  { header: 'Payment', card: 'title', width: '36%', cell: (payment) => <PaymentTitle payment={payment} /> },
  {
    header: 'Ordered',
    card: 'line',
    noWrap: true,
    cell: ({ createdAt }) => <DateText at={createdAt} time />,
  },
  { header: 'Amount', card: 'line', align: 'end', cell: (payment) => <Amount payment={payment} /> },
  { header: 'Net', card: 'hidden', align: 'end', cell: (payment) => <Net payment={payment} /> },
  { header: 'Status', card: 'corner', noWrap: true, cell: (payment) => <StatusBadge payment={payment} /> },
];
