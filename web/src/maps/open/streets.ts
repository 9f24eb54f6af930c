import type { GridLayer, Map as LeafletMap } from 'leaflet';

/** What lies over the bundled map: OpenStreetMap's pictures, or vector tiles of our own. */
export interface Streets {
  /** Shown from the start, also while the tiles are missing: a credit that comes later would move the one beside it. */
  readonly credit: string;
  /** @returns what removes them */
  readonly addTo: (map: LeafletMap) => () => void;
}

export const openStreetMapCredit =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>';

/** The map's event when its attribute `data-streets-missing` has come: the bundled map then shows more. */
export const streetsMissing = 'streetsmissing';

function sayMissing(map: LeafletMap): void {
  if (map.getContainer().dataset['streetsMissing'] !== undefined) return;
  delete map.getContainer().dataset['streets'];
  map.getContainer().dataset['streetsMissing'] = '';
  map.fire(streetsMissing);
}

const failuresBeforeRest = 6;
const restMs = 60_000;

/**
 * Shows the tiles of a layer over the bundled map while there is a connection. Failing is silent, as the map beneath
 * stays usable; after a few failures in a row it rests, to spare data and the server.
 */
export function addStreets(map: LeafletMap, layer: GridLayer, worksOffline = false): () => void {
  let failures = 0;
  let hasGaps = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
    clearTimeout(rest);
    failures = 0;
    if (map.hasLayer(layer) && hasGaps && navigator.onLine) layer.redraw();
    if (navigator.onLine) hasGaps = false;
    if (navigator.onLine || worksOffline) layer.addTo(map);
    else sayMissing(map);
  };
  const restNow = () => {
    clearTimeout(rest);
    rest = setTimeout(begin, restMs);
  };
  layer.on('tileload', () => {
    if (navigator.onLine) failures = 0;
    // For the style sheet, which then hides what only the bundled map needs.
    map.getContainer().dataset['streets'] = '';
    if (failures === 0) delete map.getContainer().dataset['streetsMissing'];
  });
  layer.on('tileerror', () => {
    failures += 1;
    hasGaps = true;
    if (failures < failuresBeforeRest && navigator.onLine) return;
    // What is kept on the device is shown all the same.
    if (worksOffline) restNow();
    else if (failures < failuresBeforeRest) return;
    else {
      layer.remove();
      restNow();
    }
    sayMissing(map);
  });

  begin();
  window.addEventListener('online', begin);
  return () => {
    clearTimeout(rest);
    window.removeEventListener('online', begin);
    layer.remove();
  };
}
