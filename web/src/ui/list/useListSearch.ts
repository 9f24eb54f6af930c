import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ListSearch, ListShape, ListValues } from './listSearch.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step before this one is the same list, with nothing open. */
    readonly openedFromList?: boolean;
  }
}

interface SetOptions {
  /** Leaves no step to go back to, as while typing. */
  readonly replace?: boolean;
}

export interface PageOptions extends SetOptions {
  /** Where the page starts in a list that is read by cursors. */
  readonly cursor?: { readonly older: string } | { readonly newer: string } | undefined;
}

interface StepOptions extends SetOptions {
  readonly state?: { readonly openedFromList?: boolean };
}

/** What is open beside the list, such as a dialog with the details of a row. */
export interface ListItem {
  /** Its id, or ''. */
  readonly value: string;
  readonly open: (id: string) => void;
  /** Goes back to the list that it was opened from; where a link opened it, the list takes its place. */
  readonly close: () => void;
}

/** What a filter takes: `<SelectFilter {...list.field('province')} />`. */
export interface FilterField<V extends string> {
  readonly value: V;
  readonly onChange: (value: V, options?: SetOptions) => void;
}

/** What DataList and FilterBar need to know of a list's state. */
export interface ListControl {
  readonly isFiltered: boolean;
  readonly clearFilters: () => void;
  /** The value of the order, if the list has one. */
  readonly order: string | undefined;
  readonly setOrder: (order: string) => void;
  readonly setPage: (page: number, options?: PageOptions) => void;
  /** Changes with every filter, order and page. */
  readonly key: string;
}

type TextNames<S extends ListShape> = { [K in keyof S]: S[K]['initial'] extends string ? K : never }[keyof S];

export interface ListState<S extends ListShape> extends ListControl {
  readonly values: ListValues<S>;
  readonly set: (changed: Partial<ListValues<S>>, options?: SetOptions) => void;
  readonly item: ListItem;
  readonly field: <K extends TextNames<S>>(name: K) => FilterField<Extract<ListValues<S>[K], string>>;
}

/** A list's filters, order, page and open item, in the URL of the page that it is on. */
export function useListSearch<S extends ListShape>(search: ListSearch<S>): ListState<S> {
  type Values = ListValues<S>;
  const values = search.read(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { history } = useRouter();
  const go = useCallback(
    (next: (values: Values) => Values, { replace = false, state = {} }: StepOptions = {}) =>
      void navigate({
        to: '.',
        // The router cannot know which route this is.
        search: ((url: Record<string, unknown>) => search.params(next(search.read(url)), url)) as never,
        replace,
        state,
      }),
    [navigate, search],
  );
  const setNamed = useCallback(
    (name: string | undefined, value: string | number, options?: StepOptions) => {
      // The name is one of the shape's, with a value of its field.
      const changed = { [name ?? '']: value } as unknown as Partial<Values>;
      if (name !== undefined) go((current) => search.change(current, changed), options);
    },
    [go, search],
  );
  const pageName = search.nameOf('page');
  const setPage = useCallback(
    (page: number, { cursor, ...options }: PageOptions = {}) => {
      if (pageName === undefined) return;
      // The names are of the shape, with values of their fields.
      const changed = { [pageName]: page, ...cursor } as unknown as Partial<Values>;
      go((current) => search.change(current, changed), options);
    },
    [go, search, pageName],
  );
  const orderName = search.nameOf('order');
  const itemName = search.nameOf('item');
  const item: ListItem = {
    value: itemName === undefined ? '' : String(values[itemName]),
    open: (id) => setNamed(itemName, id, { state: { openedFromList: true } }),
    close: () => {
      if (history.location.state.openedFromList === true) history.back();
      else setNamed(itemName, '', { replace: true });
    },
  };
  return {
    values,
    set: (changed, options) => go((current) => search.change(current, changed), options),
    item,
    field: (name) => ({
      value: values[name] as never,
      onChange: (value, options) => setNamed(String(name), value, options),
    }),
    isFiltered: search.isFiltered(values),
    clearFilters: () => go(search.withoutFilters),
    order: orderName === undefined ? undefined : String(values[orderName]),
    setOrder: (order) => setNamed(orderName, order),
    setPage,
    key: search.keyOf(values),
  };
}
