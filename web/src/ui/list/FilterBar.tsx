import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/Button.tsx';
import type { ListControl } from './useListSearch.ts';

const Bar = chakra('search', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '3',
    mb: '5',
    // On a phone a button stays beside the search, and the filters go below, where their words have room.
    '& > [data-filter=search]': { flex: { base: '1 1 calc(100% - 5rem)', md: '3 1 12rem' } },
    '& > [data-filter=select]': { flex: { base: '1 1 8.5rem', md: '1 1 9rem' }, order: { base: 1, md: 0 } },
    '& > [data-filter=days]': { flex: { base: '1 1 100%', md: '0 1 auto' }, order: { base: 1, md: 0 } },
    '& > [data-filter=clear]': { order: { base: 2, md: 0 } },
    '& > button, & > a': { minH: '12', px: { base: '3', lg: '4' } },
  },
});

interface FilterBarProps {
  list: ListControl;
  /** SearchFilter, SelectFilter, DaysFilter, and buttons for the whole list at the end. */
  children: ReactNode;
}

/** The filters of a list. */
export function FilterBar({ list, children }: FilterBarProps): ReactElement {
  const bar = useRef<HTMLElement>(null);
  const clear = () => {
    list.clearFilters();
    // This button goes.
    bar.current?.querySelector<HTMLElement>('input, select')?.focus();
  };
  return (
    <Bar ref={bar}>
      {children}
      {list.isFiltered ? (
        <Button variant="ghost" data-filter="clear" aria-label="Clear filters" onClick={clear}>
          <X aria-hidden="true" />
          <chakra.span display={{ md: 'none', lg: 'inline' }}>Clear</chakra.span>
        </Button>
      ) : null}
    </Bar>
  );
}
