import { Search } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { BarButton } from '#web/features/shell/BarButton.ts';

const loadDialog = () => import('./-LookupDialog.tsx');
const LookupDialog = lazy(async () => ({ default: (await loadDialog()).LookupDialog }));

/** The search of every page, in the bar on top. Its code is fetched when it is wanted. */
export function Lookup(): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <BarButton
        type="button"
        aria-label={t`Look up a ZarCode`}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        <Search size={22} aria-hidden="true" />
      </BarButton>
      {open ? (
        <Suspense>
          <LookupDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
