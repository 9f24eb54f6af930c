import type { ReactElement } from 'react';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { adminStatusLabels } from '#web/brand/adminPaymentLabels.ts';
import { purchaseLabels } from '#web/brand/purchaseLabels.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { daysFilter } from '#web/ui/list/daysFilter.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { searchFilter } from '#web/ui/list/searchFilter.tsx';
import { selectFilter } from '#web/ui/list/selectFilter.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { columns } from './columns.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import { paymentFilters } from './paymentFilters.ts';

export function AllPayments(): ReactElement {
  const list = useListSearch(paymentFilters);
  const payments = useApi('adminPayments.list', { query: list.values }, { keepPreviousData: true });
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          searchFilter({
            label: 'Search by id, number or email',
            placeholder: 'Id, number or email',
            ...list.field('search'),
          }),
          selectFilter({
            label: 'Status',
            all: 'All payments',
            options: adminStatusLabels,
            ...list.field('status'),
          }),
          selectFilter({ label: 'Bought', all: 'All kinds', options: purchaseLabels, ...list.field('kind') }),
          daysFilter({ label: 'Ordered', from: list.field('from'), to: list.field('to') }),
        ]}
      />
      <PaymentSummary sums={payments.data?.sums} />
      <DataList
        source={listSource(payments, (data) => data.payments)}
        list={list}
        columns={columns}
        texts={englishTexts('payment', 'payments')}
        empty={{ title: 'No payments yet', text: 'What people order is listed here.' }}
      />
    </>
  );
}
