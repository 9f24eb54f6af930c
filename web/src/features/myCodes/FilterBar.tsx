import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { SortOrder } from '#shared/contract/zarcodes.ts';
import { type Province, provinces } from '#shared/domain/provinces.ts';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { ExportButton } from './ExportButton.tsx';
import { type CodeFilters, defaultSort, sortLabels } from './filters.ts';

const typingMs = 300;

const Bar = chakra('search', {
  base: {
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    gap: '3',
    mb: '5',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto',
    '& > :first-child': { flex: '1 1 calc(100% - 5rem)' },
    // On a phone below the search and the export, where their words have room.
    '& > :nth-child(2), & > :nth-child(3)': { flex: '1 1 8.5rem', order: { base: 1, md: 0 } },
  },
});

interface FilterBarProps {
  filters: CodeFilters;
  onFilters: (filters: CodeFilters, replace?: boolean) => void;
}

/** Every change starts at the first page again. */
export function FilterBar({ filters, onFilters }: FilterBarProps): ReactElement {
  const { search: _search, page: _page, province: _province, ...kept } = filters;
  const [text, setText] = useTypedSearch(filters.search ?? '', (typed) => {
    const rest = filters.province === undefined ? kept : { ...kept, province: filters.province };
    onFilters(typed === '' ? rest : { ...rest, search: typed }, true);
  });
  const searchPart = filters.search === undefined ? {} : { search: filters.search };
  const provincePart = filters.province === undefined ? {} : { province: filters.province };
  return (
    <Bar>
      <chakra.div position="relative">
        <chakra.span position="absolute" insetStart="3.5" top="3.5" color="fg.muted" pointerEvents="none">
          <Search size={20} aria-hidden="true" />
        </chakra.span>
        <TextField
          label="Search your ZarCodes"
          hideLabel
          type="search"
          placeholder="Code, title or place"
          ps="11"
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </chakra.div>
      <SelectField
        label="Province"
        hideLabel
        value={filters.province ?? ''}
        onChange={(event) => {
          const province = event.currentTarget.value as Province | '';
          onFilters(province === '' ? { ...kept, ...searchPart } : { ...kept, ...searchPart, province });
        }}
      >
        <option value="">All provinces</option>
        {provinces.map((province) => (
          <option key={province}>{province}</option>
        ))}
      </SelectField>
      <SelectField
        label="Sort by"
        hideLabel
        value={filters.sortBy ?? defaultSort}
        onChange={(event) =>
          onFilters({
            ...kept,
            ...searchPart,
            ...provincePart,
            sortBy: event.currentTarget.value as SortOrder,
          })
        }
      >
        {Object.entries(sortLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <ExportButton filters={filters} />
    </Bar>
  );
}

/** What is typed shows at once and is told after a pause; going back in history brings back what was typed then. */
function useTypedSearch(told: string, tell: (typed: string) => void): [string, (typed: string) => void] {
  const [text, setText] = useState(told);
  const lastTold = useRef(told);
  const latestTell = useRef(tell);
  useEffect(() => {
    latestTell.current = tell;
  });
  useEffect(() => {
    if (told !== lastTold.current) {
      lastTold.current = told;
      setText(told);
    }
  }, [told]);
  useEffect(() => {
    const typed = text.trim();
    if (typed === lastTold.current) return;
    const timer = setTimeout(() => {
      lastTold.current = typed;
      latestTell.current(typed);
    }, typingMs);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
