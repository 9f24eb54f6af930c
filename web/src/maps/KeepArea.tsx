import { Download } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import type { ReadyMap } from './MapCanvas.tsx';

const KeepAreaDialog = lazy(async () => ({
  default: (await import('./KeepAreaDialog.tsx')).KeepAreaDialog,
}));

/** Keeps the map around the middle of the view on this device; nothing where the provider has no tiles of our own. */
export function KeepArea({ map }: { map: ReadyMap }): ReactElement | null {
  const [isOpen, setOpen] = useState(false);
  if (map.areas === undefined) return null;
  return (
    <>
      <Button variant="outline" size="sm" bg="bg.panel" onClick={() => setOpen(true)}>
        <Download size={18} aria-hidden="true" />
        {t`Keep this area`}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <KeepAreaDialog
            areas={map.areas}
            places={map.places}
            center={map.view.center()}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
