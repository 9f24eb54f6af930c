import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { t } from '#shared/text/t.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { useIsPhone } from '#web/ui/useIsPhone.ts';
import { type CursorPage, CursorPagination } from './CursorPagination.tsx';
import { type Column, columnId } from './columns.ts';
import { ListCards } from './ListCards.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListTable } from './ListTable.tsx';
import type { ListTexts } from './listTexts.ts';
import { type PageOfList, Pagination } from './Pagination.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { ListControl } from './useListSearch.ts';
import { useListTable } from './useListTable.ts';
import { useRowFocus } from './useRowFocus.ts';

/** Where the rows come from; `api/listSource.ts` makes it of an answer of the API. */
export interface ListSource<T> {
  /** Undefined until they are loaded for the first time. */
  readonly rows: readonly T[] | undefined;
  readonly pagination?: PageOfList | CursorPage | undefined;
  /** While others are loaded, these rows stay. */
  readonly isLoading: boolean;
  /** A sentence for people. */
  readonly error: string | undefined;
  readonly retry: () => void;
}

interface Empty {
  title?: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Where the filters leave nothing: what else may have been meant. */
  filtered?: ReactNode;
}

interface DataListProps<T> {
  source: ListSource<T>;
  columns: readonly Column<T>[];
  texts: ListTexts;
  /** The list's state in the URL: then it has pages, and announces to screen readers what was found. */
  list?: ListControl;
  /** Where there is nothing to list and no filter is set. */
  empty?: Empty;
  errorTitle?: string;
  /** A click anywhere on a row; the keyboard needs a button for it in the row. Rows with a RowLink need none. */
  onOpen?: (row: T) => void;
  /** Makes rows selectable: the buttons for those that are selected. */
  selectionActions?: (selected: readonly T[], clear: () => void) => ReactNode;
}

const Loaded = chakra('div', {
  base: {
    position: 'relative',
    transition: 'opacity 200ms',
    '&[data-loading]': {
      // Just so that colours still differ enough (WCAG 1.4.3); hence the line.
      opacity: 0.9,
      _before: {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        top: 0,
        height: '3px',
        bg: 'primary',
        animation: 'pulse 1.6s ease-in-out infinite',
      },
    },
  },
});

const SortSelect = lazy(async () => ({ default: (await import('./SortSelect.tsx')).SortSelect }));

const noRows: readonly never[] = [];

/** A table, or cards on a phone, of rows that are loaded, sorted, selected and opened. */
export function DataList<T extends { readonly id: string }>({
  source,
  columns,
  texts,
  list,
  empty = {},
  errorTitle = texts.notLoaded,
  onOpen,
  selectionActions,
}: DataListProps<T>): ReactElement {
  const { rows, pagination, isLoading, error, retry } = source;
  const isPhone = useIsPhone();
  const table = useListTable({ rows: rows ?? noRows, columns, list });
  const rowFocus = useRowFocus((rows ?? noRows).map(({ id }) => id));
  const isEmpty = rows?.length === 0;
  const sortable = columns.flatMap(({ header, sortBy }, index) =>
    sortBy === undefined ? [] : [{ id: columnId(index), header }],
  );
  const Rows = isPhone ? ListCards : ListTable;
  return (
    <>
      {error === undefined ? null : (
        <chakra.div mb={rows === undefined ? undefined : '4'}>
          <LoadProblem title={errorTitle} message={error} onRetry={retry} />
        </chakra.div>
      )}
      {error !== undefined && rows === undefined ? null : (
        <Card padding="none" overflow="hidden" aria-busy={isLoading} {...rowFocus}>
          {rows === undefined ? <ListSkeleton /> : null}
          {rows === undefined || isEmpty ? null : (
            <Loaded data-loading={isLoading ? '' : undefined}>
              {selectionActions === undefined ? null : (
                <SelectionBar table={table}>{selectionActions}</SelectionBar>
              )}
              {isPhone && sortable.length > 0 ? (
                // As high as what comes.
                <Suspense fallback={<chakra.div height="calc(5rem + 1px)" />}>
                  <SortSelect
                    columns={sortable}
                    sorted={table.state.sorting[0]}
                    onSort={(sort) => table.setSorting([sort])}
                  />
                </Suspense>
              ) : null}
              <Rows
                table={table}
                columns={columns}
                label={texts.label}
                isSelectable={selectionActions !== undefined}
                onOpen={onOpen}
              />
            </Loaded>
          )}
          <div role="status">
            {isEmpty ? (
              <Nothing
                texts={texts}
                empty={empty}
                isFiltered={list?.isFiltered ?? false}
                isPartial={isByCursor(pagination) && pagination.isPartial}
              />
            ) : null}
            {rows === undefined ? <chakra.span srOnly>{t`Loading...`}</chakra.span> : null}
            {isEmpty || isLoading || list === undefined ? null : (
              <chakra.span srOnly>{found(source, texts)}</chakra.span>
            )}
          </div>
        </Card>
      )}
      {pagination === undefined || list === undefined ? null : (
        <Pages label={texts.pages} pagination={pagination} shown={rows?.length ?? 0} list={list} />
      )}
    </>
  );
}

const isByCursor = (pagination: PageOfList | CursorPage | undefined): pagination is CursorPage =>
  pagination !== undefined && 'isPartial' in pagination;

interface PagesProps {
  label: string;
  pagination: PageOfList | CursorPage;
  shown: number;
  list: ListControl;
}

function Pages({ label, pagination, shown, list }: PagesProps): ReactElement {
  const common = { label, onPage: list.setPage };
  if (!isByCursor(pagination)) return <Pagination pagination={pagination} {...common} />;
  return <CursorPagination pagination={pagination} shown={shown} {...common} />;
}

interface NothingProps {
  texts: ListTexts;
  empty: Empty;
  isFiltered: boolean;
  /** The search has not come to its end. */
  isPartial: boolean;
}

function Nothing({ texts, empty, isFiltered, isPartial }: NothingProps): ReactElement {
  const title = texts.none;
  if (isPartial)
    return (
      <EmptyState title={texts.byCursor?.noneYet ?? title}>{t`Older ones were not searched.`}</EmptyState>
    );
  if (isFiltered)
    return (
      <EmptyState title={title} action={empty.filtered}>
        {t`Try adjusting your search filters`}
      </EmptyState>
    );
  return (
    <EmptyState title={empty.title ?? title} action={empty.action}>
      {empty.text}
    </EmptyState>
  );
}

function found({ rows, pagination }: ListSource<unknown>, texts: ListTexts): string {
  if (rows === undefined) return '';
  const { total, page = 1, totalPages = 1 } = pagination ?? {};
  const count = total ?? rows.length;
  const isOneOfMany = isByCursor(pagination) && (page > 1 || pagination.older !== undefined);
  if (total === undefined && isOneOfMany && texts.byCursor) return texts.byCursor.onPage(count, page);
  const things = texts.found(count);
  return totalPages > 1 ? t`${things}, page ${page} of ${totalPages}` : things;
}
