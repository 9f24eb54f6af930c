import type { MapProvider } from '#web/maps/mapView.ts';
import { providerWith } from '#web/maps/open/openProvider.ts';
import { addStreets, openStreetMapCredit } from '#web/maps/open/streets.ts';
import { openArchive } from './archive.ts';
import { keptAreas } from './keptAreas.ts';
import { VectorTiles } from './vectorTiles.ts';

/** Our own map: vector tiles of OpenStreetMap's data from our own edge, over the bundled map. */
export const ownProvider = (file: string): MapProvider => ({
  ...providerWith({
    credit: `<a href="https://protomaps.com" target="_blank" rel="noopener">Protomaps</a> ${openStreetMapCredit}`,
    addTo: (map) => addStreets(map, new VectorTiles(openArchive(file)), true),
  }),
  areas: keptAreas(file),
});
