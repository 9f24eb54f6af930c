import type { MapProvider } from '#web/maps/mapView.ts';
import { LeafletView } from './leafletView.ts';
import { openPlaces } from './openPlaces.ts';
import type { Streets } from './streets.ts';
import { streetTiles } from './streetTiles.ts';

/** Leaflet with streets when they come, and an own map and place list beneath when not. */
const providerWith = (streets: Streets): MapProvider => ({
  async createView(element, options) {
    const view = new LeafletView(element, options, streets);
    await view.addLayers();
    return view;
  },
  places: openPlaces,
});

/** With the streets of our own file where there is one, else with OpenStreetMap's pictures. */
export async function loadOpenProvider(basemap: string | undefined): Promise<MapProvider> {
  if (basemap === undefined) return providerWith(streetTiles);
  const { ownMap } = await import('#web/maps/own/ownMap.ts');
  const { streets, areas } = ownMap(basemap);
  return { ...providerWith(streets), areas };
}
