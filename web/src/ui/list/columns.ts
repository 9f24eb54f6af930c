import {
  type ColumnDef,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { language } from '#shared/text/currentLanguage.ts';
import { localeOf } from '#shared/text/languages.ts';

/** Where a column goes on the card that a row is on a phone. */
type CardPart =
  /** First, and what names the row. */
  | 'title'
  /** Opposite the title. */
  | 'corner'
  /** Across the card. */
  | 'text'
  /** Small, beside other facts. */
  | 'fact'
  /** With the column's header before it. */
  | 'line'
  /** Below everything. */
  | 'actions'
  | 'hidden';

export interface Column<T> {
  readonly header: string;
  readonly cell: (row: T) => ReactNode;
  readonly card?: CardPart;
  readonly align?: 'start' | 'end';
  /** The least width on screens that have room, such as '40%'. */
  readonly width?: string;
  readonly noWrap?: boolean;
  /** Sorted by the server: the values of the list's order. */
  readonly order?: { readonly asc: string; readonly desc: string; readonly first?: 'asc' | 'desc' };
  /** Sorted in the browser by this value: for a list that is loaded whole. */
  readonly sortBy?: (row: T) => string | number;
}

export const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
});
export type Features = typeof features;

const collator = new Intl.Collator(localeOf(language()), { numeric: true, sensitivity: 'base' });

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}

/** A column's id is its place: headers need not differ. */
export const columnId = (index: number) => String(index);

export function columnDefs<T extends object>(columns: readonly Column<T>[]): ColumnDef<Features, T>[] {
  return columns.map(({ header, order, sortBy }, index) => ({
    id: columnId(index),
    header,
    accessorFn: (row) => sortBy?.(row),
    enableSorting: order !== undefined || sortBy !== undefined,
    ...(order !== undefined && { sortDescFirst: order.first === 'desc' }),
    ...(sortBy !== undefined && {
      sortFn: (one, other) => compare(sortBy(one.original), sortBy(other.original)),
    }),
  }));
}

/** Which column an order of the list belongs to. */
export function sortingOf<T>(columns: readonly Column<T>[], value: string | undefined): SortingState {
  const index = columns.findIndex(
    ({ order }) => order !== undefined && [order.asc, order.desc].includes(value ?? ''),
  );
  return index === -1 ? [] : [{ id: columnId(index), desc: columns[index]?.order?.desc === value }];
}

/** The list's order for a column and a direction. */
export function orderOf<T>(columns: readonly Column<T>[], [sort]: SortingState): string | undefined {
  const order = columns[Number(sort?.id)]?.order;
  return sort?.desc === true ? order?.desc : order?.asc;
}
