import { pause } from '#web/ui/pause.ts';
import type { MapSettings } from './keptBasemap.ts';
import { MapCodeMissing, MapRefused, MapUnavailable } from './mapErrors.ts';
import type { MapProvider } from './mapView.ts';

const attempts = 3; // docs/product/maps.md#map-messages
const pauseMs = 1000;
/** All attempts together: a script that neither comes nor fails would keep people waiting without a word. */
const limitMs = 12_000;

let loaded: { name: string; provider: Promise<MapProvider> } | null = null;

/**
 * Fetches the map's code when it is first needed; no byte of it is on a page without a map. Two screens that need it at
 * once share the attempts, and a failed fetch is tried again with the next request.
 */
export function loadMapProvider({
  mapProvider,
  googleMapsApiKey: key,
  basemap,
}: MapSettings): Promise<MapProvider> {
  if (mapProvider === 'google' && key === '') return Promise.reject(new MapUnavailable());
  const name = `${mapProvider} ${key} ${basemap ?? ''}`;
  if (loaded?.name === name) return loaded.provider;
  const provider = withAttempts(async () => {
    if (mapProvider !== 'google')
      return (await code(() => import('./open/openProvider.ts'))).loadOpenProvider(basemap);
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
    throw new MapCodeMissing(`The code of the map did not come`, { cause });
  }
}

async function withAttempts<T>(load: () => Promise<T>): Promise<T> {
  let isLate = false;
  const late = pause(limitMs).then((): never => {
    isLate = true;
    throw new Error(`The map did not come in time`);
  });
  late.catch(() => undefined); // otherwise an unhandled rejection where the map has come
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await Promise.race([load(), late]);
    } catch (error) {
      if (attempt >= attempts || isLate || error instanceof MapRefused) throw error;
      await pause(pauseMs);
    }
  }
}
