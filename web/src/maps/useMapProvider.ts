import { startTransition, useEffect, useState } from 'react';
import { useApi } from '#web/api/useApi.ts';
import type { MapSettings } from './keptBasemap.ts';
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

/** For when the settings do not come, as without a connection. */
export type KeptSettings = () => MapSettings | null;

/** The deployment's map provider, its code fetched when a screen first shows a map. */
export function useMapProvider(kept?: KeptSettings): MapProviderState & { retry: () => void } {
  const { data, error: settingsError, mutate } = useApi('settings.public');
  const [state, setState] = useState<MapProviderState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const settings = data ?? (settingsError && kept?.());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is another attempt at the same settings
  useEffect(() => {
    if (!settings) return;
    let current = true;
    setState({ status: 'loading' });
    loadMapProvider(settings).then(
      // In slices: what a map brings is much to draw in one go.
      (provider) => current && startTransition(() => setState({ status: 'ready', provider })),
      (error) =>
        current && setState({ status: mapProblemOf(error), needsReload: error instanceof MapCodeMissing }),
    );
    return () => {
      current = false;
    };
  }, [settings, attempt]);

  const retry = () => {
    // The browser would only repeat from memory that the code did not come.
    if (state.status === 'failed' && state.needsReload) return location.reload();
    if (data === undefined) void mutate();
    setAttempt((before) => before + 1);
  };
  const shown: MapProviderState = !settings && settingsError !== undefined ? { status: 'failed' } : state;
  return { ...shown, retry };
}
