import { TileLayer } from 'leaflet';
import { addStreets, openStreetMapCredit, type Streets } from './streets.ts';

const address = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** OpenStreetMap's own pictures. */
export const streetTiles: Streets = {
  credit: openStreetMapCredit,
  addTo: (map) => addStreets(map, new TileLayer(address, { maxZoom: 19 })),
};
