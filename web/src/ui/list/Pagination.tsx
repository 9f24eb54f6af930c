import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';

export interface PageOfList {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly totalPages: number;
}

interface PaginationProps {
  label: string;
  pagination: PageOfList;
  onPage: (page: number, options?: { replace?: boolean }) => void;
}

export const PagesBar = chakra('nav', {
  base: {
    mt: '4',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
    '& > div': { display: 'flex', gap: '2', width: { base: 'full', sm: 'auto' } },
    '& button': { flex: { base: '1', sm: 'none' } },
  },
});

/** Nothing where one page holds everything. */
export function Pagination({ label, pagination, onPage }: PaginationProps): ReactElement | null {
  const { page, limit, total, totalPages } = pagination;
  // As after the only row of the last page was deleted.
  const isBeyond = totalPages > 0 && page > totalPages;
  useEffect(() => {
    if (isBeyond) onPage(totalPages, { replace: true });
  }, [isBeyond, totalPages, onPage]);
  if (totalPages <= 1 || isBeyond) return null;
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, total);
  return (
    <PagesBar aria-label={label}>
      <p>{t`Showing ${first} to ${last} of ${total} results`}</p>
      <div>
        {/* Not `disabled` on the first and last page: the pressed button would lose the focus. */}
        <Button variant="outline" aria-disabled={page <= 1} onClick={() => page > 1 && onPage(page - 1)}>
          <ChevronLeft aria-hidden="true" />
          {t`Previous`}
        </Button>
        <Button
          variant="outline"
          aria-disabled={page >= totalPages}
          onClick={() => page < totalPages && onPage(page + 1)}
        >
          {t`Next`}
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </PagesBar>
  );
}
