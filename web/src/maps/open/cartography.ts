import { type Tile, worldSize } from '#web/maps/projection.ts';
import { pause } from '#web/ui/pause.ts';
import { type MapLabel, openOutlines } from './atlas.ts';
import { clipToBox } from './clip.ts';
import { drawGrid } from './grid.ts';
import { labelFont, layoutLabels, type PlacedLabel } from './labels.ts';
import type { Palette } from './palette.ts';
import type { Ring } from './ring.ts';
import { villagesIn } from './villages.ts';
import { openWater, type Water } from './water.ts';

const clipMargin = 24; // outside the tile, so that the outline of a clipped shape is never seen

/**
 * In steps, each of which takes a slow phone a noticeable moment.
 * @param withVillages where no streets lie over the map
 */
export async function drawTile(
  pen: CanvasRenderingContext2D,
  tile: Tile,
  { palette, withVillages }: { readonly palette: Palette; readonly withVillages: boolean },
): Promise<void> {
  drawLand(pen, tile, palette);
  drawWater(pen, tile, palette);
  drawGrid(pen, tile, palette);
  await pause();
  drawLabels(pen, tile, palette, await layoutLabels(tile.zoom));
  if (withVillages) drawLabels(pen, tile, palette, await villagesIn(tile));
}

export function drawLand(pen: CanvasRenderingContext2D, tile: Tile, palette: Palette): void {
  const outlines = openOutlines();
  const neighbours = trace(tile, [outlines.neighbours]);
  const provinces = trace(tile, outlines.provinces);
  pen.fillStyle = palette.sea;
  pen.fillRect(0, 0, tile.width, tile.height);
  // A wide stroke beneath the land shows only at sea: a shore, without computing the union of provinces.
  for (const land of [neighbours, provinces]) stroke(pen, land, palette.shore, tile.zoom < 4 ? 2 : 7);
  fill(pen, neighbours, palette.neighbour);
  fill(pen, provinces, palette.land);
  stroke(pen, provinces, palette.border, tile.zoom < 7 ? 0.8 : 1.2);
}

/** From which zoom the rivers and dams of a rank are drawn, the largest first. */
const firstZoomOfWater = (rank: number) => (rank <= 4 ? 5 : rank <= 6 ? 6 : rank <= 7 ? 7 : 8);

function drawWater(pen: CanvasRenderingContext2D, tile: Tile, palette: Palette): void {
  const shown = openWater().filter(({ rank }) => tile.zoom >= firstZoomOfWater(rank));
  const lakes = trace(
    tile,
    shown.filter(({ isRiver }) => !isRiver),
  );
  fill(pen, lakes, palette.river);
  for (const river of shown) if (river.isRiver) drawRiver(pen, tile, palette, river);
}

function drawRiver(pen: CanvasRenderingContext2D, tile: Tile, palette: Palette, river: Water): void {
  const box = boxOf(tile);
  if (isOutside(river, box)) return;
  const world = worldSize(tile.zoom);
  const path = new Path2D();
  for (let index = 0; index < river.points.length; index += 2) {
    const x = (river.points[index] ?? 0) * world - tile.x;
    const y = (river.points[index + 1] ?? 0) * world - tile.y;
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  pen.lineCap = 'round';
  stroke(pen, path, palette.river, (river.rank <= 6 ? 1.4 : 0.9) + Math.max(0, tile.zoom - 8) * 0.4);
}

function boxOf(tile: Tile) {
  const world = worldSize(tile.zoom);
  return {
    west: (tile.x - clipMargin) / world,
    east: (tile.x + tile.width + clipMargin) / world,
    north: (tile.y - clipMargin) / world,
    south: (tile.y + tile.height + clipMargin) / world,
  };
}

const isOutside = (ring: Ring, box: ReturnType<typeof boxOf>): boolean =>
  ring.west > box.east || ring.east < box.west || ring.north > box.south || ring.south < box.north;

/** Finding what of a shape lies in a tile costs more than drawing it, so it is found once. */
function trace(tile: Tile, rings: readonly Ring[]): Path2D {
  const world = worldSize(tile.zoom);
  const box = boxOf(tile);
  const path = new Path2D();
  for (const ring of rings) {
    if (isOutside(ring, box)) continue;
    const points = clipToBox(ring.points, box);
    for (let index = 0; index < points.length; index += 2) {
      const x = (points[index] ?? 0) * world - tile.x;
      const y = (points[index + 1] ?? 0) * world - tile.y;
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.closePath();
  }
  return path;
}

function fill(pen: CanvasRenderingContext2D, shape: Path2D, colour: string): void {
  pen.fillStyle = colour;
  pen.fill(shape, 'evenodd');
  // Neighbouring shapes meet in the same line; half a pixel of their own colour closes the seam between them.
  stroke(pen, shape, colour, 0.5);
}

function stroke(pen: CanvasRenderingContext2D, shape: Path2D, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineJoin = 'round';
  pen.stroke(shape);
}

const labelMargin = 220; // no label is wider on either side of its point

function drawLabels(
  pen: CanvasRenderingContext2D,
  tile: Tile,
  palette: Palette,
  labels: readonly PlacedLabel[],
): void {
  const world = worldSize(tile.zoom);
  for (const placed of labels) {
    const x = placed.label.x * world - tile.x;
    const y = placed.label.y * world - tile.y;
    if (x < -labelMargin || y < -40 || x > tile.width + labelMargin || y > tile.height + 40) continue;
    if (placed.label.kind === 'place') drawDot(pen, x, y, placed.label, palette);
    if (placed.box === null) continue;
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
