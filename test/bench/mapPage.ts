/** In a browser: our own map alone on a page, as `LeafletView` draws it. Bundled by test/bench/map.ts. */
import { LeafletView } from '#web/maps/open/leafletView.ts';
import { ownMap } from '#web/maps/own/ownMap.ts';
import '#web/maps/mapParts.css';

const { latitude, longitude, zoom, file } = window.benchMap;
const view = new LeafletView(
  document.querySelector('main') ?? document.body,
  { label: 'Map', center: { latitude, longitude }, zoom, gestures: 'greedy' },
  ownMap(file).streets,
);
window.benchMap.hasStreets = () => document.querySelector('[data-streets]') !== null;
await view.addLayers();
