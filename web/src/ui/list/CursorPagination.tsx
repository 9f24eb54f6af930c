import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { PagesBar } from './Pagination.tsx';
import type { PageOptions } from './useListSearch.ts';

/** A page of a list that is read by cursors. */
export interface CursorPage {
  readonly page: number;
  readonly limit: number;
  /** Absent where nobody counted. */
  readonly total?: number | undefined;
  readonly totalPages?: number | undefined;
  readonly older?: string | undefined;
  readonly newer?: string | undefined;
  /** The search ended before the page was full; `older` continues it. */
  readonly isPartial: boolean;
}

interface CursorPaginationProps {
  label: string;
  pagination: CursorPage;
  /** How many rows the page shows. */
  shown: number;
  onPage: (page: number, options?: PageOptions) => void;
}

/** Nothing where one page holds everything. */
export function CursorPagination(props: CursorPaginationProps): ReactElement | null {
  const { label, pagination, shown, onPage } = props;
  const { page, older, newer, isPartial } = pagination;
  if (older === undefined && newer === undefined && page === 1) return null;
  const back = () => {
    if (page === 2 || newer === undefined) onPage(1);
    else onPage(Math.max(2, page - 1), { cursor: { newer } });
  };
  return (
    <PagesBar aria-label={label}>
      <p>{placeText(pagination, shown)}</p>
      <div>
        <Button variant="outline" aria-disabled={page <= 1} onClick={() => page > 1 && back()}>
          <ChevronLeft aria-hidden="true" />
          {t`Previous`}
        </Button>
        <Button
          variant="outline"
          aria-disabled={older === undefined}
          onClick={() => older !== undefined && onPage(page + 1, { cursor: { older } })}
        >
          {isPartial ? t`Search older` : t`Next`}
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </PagesBar>
  );
}

function placeText({ page, limit, total }: CursorPage, shown: number): string {
  if (total === undefined || shown === 0) return t`Page ${page}`;
  const first = (page - 1) * limit + 1;
  return t`Showing ${first} to ${first + shown - 1} of ${total} results`;
}
