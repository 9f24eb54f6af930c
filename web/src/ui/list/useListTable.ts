import { type ReactTable, type RowSelectionState, type SortingState, useTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { type Column, columnDefs, type Features, features, orderOf, sortingOf } from './columns.ts';
import type { ListControl } from './useListSearch.ts';

export type ListTable<T extends object> = ReactTable<Features, T>;

interface Parts<T> {
  readonly rows: readonly T[];
  readonly columns: readonly Column<T>[];
  readonly list: ListControl | undefined;
}

/** Sorting, by the server where the list has an order, and selection. */
export function useListTable<T extends { readonly id: string }>({
  rows,
  columns,
  list,
}: Parts<T>): ListTable<T> {
  const [clientSorting, setClientSorting] = useState<SortingState>([]);
  const [selection, setSelection] = useSelection(list?.key ?? '');
  const defs = useMemo(() => columnDefs(columns), [columns]);
  const byServer = list?.order !== undefined;
  const sorting = byServer ? sortingOf(columns, list.order) : clientSorting;
  return useTable<Features, T>({
    features,
    data: rows,
    columns: defs,
    getRowId: ({ id }) => id,
    manualSorting: byServer,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting, rowSelection: selection },
    onSortingChange: (updater) => {
      const next = typeof updater === 'function' ? updater(sorting) : updater;
      const order = orderOf(columns, next);
      if (byServer && order !== undefined) list.setOrder(order);
      else setClientSorting(next);
    },
    onRowSelectionChange: setSelection,
  });
}

/** Only rows that are listed can be selected: a filter or another page clears the selection. */
function useSelection(key: string) {
  const [selection, setSelection] = useState<RowSelectionState>({});
  const [selectedFor, setSelectedFor] = useState(key);
  if (selectedFor !== key) {
    setSelectedFor(key);
    setSelection({});
  }
  return [selection, setSelection] as const;
}
