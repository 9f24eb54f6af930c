import type { ReactElement } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { daysFilter } from '#web/ui/list/daysFilter.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { day, listSearch, oneOf, order, pageNumber, text } from '#web/ui/list/listSearch.ts';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { searchFilter } from '#web/ui/list/searchFilter.tsx';
import { selectFilter } from '#web/ui/list/selectFilter.tsx';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { cities, type Parcel, parcels } from './parcels.ts';

const orders = { 'sent-desc': 'Newest first', 'sent-asc': 'Oldest first' } as const;

const parcelSearch = listSearch({
  search: text(),
  city: oneOf(cities),
  from: day(),
  to: day(),
  sortBy: order(['sent-desc', 'sent-asc'], 'sent-desc'),
  page: pageNumber(),
});
type Query = ReturnType<typeof parcelSearch.read>;

const columns: readonly Column<Parcel>[] = [
  { header: 'Parcel', card: 'title', cell: ({ title, city }) => <TitleCell title={title} line={city} /> },
  { header: 'Weight', align: 'end', cell: ({ grams }) => `${grams} g` },
  {
    header: 'Sent',
    noWrap: true,
    order: { asc: 'sent-asc', desc: 'sent-desc', first: 'desc' },
    cell: ({ sentAt }) => <DateText at={sentAt} />,
  },
];

const limit = 10;

/** What a server would answer. */
function listParcels({ search, city, from, to, sortBy, page }: Query) {
  const found = parcels.filter(
    (parcel) =>
      parcel.title.toLowerCase().includes(search.toLowerCase()) &&
      (city === '' || parcel.city === city) &&
      (from === '' || parcel.sentAt >= from) &&
      (to === '' || parcel.sentAt.slice(0, 10) <= to),
  );
  const direction = sortBy === 'sent-desc' ? -1 : 1;
  const sorted = found.toSorted((one, other) => direction * one.sentAt.localeCompare(other.sentAt));
  const total = found.length;
  return {
    rows: sorted.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
  };
}

export function PagedList(): ReactElement {
  const list = useListSearch(parcelSearch);
  return (
    <>
      <FilterBar
        list={list}
        action={<Button variant="outline">Export</Button>}
        filters={[
          searchFilter({
            label: 'Search the parcels',
            placeholder: 'What is in it',
            ...list.field('search'),
          }),
          selectFilter({ label: 'City', all: 'All cities', options: cities, ...list.field('city') }),
          daysFilter({ label: 'Sent', from: list.field('from'), to: list.field('to') }),
          selectFilter({ label: 'Sort by', options: orders, ...list.field('sortBy') }),
        ]}
      />
      <DataList
        source={{ ...listParcels(list.values), isLoading: false, error: undefined, retry: () => {} }}
        list={list}
        columns={columns}
        texts={englishTexts('parcel', 'parcels')}
      />
    </>
  );
}
