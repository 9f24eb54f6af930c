import type { MapProvider } from '#web/maps/mapView.ts';
import { addStreets, openStreetMapCredit, type Streets } from '#web/maps/open/streets.ts';
import { openArchive } from './archive.ts';
import { keptAreas } from './keptAreas.ts';
import { VectorTiles } from './vectorTiles.ts';

interface OwnMap extends Pick<MapProvider, 'areas'> {
  readonly streets: Streets;
}

/** Vector tiles of OpenStreetMap's data from our own edge, of which parts can be kept on the device. */
export const ownMap = (file: string): OwnMap => ({
  streets: {
    credit: `<a href="https://protomaps.com" target="_blank" rel="noopener">Protomaps</a> ${openStreetMapCredit}`,
    addTo: (map) => addStreets(map, new VectorTiles(openArchive(file)), true),
  },
  areas: keptAreas(file),
});
