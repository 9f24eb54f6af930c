import { startTransition, useEffect, useState } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { keptBasemap } from './keptBasemap.ts';
import { MapCodeMissing, MapRefused, MapUnavailable } from './mapErrors.ts';
import type { MapProvider } from './mapView.ts';
import { loadMapProvider } from './provider.ts';

export type MapProviderState =
  | { status: 'loading' }
  | { status: 'ready'; provider: MapProvider }
  | { status: MapProblem; needsReload?: boolean };

/** Why there is no map; only `failed` may come right by trying again. */
export type MapProblem = 'unavailable' | 'refused' | 'failed';

export function mapProblemOf(error: unknown): MapProblem {
  if (error instanceof MapUnavailable) return 'unavailable';
  return error instanceof MapRefused ? 'refused' : 'failed';
}

/** The deployment's map provider, its code fetched when a screen first shows a map. */
export function useMapProvider(): MapProviderState & { retry: () => void } {
  const { data: settings, error: settingsError, mutate } = useApi('settings.public');
  const [state, setState] = useState<MapProviderState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is another attempt at the same settings
  useEffect(() => {
    if (settings === undefined && settingsError === undefined) return;
    const known = settings ?? keptSettings();
    if (known === null) return setState({ status: 'failed' });
    let current = true;
    setState({ status: 'loading' });
    loadMapProvider(known).then(
      // In slices: what a map brings is much to draw in one go.
      (provider) => current && startTransition(() => setState({ status: 'ready', provider })),
      (error) =>
        current && setState({ status: mapProblemOf(error), needsReload: error instanceof MapCodeMissing }),
    );
    return () => {
      current = false;
    };
  }, [settings, settingsError, attempt]);

  const retry = () => {
    // The browser would only repeat from memory that the code did not come.
    if (state.status === 'failed' && state.needsReload) return location.reload();
    if (settings === undefined) void mutate();
    setAttempt((before) => before + 1);
  };
  return { ...state, retry };
}

/** Without a connection: those of the map of which an area is kept. */
function keptSettings() {
  const basemap = keptBasemap();
  return basemap === null ? null : ({ mapProvider: 'own', googleMapsApiKey: '', basemap } as const);
}
