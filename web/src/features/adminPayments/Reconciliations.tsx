import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Reconciliation } from '#shared/contract/reconciliations.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { cursorPages, listSearch } from '#web/ui/list/listSearch.ts';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { DayState, Differences } from './DayCells.tsx';

type Day = Reconciliation & { readonly id: string };

const columns: Column<Day>[] = [
  { header: 'Day', card: 'title', noWrap: true, cell: ({ day }) => <DateText at={`${day}T10:00:00.000Z`} /> },
  {
    header: 'Payments',
    card: 'line',
    align: 'end',
    cell: ({ received, reconciled }) => (
      <>
        {received}
        {reconciled === 0 ? null : (
          <chakra.p fontSize="sm" color="fg.muted">
            {reconciled} settled by this
          </chakra.p>
        )}
      </>
    ),
  },
  { header: 'Differences', card: 'text', width: '50%', cell: (day) => <Differences day={day} /> },
  { header: 'State', card: 'corner', noWrap: true, cell: (day) => <DayState day={day} /> },
];

const search = listSearch(cursorPages());

/** What the nightly comparison with PayFast's history found. */
export function Reconciliations(): ReactElement {
  const list = useListSearch(search);
  const days = useApi('payments.reconciliations', { query: list.values }, { keepPreviousData: true });
  return (
    <DataList
      source={listSource(days, (data) => data.reconciliations.map((each) => ({ ...each, id: each.day })))}
      list={list}
      columns={columns}
      texts={englishTexts('day', 'days')}
      empty={{ title: 'No days yet', text: "Every night our books are compared with PayFast's." }}
    />
  );
}
