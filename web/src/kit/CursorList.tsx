import type { ReactElement } from 'react';
import { DateText } from '#web/ui/DateText.tsx';
import type { CursorPage } from '#web/ui/list/CursorPagination.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { cursorPages, listSearch, text } from '#web/ui/list/listSearch.ts';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { searchFilter } from '#web/ui/list/searchFilter.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { type Parcel, parcels } from './parcels.ts';

const { page, ...cursors } = cursorPages();
// Other names than those of PagedList, which is in the same URL.
const cursorSearch = listSearch({ title: text(), cursorPage: page, ...cursors });
type Query = ReturnType<typeof cursorSearch.read>;

const columns: readonly Column<Parcel>[] = [
  { header: 'Parcel', card: 'title', cell: ({ title }) => title },
  { header: 'City', cell: ({ city }) => city },
  { header: 'Sent', noWrap: true, cell: ({ sentAt }) => <DateText at={sentAt} /> },
];

const limit = 10;
const maxSearched = 500; // half of the parcels: an old one is not found at once
const newestFirst = parcels.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt));
const oldest = newestFirst.at(-1);

/** What a server would answer that reads on from a cursor, which is a row's id, and only so many rows at once. */
function listParcels({ title, cursorPage, older, newer }: Query): {
  rows: readonly Parcel[];
  pagination: CursorPage;
} {
  const positionOf = (cursor: string) => newestFirst.findIndex(({ id }) => id === cursor);
  const isBack = newer !== '';
  const start = isBack ? 0 : positionOf(older) + 1;
  const end = isBack ? positionOf(newer) : Math.min(start + maxSearched, newestFirst.length);
  const found = newestFirst
    .slice(start, end)
    .filter((parcel) => parcel.title.toLowerCase().includes(title.toLowerCase()));
  const rows = isBack ? found.slice(-limit) : found.slice(0, limit);
  const isComplete = isBack || rows.length === limit;
  const last = isComplete ? rows.at(-1) : newestFirst[end - 1];
  return {
    rows,
    pagination: {
      page: cursorPage,
      limit,
      older: last === oldest ? undefined : last?.id,
      newer: cursorPage === 1 ? undefined : rows[0]?.id,
      isPartial: !isComplete && last !== oldest,
    },
  };
}

export function CursorList(): ReactElement {
  const list = useListSearch(cursorSearch);
  return (
    <>
      <FilterBar
        list={list}
        filters={[searchFilter({ label: 'Title', placeholder: 'What is in it', ...list.field('title') })]}
      />
      <DataList
        source={{ ...listParcels(list.values), isLoading: false, error: undefined, retry: () => {} }}
        list={list}
        columns={columns}
        texts={englishTexts('sent parcel', 'sent parcels')}
      />
    </>
  );
}
