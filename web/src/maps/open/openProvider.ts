import type { MapProvider } from '#web/maps/mapView.ts';
import { LeafletView } from './leafletView.ts';
import { openPlaces } from './openPlaces.ts';

/** Leaflet with OpenStreetMap's streets when online, and an own map and place list beneath when not. */
export const openProvider: MapProvider = {
  async createView(element, options) {
    const view = new LeafletView(element, options);
    await view.addLayers();
    return view;
  },
  places: openPlaces,
};
