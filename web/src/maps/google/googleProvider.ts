import type { MapProvider } from '#web/maps/mapView.ts';
import { createGoogleView } from './googleView.ts';
import { loadGoogle } from './loadGoogle.ts';
import { GooglePlaces } from './places.ts';

/** Google's maps and places; one attempt to load them. */
export async function loadGoogleProvider(key: string): Promise<MapProvider> {
  const library = await loadGoogle(key);
  return {
    createView: (element, options) => createGoogleView(library, element, options),
    places: new GooglePlaces(),
  };
}
