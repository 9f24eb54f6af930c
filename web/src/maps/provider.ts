import type { PublicSettings } from '#shared/contract/settings.ts';
import type { MapProvider } from './mapView.ts';

/** The texts of SPEC 8. */
export const mapTexts = {
  failed: 'Failed to load the map. Please try again later.',
  failedTitle: 'Map Error',
  unavailable: 'Map Unavailable - Google Maps API not configured',
} as const;

/** The deployment has no map to show: trying again would not help. */
export class MapUnavailable extends Error {
  override name = 'MapUnavailable';
  constructor() {
    super(mapTexts.unavailable);
  }
}

const attempts = 3; // SPEC 8
const pauseMs = 1000;

/** Fetches the map's code when it is first needed; no byte of it is on a page without a map. */
export async function loadMapProvider(settings: PublicSettings): Promise<MapProvider> {
  // The Google provider comes beside this one as ./google/googleProvider.ts; until then a page says so.
  if (settings.mapProvider !== 'open') throw new MapUnavailable();
  return withAttempts(async () => (await import('./open/openProvider.ts')).openProvider);
}

async function withAttempts<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt >= attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
