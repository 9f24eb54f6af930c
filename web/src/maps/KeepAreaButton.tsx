import { Download } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { KeepAreaDialog } from './KeepAreaDialog.tsx';
import type { KeptAreas } from './keptArea.ts';
import type { MapView, PlaceFinder } from './mapView.ts';

interface KeepAreaButtonProps {
  readonly areas: KeptAreas;
  readonly map: { readonly view: MapView; readonly places: PlaceFinder };
}

/** Keeps the map around the middle of the view on this device. In one chunk with its dialog. */
export function KeepAreaButton({ areas, map }: KeepAreaButtonProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" bg="bg.panel" onClick={() => setOpen(true)}>
        <Download size={18} aria-hidden="true" />
        {t`Keep this area`}
      </Button>
      {isOpen ? (
        <KeepAreaDialog
          areas={areas}
          places={map.places}
          center={map.view.center()}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
