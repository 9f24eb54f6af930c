import { lazy, type ReactElement, Suspense } from 'react';
import type { ReadyMap } from './MapCanvas.tsx';

const KeepAreaButton = lazy(async () => ({
  default: (await import('./KeepAreaButton.tsx')).KeepAreaButton,
}));

/** Keeps the area in view on this device; nothing where the provider has no tiles of our own. */
export function KeepArea({ map }: { map: ReadyMap }): ReactElement | null {
  if (map.areas === undefined) return null;
  return (
    <Suspense fallback={null}>
      <KeepAreaButton areas={map.areas} map={map} />
    </Suspense>
  );
}
