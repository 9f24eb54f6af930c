import type { ReactElement } from 'react';
import type { RefundDueResponse } from '#shared/contract/refunds.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { listSearch, pageNumber } from '#web/ui/list/listSearch.ts';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { useListSearch } from '#web/ui/list/useListSearch.ts';

const reasons = {
  accountErased: 'It was paid after its account was deleted, so nothing was issued. Please pay it back.',
  unconfirmed: 'PayFast has not said whether this refund happened. Please find out.',
} as const;

const columns: Column<RefundDueResponse>[] = [
  {
    header: 'Payment',
    card: 'title',
    width: '30%',
    cell: ({ id }) => (
      <RowLink to="/admin/payments/$id" params={{ id }}>
        {id}
      </RowLink>
    ),
  },
  { header: 'Why', card: 'text', width: '40%', cell: ({ reason }) => reasons[reason] },
  { header: 'Amount', card: 'line', align: 'end', noWrap: true, cell: ({ amount }) => `R${amount}` },
  {
    header: 'Since',
    card: 'corner',
    noWrap: true,
    cell: ({ createdAt }) => <DateText at={createdAt} time />,
  },
];

const search = listSearch({ page: pageNumber() });

export function RefundsDue(): ReactElement {
  const list = useListSearch(search);
  const refunds = useApi('refunds.list', { query: list.values }, { keepPreviousData: true });
  return (
    <DataList
      source={listSource(refunds, (data) => data.refunds)}
      list={list}
      columns={columns}
      texts={englishTexts('refund', 'refunds')}
      empty={{
        title: 'Nothing to refund',
        text: 'Payments that came in for deleted accounts are listed here, and refunds that PayFast has not confirmed.',
      }}
    />
  );
}
