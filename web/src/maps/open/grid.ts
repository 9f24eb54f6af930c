import { toUnit } from '#shared/domain/mercator.ts';
import { latitudeAt, longitudeAt, type Tile, worldSize } from '#web/maps/projection.ts';
import { labelFont } from './labels.ts';
import type { Palette } from './palette.ts';

const gridFromZoom = 11;
const gridPixels = 128; // lines are at least this far apart

/** A grid of round degrees: without street tiles it is what shows that the map moves, and by how much. */
export function drawGrid(pen: CanvasRenderingContext2D, tile: Tile, palette: Palette): void {
  if (tile.zoom < gridFromZoom) return;
  const world = worldSize(tile.zoom);
  const step = roundStep((gridPixels * 360) / world);
  const decimals = Math.max(0, -Math.floor(Math.log10(step)));
  pen.strokeStyle = palette.grid;
  pen.fillStyle = palette.gridText;
  pen.lineWidth = 1;
  pen.font = labelFont(10.5, 500);
  pen.beginPath();
  const west = Math.ceil(longitudeAt(tile.x / world) / step);
  const east = longitudeAt((tile.x + tile.width) / world) / step;
  const south = Math.ceil(latitudeAt((tile.y + tile.height) / world) / step);
  const north = latitudeAt(tile.y / world) / step;
  for (let line = west; line <= east; line += 1) {
    const x = Math.round(toUnit(0, line * step).x * world - tile.x) + 0.5;
    pen.moveTo(x, 0);
    pen.lineTo(x, tile.height);
    pen.fillText((line * step).toFixed(decimals), x + 4, 12);
  }
  for (let line = south; line <= north; line += 1) {
    const y = Math.round(toUnit(line * step, 0).y * world - tile.y) + 0.5;
    pen.moveTo(0, y);
    pen.lineTo(tile.width, y);
    pen.fillText((line * step).toFixed(decimals), 4, y - 4);
  }
  pen.stroke();
}

/** The next of 1, 2, 5, 10, … hundredths, thousandths and so on. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= atLeast) ?? 10);
}
