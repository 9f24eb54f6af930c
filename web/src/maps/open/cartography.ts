import type { MapLabel, Ring } from './atlas.ts';
import { openAtlas } from './atlas.ts';
import { clipToBox } from './clip.ts';
import { labelFont, layoutLabels } from './labels.ts';
import type { Palette } from './palette.ts';
import { latitudeAt, longitudeAt, toUnit } from './projection.ts';

/** A part of the map in pixels of the world at one zoom. */
export interface Tile {
  zoom: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

const clipMargin = 24; // outside the tile, so that the outline of a clipped shape is never seen

export function drawTile(pen: CanvasRenderingContext2D, tile: Tile, palette: Palette): void {
  drawLand(pen, tile, palette);
  drawGrid(pen, tile, palette);
  drawLabels(pen, tile, palette);
}

export function drawLand(pen: CanvasRenderingContext2D, tile: Tile, palette: Palette): void {
  const atlas = openAtlas();
  pen.fillStyle = palette.sea;
  pen.fillRect(0, 0, tile.width, tile.height);
  // A wide stroke beneath the land shows only at sea: a shore, without computing the union of provinces.
  strokeRings(pen, tile, [atlas.neighbours, ...atlas.provinces], palette.shore, tile.zoom < 4 ? 2 : 7);
  fillRings(pen, tile, [atlas.neighbours], palette.neighbour);
  fillRings(pen, tile, atlas.provinces, palette.land);
  strokeRings(pen, tile, atlas.provinces, palette.border, tile.zoom < 7 ? 0.8 : 1.2);
}

function worldSize(zoom: number): number {
  return 256 * 2 ** zoom;
}

function trace(pen: CanvasRenderingContext2D, tile: Tile, rings: readonly Ring[]): void {
  const world = worldSize(tile.zoom);
  const box = {
    west: (tile.x - clipMargin) / world,
    east: (tile.x + tile.width + clipMargin) / world,
    north: (tile.y - clipMargin) / world,
    south: (tile.y + tile.height + clipMargin) / world,
  };
  pen.beginPath();
  for (const ring of rings) {
    const outside =
      ring.west > box.east || ring.east < box.west || ring.north > box.south || ring.south < box.north;
    if (outside) continue;
    const points = clipToBox(ring.points, box);
    for (let index = 0; index < points.length; index += 2) {
      const x = (points[index] ?? 0) * world - tile.x;
      const y = (points[index + 1] ?? 0) * world - tile.y;
      if (index === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.closePath();
  }
}

function fillRings(pen: CanvasRenderingContext2D, tile: Tile, rings: readonly Ring[], colour: string): void {
  trace(pen, tile, rings);
  pen.fillStyle = colour;
  pen.fill('evenodd');
  // Neighbouring shapes meet in the same line; half a pixel of their own colour closes the seam between them.
  pen.strokeStyle = colour;
  pen.lineWidth = 0.5;
  pen.stroke();
}

function strokeRings(
  pen: CanvasRenderingContext2D,
  tile: Tile,
  rings: readonly Ring[],
  colour: string,
  width: number,
): void {
  trace(pen, tile, rings);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineJoin = 'round';
  pen.stroke();
}

const gridFromZoom = 11;
const gridPixels = 128; // lines are at least this far apart

/** A grid of round degrees: without street tiles it is what shows that the map moves, and by how much. */
function drawGrid(pen: CanvasRenderingContext2D, tile: Tile, palette: Palette): void {
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

const reach = 220; // no label is wider on either side of its point

function drawLabels(pen: CanvasRenderingContext2D, tile: Tile, palette: Palette): void {
  const world = worldSize(tile.zoom);
  for (const placed of layoutLabels(tile.zoom)) {
    const x = placed.label.x * world - tile.x;
    const y = placed.label.y * world - tile.y;
    if (x < -reach || y < -40 || x > tile.width + reach || y > tile.height + 40) continue;
    if (placed.label.kind === 'place') drawDot(pen, x, y, placed.label, palette);
    if (!placed.shown) continue;
    pen.font = labelFont(placed.size, placed.weight, placed.italic);
    pen.letterSpacing = `${placed.spacing}px`;
    pen.textAlign = placed.align;
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    pen.lineWidth = 3;
    pen.strokeStyle = placed.label.kind === 'sea' ? palette.sea : palette.halo;
    if (placed.label.kind === 'place') pen.strokeText(placed.text, x + placed.dx, y + placed.dy);
    pen.fillStyle = palette[placed.label.kind];
    pen.fillText(placed.text, x + placed.dx, y + placed.dy);
    pen.letterSpacing = '0px';
    pen.textAlign = 'left';
    pen.textBaseline = 'alphabetic';
  }
}

function drawDot(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  label: MapLabel,
  palette: Palette,
): void {
  const big = label.rank <= 3;
  pen.beginPath();
  pen.arc(x, y, big ? 3.2 : 2, 0, Math.PI * 2);
  pen.fillStyle = big ? palette.halo : palette.dot;
  pen.fill();
  if (!big) return;
  pen.strokeStyle = palette.dot;
  pen.lineWidth = 1.8;
  pen.stroke();
}
