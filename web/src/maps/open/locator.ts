import type { Map as LeafletMap } from 'leaflet';
import { toUnit } from '../projection.ts';
import { drawLand } from './cartography.ts';
import { readPalette, watchColourScheme } from './palette.ts';

const width = 104;
const height = 92;
const fromZoom = 12; // closer than this the map itself no longer shows where in the country one is
const zoom = 3.05; // the whole country fits
const middle = toUnit(-28.9, 24.7);

/** A small map of the country with a dot for where the big one is; for close views without street tiles. */
export function addLocator(map: LeafletMap): () => void {
  const canvas = document.createElement('canvas');
  canvas.className = 'map-locator';
  canvas.setAttribute('aria-hidden', 'true');
  map.getContainer().append(canvas);
  const pen = canvas.getContext('2d');
  const density = Math.min(window.devicePixelRatio || 1, 2);
  canvas.width = width * density;
  canvas.height = height * density;
  pen?.scale(density, density);

  const draw = () => {
    canvas.hidden = map.getZoom() < fromZoom;
    if (pen === null || canvas.hidden) return;
    const palette = readPalette(map.getContainer());
    const world = 256 * 2 ** zoom;
    const left = middle.x * world - width / 2;
    const top = middle.y * world - height / 2;
    drawLand(pen, { zoom, x: left, y: top, width, height }, palette);
    const { lat, lng } = map.getCenter();
    const here = toUnit(lat, lng);
    pen.beginPath();
    pen.arc(here.x * world - left, here.y * world - top, 4.5, 0, Math.PI * 2);
    pen.fillStyle = palette.pin;
    pen.fill();
    pen.lineWidth = 2;
    pen.strokeStyle = palette.pinEdge;
    pen.stroke();
  };
  draw();
  map.on('moveend', draw);
  return watchColourScheme(draw);
}
