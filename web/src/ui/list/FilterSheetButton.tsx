import { SlidersHorizontal } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Filter } from './filter.ts';

const loadSheet = () => import('./FilterSheet.tsx');
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }));

/** Opens the filters of a list on a phone, and says how many are set. */
export function FilterSheetButton({ filters }: { filters: readonly Filter[] }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const count = filters.reduce((total, { settings }) => total + settings.length, 0);
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadSheet()}
        onFocus={() => void loadSheet()}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" />
        {count === 0 ? t`Filters` : t`Filters (${count})`}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <FilterSheet filters={filters} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
