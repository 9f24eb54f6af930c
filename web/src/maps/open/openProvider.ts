import type { MapProvider } from '#web/maps/mapView.ts';
import { LeafletView } from './leafletView.ts';
import { openPlaces } from './openPlaces.ts';
import type { Streets } from './streets.ts';
import { streetTiles } from './streetTiles.ts';

/** Leaflet with streets when they come, and an own map and place list beneath when not. */
export const providerWith = (streets: Streets): Omit<MapProvider, 'areas'> => ({
  async createView(element, options) {
    const view = new LeafletView(element, options, streets);
    await view.addLayers();
    return view;
  },
  places: openPlaces,
});

export const openProvider: MapProvider = providerWith(streetTiles);
