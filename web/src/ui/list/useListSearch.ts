import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ListSearch, ListShape, ListValues } from './listSearch.ts';

interface SetOptions {
  /** Leaves no step to go back to, as while typing. */
  readonly replace?: boolean;
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
  readonly setPage: (page: number, options?: SetOptions) => void;
  /** Changes with every filter, order and page. */
  readonly key: string;
}

type TextNames<S extends ListShape> = { [K in keyof S]: S[K]['initial'] extends string ? K : never }[keyof S];

export interface ListState<S extends ListShape> extends ListControl {
  readonly values: ListValues<S>;
  readonly set: (changed: Partial<ListValues<S>>, options?: SetOptions) => void;
  readonly field: <K extends TextNames<S>>(name: K) => FilterField<Extract<ListValues<S>[K], string>>;
}

/** A list's filters, order, page and open item, in the URL of the page that it is on. */
export function useListSearch<S extends ListShape>(search: ListSearch<S>): ListState<S> {
  type Values = ListValues<S>;
  const values = search.read(useSearch({ strict: false }));
  const navigate = useNavigate();
  const fields = Object.entries(search.shape);
  const nameOf = (role: string) => fields.find(([, field]) => field.role === role)?.[0];
  const valueOf = (name: keyof Values) => values[name];
  const go = (next: (values: Values) => Values, { replace = false }: SetOptions = {}) =>
    void navigate({
      to: '.',
      // Of any route: the router cannot know which.
      search: ((current: Record<string, unknown>) => search.validate(next(search.read(current)))) as never,
      replace,
    });
  const set = (changed: Partial<Values>, options?: SetOptions) =>
    go((current) => search.change(current, changed), options);
  const setByRole = (role: string, value: string | number, options?: SetOptions) => {
    const name = nameOf(role);
    if (name !== undefined) set({ [name]: value } as Partial<Values>, options);
  };
  const orderName = nameOf('order');
  const listed = fields.filter(([, { role }]) => role !== 'item').map(([name]) => valueOf(name));
  return {
    values,
    set,
    field: (name) => ({
      value: values[name] as never,
      onChange: (value, options) => set({ [name]: value } as unknown as Partial<Values>, options),
    }),
    isFiltered: search.isFiltered(values),
    clearFilters: () => go(search.withoutFilters),
    order: orderName === undefined ? undefined : String(valueOf(orderName)),
    setOrder: (order) => setByRole('order', order),
    setPage: (page, options) => setByRole('page', page, options),
    key: JSON.stringify(listed),
  };
}
