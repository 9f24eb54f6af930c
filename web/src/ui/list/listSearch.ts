/** The state of a list in the URL: each parameter is declared once, and what makes no sense falls back. */

interface Field<V> {
  /** A change of a filter or of the order leads to the first page. An item is what is open beside the list. */
  readonly role: 'filter' | 'order' | 'page' | 'cursor' | 'item';
  readonly initial: V;
  /** @returns undefined for what makes no sense */
  readonly read: (raw: string) => V | undefined;
}

export type ListShape = Readonly<Record<string, Field<string> | Field<number>>>;

export type ListValues<S extends ListShape> = { readonly [K in keyof S]: S[K]['initial'] };

/** A search's words. The default is the longest that the API takes. */
export function text(maxLength = 200): Field<string> {
  return { role: 'filter', initial: '', read: (raw) => raw.slice(0, maxLength) };
}

/** One of these values, or '' for any. */
export function oneOf<const T extends string>(values: readonly T[]): Field<T | ''> {
  return { role: 'filter', initial: '', read: (raw) => values.find((value) => value === raw) };
}

/** A day as `2026-07-31`, or ''. */
export function day(): Field<string> {
  const isDay = (raw: string) => {
    const time = Date.parse(raw);
    return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === raw;
  };
  return { role: 'filter', initial: '', read: (raw) => (isDay(raw) ? raw : undefined) };
}

export function order<const T extends string>(values: readonly T[], initial: NoInfer<T>): Field<T> {
  return { role: 'order', initial, read: (raw) => values.find((value) => value === raw) };
}

/** The default is the last page that the API takes. */
export function pageNumber(max = 1_000_000): Field<number> {
  const isPage = (page: number) => Number.isInteger(page) && page >= 1 && page <= max;
  return { role: 'page', initial: 1, read: (raw) => (isPage(Number(raw)) ? Number(raw) : undefined) };
}

/** Where a page begins, from the answer with the page before it. */
function cursor(): Field<string> {
  return { role: 'cursor', initial: '', read: (raw) => raw.slice(0, 120) };
}

/** For a list that is read by cursors; only people need the page number. */
export const cursorPages = () => ({ page: pageNumber(), older: cursor(), newer: cursor() });

/** The id of what is open beside the list, such as a dialog with the details of a row; '' for none. */
export function openItem(maxLength = 40): Field<string> {
  return { role: 'item', initial: '', read: (raw) => raw.slice(0, maxLength) };
}

export interface ListSearch<S extends ListShape> {
  readonly nameOf: (role: Field<unknown>['role']) => (keyof S & string) | undefined;
  /** What is in the URL: all that is not the default, and what is there of others, such as a tab or a second list. */
  readonly params: (values: ListValues<S>, url?: Record<string, unknown>) => Record<string, unknown>;
  /** All values, those that are not in the URL too. The route needs no `validateSearch`: every page would load it. */
  readonly read: (search: Record<string, unknown>) => ListValues<S>;
  /** The values after a change. */
  readonly change: (values: ListValues<S>, changed: Partial<ListValues<S>>) => ListValues<S>;
  readonly isFiltered: (values: ListValues<S>) => boolean;
  /** The same for the same rows. */
  readonly keyOf: (values: ListValues<S>) => string;
  readonly withoutFilters: (values: ListValues<S>) => ListValues<S>;
}

/** Declares what of a list is in its URL: `listSearch({ search: text(), page: pageNumber() })`. */
export function listSearch<S extends ListShape>(shape: S): ListSearch<S> {
  type Values = ListValues<S>;
  const fields = Object.entries(shape);
  // The fields give the names and the types of what is made of them.
  const made = (entries: Iterable<readonly [string, string | number]>) =>
    Object.fromEntries(entries) as unknown as Values;
  const initial = (roles: readonly Field<unknown>['role'][]) =>
    made(fields.filter(([, { role }]) => roles.includes(role)).map(([name, field]) => [name, field.initial]));

  const read = (search: Record<string, unknown>): Values =>
    made(
      fields.map(([name, field]) => {
        const raw = search[name];
        // A number where a router has parsed it.
        const known =
          typeof raw === 'string' || typeof raw === 'number' ? field.read(String(raw)) : undefined;
        return [name, known ?? field.initial];
      }),
    );

  return {
    nameOf: (role) => fields.find(([, field]) => field.role === role)?.[0],
    read,
    params: (values, url = {}) =>
      Object.fromEntries([
        ...Object.entries(url).filter(([name]) => !Object.hasOwn(shape, name)),
        ...fields
          .filter(([name, field]) => values[name] !== field.initial)
          .map(([name]) => [name, values[name]]),
      ]),
    change: (values, changed) => {
      const roles = new Set(Object.keys(changed).map((name) => shape[name]?.role));
      const isNewList = roles.has('filter') || roles.has('order');
      return {
        ...values,
        ...(isNewList && initial(['page'])),
        ...((isNewList || roles.has('page')) && initial(['cursor', 'item'])),
        ...changed,
      };
    },
    isFiltered: (values) =>
      fields.some(([name, { role, initial }]) => role === 'filter' && values[name] !== initial),
    keyOf: (values) =>
      JSON.stringify(fields.filter(([, { role }]) => role !== 'item').map(([name]) => values[name])),
    withoutFilters: (values) => ({ ...values, ...initial(['filter', 'page', 'cursor', 'item']) }),
  };
}
