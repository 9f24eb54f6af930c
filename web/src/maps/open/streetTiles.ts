import { type Map as LeafletMap, TileLayer } from 'leaflet';

const address = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** Shown from the start, also while the tiles are missing: a credit that comes later would move the one beside it. */
export const streetsCredit =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>';

const failuresBeforeRest = 6;
const restMs = 60_000;

/**
 * OpenStreetMap's streets over the offline map while there is a connection. Failing is silent, as the map
 * beneath stays usable; after a few failures in a row it rests, to spare data and OSM's servers.
 */
export function addStreetTiles(map: LeafletMap): () => void {
  const layer = new TileLayer(address, { maxZoom: 19 });
  let failures = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
    clearTimeout(rest);
    failures = 0;
    if (navigator.onLine) layer.addTo(map);
  };
  layer.on('tileload', () => {
    failures = 0;
    // For the style sheet, which then hides what only the offline map needs.
    map.getContainer().dataset['streets'] = '';
  });
  layer.on('tileerror', () => {
    failures += 1;
    if (failures < failuresBeforeRest) return;
    layer.remove();
    delete map.getContainer().dataset['streets'];
    clearTimeout(rest);
    rest = setTimeout(begin, restMs);
  });

  begin();
  window.addEventListener('online', begin);
  return () => {
    clearTimeout(rest);
    window.removeEventListener('online', begin);
    layer.remove();
  };
}
