import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import type { Filter } from './filter.ts';

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '9',
    maxW: 'full',
    ps: '3',
    pe: '2',
    borderRadius: 'full',
    bg: 'bg.success',
    color: 'fg.success',
    fontSize: 'sm',
    fontWeight: 'semibold',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
});

interface FilterChipsProps {
  filters: readonly Filter[];
  onClear: (clear: () => void) => void;
}

/** What is set, each to be removed. */
export function FilterChips({ filters, onClear }: FilterChipsProps): ReactElement {
  const settings = filters.flatMap(({ label, settings }) => settings.map((each) => ({ ...each, label })));
  return (
    <>
      {settings.map(({ text, label, clear }) => (
        <Chip
          key={`${label} ${text}`}
          type="button"
          aria-label={t`${text}, ${label}: remove this filter`}
          onClick={() => onClear(clear)}
        >
          {text}
          <X size={16} aria-hidden="true" />
        </Chip>
      ))}
    </>
  );
}
