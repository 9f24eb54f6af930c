import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AdminPayment, PaymentSums } from '#shared/contract/adminPayments.ts';
import { centsFromAmount } from '#shared/domain/money.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { adminStatusLabels } from '#web/brand/adminPaymentLabels.ts';
import { purchaseLabels } from '#web/brand/purchaseLabels.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { formatGroupedRand } from '#web/ui/chartData.ts';
import { DateText } from '#web/ui/DateText.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { DaysFilter } from '#web/ui/list/DaysFilter.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { SearchFilter } from '#web/ui/list/SearchFilter.tsx';
import { SelectFilter } from '#web/ui/list/SelectFilter.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { paymentFilters } from './paymentFilters.ts';
import { StatusBadge } from './StatusBadge.tsx';

const Small = chakra('p', {
  base: { color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal', overflowWrap: 'anywhere' },
});
const Numbers = chakra('div', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });

const columns: Column<AdminPayment>[] = [
  {
    header: 'Payment',
    card: 'title',
    width: '36%',
    cell: ({ id, title, description, zarcode, invoiceNumber }) => (
      <div>
        <RowLink to="/admin/payments/$id" params={{ id }}>
          {title ?? description}
        </RowLink>
        <Small>{[zarcode && shownCode(zarcode), invoiceNumber ?? id].filter(Boolean).join(', ')}</Small>
      </div>
    ),
  },
  {
    header: 'Ordered',
    card: 'line',
    noWrap: true,
    cell: ({ createdAt }) => <DateText at={createdAt} time />,
  },
  {
    header: 'Amount',
    card: 'line',
    align: 'end',
    cell: ({ amount, refund, mode, sandbox }) => (
      <Numbers>
        R{amount}
        {refund === undefined ? null : <Small>R{refund.amount} back</Small>}
        {mode === 'mock' || sandbox ? <Small>A test</Small> : null}
      </Numbers>
    ),
  },
  {
    header: 'Net',
    card: 'hidden',
    align: 'end',
    cell: ({ net }) => <Numbers>{net === undefined ? null : `R${net}`}</Numbers>,
  },
  { header: 'Status', card: 'corner', noWrap: true, cell: (payment) => <StatusBadge payment={payment} /> },
];

const Summary = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', mb: '4' },
});

const shown = (amount: string) => formatGroupedRand(centsFromAmount(amount) ?? 0);

function Sums({ sums }: { sums: PaymentSums | undefined }): ReactElement {
  return (
    <chakra.p color="fg.muted" fontVariantNumeric="tabular-nums">
      {sums === undefined
        ? null
        : `${shown(sums.amount)} ordered, ${shown(sums.fees)} in fees, ${shown(sums.refunded)} paid back`}
    </chakra.p>
  );
}

export function AllPayments(): ReactElement {
  const list = useListSearch(paymentFilters);
  const { from, to, status, kind } = list.values;
  const chosen = Object.entries({ from, to, status, kind }).filter(([, value]) => value !== '');
  const exported = { of: 'payments', ...Object.fromEntries(chosen) };
  const payments = useApi('adminPayments.list', { query: list.values }, { keepPreviousData: true });
  return (
    <>
      <FilterBar list={list}>
        <SearchFilter
          label="Search by id, number or email"
          placeholder="Id, number or email"
          {...list.field('search')}
        />
        <SelectFilter
          label="Status"
          all="All payments"
          options={adminStatusLabels}
          {...list.field('status')}
        />
        <SelectFilter label="Bought" all="All kinds" options={purchaseLabels} {...list.field('kind')} />
        <DaysFilter label="Ordered" from={list.field('from')} to={list.field('to')} />
      </FilterBar>
      <Summary>
        <Sums sums={payments.data?.sums} />
        <LinkButton variant="outline" to="/admin/csv-export" search={exported as never}>
          Export
        </LinkButton>
      </Summary>
      <DataList
        source={listSource(payments, (data) => data.payments)}
        list={list}
        columns={columns}
        noun={['payment', 'payments']}
        empty={{ title: 'No payments yet', text: 'What people order is listed here.' }}
      />
    </>
  );
}
