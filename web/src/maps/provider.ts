import type { PublicSettings } from '#shared/contract/settings.ts';
import { pause } from '#web/ui/pause.ts';
import { MapCodeMissing, MapRefused, MapUnavailable } from './mapErrors.ts';
import type { MapProvider } from './mapView.ts';

const attempts = 3; // docs/product.md, "Map messages"
const pauseMs = 1000;

let loaded: { name: string; provider: Promise<MapProvider> } | null = null;

/**
 * Fetches the map's code when it is first needed; no byte of it is on a page without a map. Two screens that need it at
 * once share the attempts, and a failed fetch is tried again with the next request.
 */
export function loadMapProvider({
  mapProvider,
  googleMapsApiKey: key,
}: Pick<PublicSettings, 'mapProvider' | 'googleMapsApiKey'>): Promise<MapProvider> {
  if (mapProvider === 'google' && key === '') return Promise.reject(new MapUnavailable());
  const name = `${mapProvider} ${key}`;
  if (loaded?.name === name) return loaded.provider;
  const provider = withAttempts(async () => {
    if (mapProvider !== 'google') return (await code(() => import('./open/openProvider.ts'))).openProvider;
    return (await code(() => import('./google/googleProvider.ts'))).loadGoogleProvider(key);
  });
  loaded = { name, provider };
  provider.catch(() => {
    if (loaded?.provider === provider) loaded = null;
  });
  return provider;
}

async function code<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new MapCodeMissing('The code of the map did not come', { cause });
  }
}

async function withAttempts<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt >= attempts || error instanceof MapRefused) throw error;
      await pause(pauseMs);
    }
  }
}
