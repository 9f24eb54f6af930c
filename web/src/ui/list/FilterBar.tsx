import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Fragment, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { useIsPhone } from '#web/ui/useIsPhone.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterSheetButton } from './FilterSheetButton.tsx';
import type { Filter } from './filter.ts';
import type { ListControl } from './useListSearch.ts';

const Bar = chakra('search', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '3',
    mb: { base: '4', md: '5' },
    // On a phone the button of the filters is beside the search, or below it together with another one.
    '& > [data-filter=search]': { flex: { base: '1 1 10rem', md: '3 1 10rem' } },
    '&[data-action] > [data-filter=search]': { flexBasis: { base: 'full', md: '10rem' } },
    '& > [data-filter=select]': { flex: '1 1 9.75rem' },
    '& > [data-filter=days]': { flex: '0 1 auto' },
    '& > button, & > a': { minH: '12', px: { base: '3', lg: '4' } },
  },
});

interface FilterBarProps {
  list: ListControl;
  filters: readonly Filter[];
  /** A button for the whole list, such as an export. */
  action?: ReactNode;
}

/** The filters of a list. On a phone, whose first screen they would fill, all but the first search are in a sheet. */
export function FilterBar({ list, filters, action }: FilterBarProps): ReactElement {
  const bar = useRef<HTMLElement>(null);
  const [clearings, setClearings] = useState(0);
  const isPhone = useIsPhone();
  const search = filters.find(({ kind }) => kind === 'search');
  const folded = isPhone ? filters.filter((filter) => filter !== search) : [];
  const clear = (clearOne: () => void) => {
    clearOne();
    setClearings(clearings + 1);
  };
  useEffect(() => {
    // The button that was pressed goes.
    if (clearings > 0) bar.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  }, [clearings]);
  return (
    <Bar ref={bar} data-action={action === undefined ? undefined : ''}>
      {filters
        .filter((filter) => !folded.includes(filter))
        // Mounted anew, so that what is typed and not sent yet is cleared too.
        .map((filter) => (
          <Fragment key={`${filter.label} ${filter.kind} ${clearings}`}>{filter.control('bar')}</Fragment>
        ))}
      {folded.length === 0 ? null : <FilterSheetButton filters={folded} />}
      {action}
      {folded.some(({ settings }) => settings.length > 0) ? (
        <FilterChips filters={folded} onClear={clear} />
      ) : null}
      {list.isFiltered ? (
        <Button variant="ghost" aria-label={t`Clear filters`} onClick={() => clear(list.clearFilters)}>
          <X aria-hidden="true" />
          <chakra.span display={{ md: 'none', lg: 'inline' }}>{t`Clear`}</chakra.span>
        </Button>
      ) : null}
    </Bar>
  );
}
