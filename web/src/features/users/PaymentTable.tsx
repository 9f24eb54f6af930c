import type { ReactElement } from 'react';
import type { AccountDetail } from '#shared/contract/users.ts';
import { Badge } from '#web/ui/Badge.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { type AccountRow, NewestTable, timeColumn } from './NewestTable.tsx';
import { paymentStates } from './stateTexts.ts';

const paymentColumns: Column<AccountRow<'payments'>>[] = [
  {
    header: 'Bought',
    card: 'title',
    width: '40%',
    cell: ({ purchase, id }) => (
      <TitleCell
        title={
          <RowLink to="/admin/payments/$id" params={{ id }}>
            {purchase.kind === 'bundle'
              ? `Bundle of ${purchase.size ?? ''}`
              : (purchase.place?.title ?? 'One ZarCode')}
          </RowLink>
        }
        line={id}
      />
    ),
  },
  { header: 'Amount', card: 'line', align: 'end', cell: ({ amount }) => `R${amount}` },
  {
    header: 'Status',
    card: 'corner',
    noWrap: true,
    cell: ({ status }) => (
      <Badge tone={status === 'complete' ? 'success' : 'muted'}>{paymentStates[status] ?? status}</Badge>
    ),
  },
  timeColumn('Ordered'),
];

interface PaymentTableProps extends Pick<AccountDetail, 'payments'> {
  email: string;
}

export const PaymentTable = ({ payments, email }: PaymentTableProps): ReactElement => (
  <NewestTable
    rows={payments}
    columns={paymentColumns}
    texts={englishTexts('payment', 'payments')}
    none="No payments"
    all={
      <TextLink to="/admin/payments" search={{ search: email } as never}>
        All their payments
      </TextLink>
    }
  />
);
