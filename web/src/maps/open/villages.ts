import { toUnit } from '#shared/domain/mercator.ts';
import { type TileBox, tileBoxesIn } from '#shared/domain/placeShards.ts';
import type { AreaNames } from '#shared/domain/placeTable.ts';
import { tilePlaces } from '#web/maps/placeFiles.ts';
import { latitudeAt, longitudeAt, type Tile, worldSize } from '#web/maps/projection.ts';
import type { MapLabel } from './atlas.ts';
import { type LabelBox, layoutLabels, type PlacedLabel, placeLabel } from './labels.ts';

/**
 * Names of townships, suburbs and villages for the bundled map, close in. They come in files of half a degree, of which
 * a view needs a few; each is laid out by itself, its names inside of it, so that no two tiles draw one differently.
 */

const fromZoom = 10;
const mainPlaceRank = 7;
const partRank = 8;

const layouts = new Map<string, Promise<readonly PlacedLabel[]>>();

/** Those that a tile may show; none without a connection, unless they were seen before. */
export async function villagesIn(tile: Tile): Promise<readonly PlacedLabel[]> {
  if (tile.zoom < fromZoom) return [];
  const world = worldSize(tile.zoom);
  const boxes = tileBoxesIn({
    west: longitudeAt(tile.x / world),
    east: longitudeAt((tile.x + tile.width) / world),
    north: latitudeAt(tile.y / world),
    south: latitudeAt((tile.y + tile.height) / world),
  });
  return (await Promise.all(boxes.map((box) => layoutOf(box, tile.zoom).catch(() => [])))).flat();
}

export function forgetVillageLayouts(): void {
  layouts.clear();
}

function layoutOf(box: TileBox, zoom: number): Promise<readonly PlacedLabel[]> {
  const name = `${box.file} ${zoom}`;
  const before = layouts.get(name);
  if (before !== undefined) return before;
  const layout = place(box, zoom);
  layouts.set(name, layout);
  layout.catch(() => layouts.delete(name));
  return layout;
}

async function place(box: TileBox, zoom: number): Promise<readonly PlacedLabel[]> {
  const [places, towns] = await Promise.all([tilePlaces(box), layoutLabels(zoom)]);
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return [];
  const taken = [...outsideOf(box, zoom), ...towns.flatMap((town) => town.box ?? [])];
  const named = new Set(towns.map(({ text }) => text));
  const labels = places
    .filter(({ name }) => !named.has(name))
    .map(labelOf)
    .toSorted((a, b) => a.rank - b.rank);
  const space = spaceAt(zoom);
  return labels.flatMap((label) => {
    const placed = placeLabel(pen, { zoom, label, taken });
    // One without room for its name is left out: a dot alone says nothing, and there are thousands.
    if (placed === null || placed.box === null) return [];
    taken.push(withSpace(placed.box, space));
    return [placed];
  });
}

/** Pixels around a name where no other one begins: from farther out, fewer names. */
const spaceAt = (zoom: number) => Math.max(2, 40 - (zoom - fromZoom) * 12);

const withSpace = ({ left, right, top, bottom }: LabelBox, space: number): LabelBox => ({
  left: left - space,
  right: right + space,
  top: top - space / 2,
  bottom: bottom + space / 2,
});

/** A part of a larger place comes after it, and only closer in. */
function labelOf({ name, area, latitude, longitude }: AreaNames): MapLabel {
  const rank = area === undefined ? mainPlaceRank : partRank;
  return { text: name, kind: 'place', rank, ...toUnit(latitude, longitude) };
}

/** What lies around a box counts as taken. */
function outsideOf({ north, south, east, west }: TileBox, zoom: number): LabelBox[] {
  const world = worldSize(zoom);
  const [first, last] = [toUnit(north, west), toUnit(south, east)];
  const all = { left: 0, right: world, top: 0, bottom: world };
  return [
    { ...all, right: first.x * world },
    { ...all, left: last.x * world },
    { ...all, bottom: first.y * world },
    { ...all, top: last.y * world },
  ];
}
