import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { Button } from '#web/ui/Button.tsx';

interface PagingProps {
  pagination: { page: number; limit: number; total: number; totalPages: number };
  onPage: (page: number) => void;
}

export function Paging({ pagination, onPage }: PagingProps): ReactElement | null {
  const { page, limit, total, totalPages } = pagination;
  // Whoever deletes the only code of the last page is left behind it.
  const beyond = totalPages > 0 && page > totalPages;
  useEffect(() => {
    if (beyond) onPage(totalPages);
  }, [beyond, totalPages, onPage]);
  if (totalPages <= 1 || beyond) return null;
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, total);
  return (
    <chakra.nav
      aria-label="Pages"
      mt="4"
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="center"
      justifyContent="space-between"
    >
      <p>
        Showing {first} to {last} of {total} results
      </p>
      <chakra.div
        display="flex"
        gap="2"
        width={{ base: 'full', sm: 'auto' }}
        css={{ '& > button': { flex: { base: '1', sm: 'none' } } }}
      >
        {/* Not `disabled` at either end: whoever presses them there would lose the focus. */}
        <Button variant="outline" aria-disabled={page <= 1} onClick={() => page > 1 && onPage(page - 1)}>
          <ChevronLeft aria-hidden="true" />
          Previous
        </Button>
        <Button
          variant="outline"
          aria-disabled={page >= totalPages}
          onClick={() => page < totalPages && onPage(page + 1)}
        >
          Next
          <ChevronRight aria-hidden="true" />
        </Button>
      </chakra.div>
    </chakra.nav>
  );
}
