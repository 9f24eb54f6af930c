import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Fragment, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
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
    '& > [data-filter=search]': { flex: { base: '1 1 calc(100% - 5rem)', md: '3 1 10rem' } },
    '& > [data-filter=select]': {
      flex: { base: '1 1 8.5rem', md: '1 1 9.75rem' },
      order: { base: 1, md: 0 },
    },
    '& > [data-filter=days]': { flex: { base: '1 1 100%', md: '0 1 auto' }, order: { base: 1, md: 0 } },
    '& > [data-filter=clear]': { order: { base: 2, md: 0 } },
    '& > button, & > a': { minH: '12', px: { base: '3', lg: '4' } },
  },
});

interface FilterBarProps {
  list: ListControl;
  /** SearchFilter, SelectFilter and DaysFilter. */
  children: ReactNode;
  /** A button for the whole list, such as an export. */
  action?: ReactNode;
}

/** The filters of a list. */
export function FilterBar({ list, children, action }: FilterBarProps): ReactElement {
  const bar = useRef<HTMLElement>(null);
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    list.clearFilters();
    setClearings(clearings + 1);
  };
  useEffect(() => {
    // The button that was pressed goes.
    if (clearings > 0) bar.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [clearings]);
  return (
    <Bar ref={bar}>
      {/* Mounted anew, so that what is typed and not sent yet is cleared too. */}
      <Fragment key={clearings}>{children}</Fragment>
      {list.isFiltered ? (
        <Button variant="ghost" data-filter="clear" aria-label="Clear filters" onClick={clear}>
          <X aria-hidden="true" />
          <chakra.span display={{ md: 'none', lg: 'inline' }}>Clear</chakra.span>
        </Button>
      ) : null}
      {action}
    </Bar>
  );
}
