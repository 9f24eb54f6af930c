/** What our own map's style draws of a kind, by the library that draws it, in the colours of its style sheets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import { Labelers, type PreparedTile, paint, sourcesToViews } from 'protomaps-leaflet';
import { vi } from 'vitest';
import { fromGeojsonVt } from 'vt-pbf';
import { root } from '#scripts/build/entries.ts';
import { readStyle, type Style } from '#web/maps/own/style.ts';
import { pmtilesFile } from './pmtilesFile.ts';
import type { SchemaKind } from './schema.ts';

export const looks = ['light', 'dark', 'print'] as const;
export type Look = (typeof looks)[number];

const declaration = /--map-([\w-]+): (?:var\(--if-light, (.+?)\) var\(--if-dark, (.+?)\)|(.+?));/g;

/** The custom properties of the map as the style sheets have them, the later over the earlier. */
export function coloursOf(look: Look): ReadonlyMap<string, string> {
  const [forScreen = '', forPaper = ''] = ['mapParts.css', 'open/openMap.css', 'own/ownMap.css']
    .map((name) => readFileSync(join(root, 'web/src/maps', name), 'utf8'))
    .join('')
    .split('.leaflet-container[data-print]');
  const isDark = look === 'dark';
  const colours = new Map<string, string>();
  for (const sheet of [forScreen, ...(look === 'print' ? [forPaper] : [])])
    for (const [, name = '', light = '', dark = '', same] of sheet.matchAll(declaration))
      colours.set(name, same ?? (isDark ? dark : light));
  return colours;
}

function styleIn(look: Look): Style {
  const colours = coloursOf(look);
  const missing: string[] = [];
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('getComputedStyle', () => ({
    getPropertyValue(property: string) {
      const colour = colours.get(property.replace('--map-', ''));
      if (colour === undefined) missing.push(property);
      return colour ?? '';
    },
  }));
  const style = readStyle({} as Element);
  vi.unstubAllGlobals();
  if (missing.length > 0) throw new Error(`No style sheet has ${missing.join(', ')}`);
  return style;
}

const styles = { light: styleIn('light'), dark: styleIn('dark'), print: styleIn('print') };

export interface Drawn {
  readonly fills: readonly string[];
  readonly strokes: readonly string[];
  readonly names: readonly { readonly fill: string; readonly halo: string }[];
}

/** Remembers the colours, as a canvas would draw with them. */
class RecordedPen {
  fillStyle = '';
  strokeStyle = '';
  lineWidth = 1;
  readonly fills: string[] = [];
  readonly strokes: string[] = [];
  readonly names: { fill: string; halo: string }[] = [];
  readonly #saved: Pick<RecordedPen, 'fillStyle' | 'strokeStyle' | 'lineWidth'>[] = [];
  #halo = '';

  save(): void {
    const { fillStyle, strokeStyle, lineWidth } = this;
    this.#saved.push({ fillStyle, strokeStyle, lineWidth });
  }
  restore(): void {
    Object.assign(this, this.#saved.pop());
  }
  fill(): void {
    this.fills.push(this.fillStyle);
  }
  stroke(): void {
    if (this.lineWidth > 0 && this.strokeStyle !== 'transparent') this.strokes.push(this.strokeStyle);
  }
  strokeText(): void {
    this.#halo = this.strokeStyle;
  }
  fillText(): void {
    this.names.push({ fill: this.fillStyle, halo: this.#halo });
  }
  measureText(text: string) {
    return { width: text.length * 6, actualBoundingBoxAscent: 8, actualBoundingBoxDescent: 2 };
  }
  beginPath(): void {}
  moveTo(): void {}
  lineTo(): void {}
  arc(): void {}
  translate(): void {}
  rotate(): void {}
  setLineDash(): void {}
}

const shapes = {
  point: { type: 1, geometry: [[2000, 2000]] },
  line: {
    type: 2,
    geometry: [
      [
        [100, 2000],
        [4000, 2000],
      ],
    ],
  },
  polygon: {
    type: 3,
    geometry: [
      [
        [500, 500],
        [3500, 500],
        [3500, 3500],
        [500, 3500],
        [500, 500],
      ],
    ],
  },
} as const;

const maxZoom = 15;
/** Each zoom level at which a rule begins or ends, and one in between. */
const shownZooms = [3, 5, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 19];

/** An archive that has a thing of this kind in a tile of every zoom level. */
function archiveOf({ layer, shape, kind, kindDetail }: SchemaKind): PMTiles {
  const tags = {
    kind,
    ...(kindDetail !== undefined && { kind_detail: kindDetail }),
    name: 'Name',
    addr_housenumber: '12',
  };
  const bytes = fromGeojsonVt({ [layer]: { features: [{ ...shapes[shape], tags }] } }, { version: 2 });
  const file = pmtilesFile({
    tiles: shownZooms.map((z) => ({ z: Math.min(z - 1, maxZoom), x: 0, y: 0, bytes })),
    metadata: {},
    bounds: { west: -180, south: -85, east: 180, north: 85 },
  });
  const getBytes = (offset: number, length: number) =>
    Promise.resolve({ data: new Uint8Array(file.subarray(offset, offset + length)).buffer });
  return new PMTiles({ getKey: () => 'memory', getBytes });
}

function drawTile(tile: PreparedTile, { labels, shapes: rules }: Style): Drawn {
  const tiles = new Map([['', [tile]]]);
  const pen = new RecordedPen();
  const canvas = pen as unknown as CanvasRenderingContext2D;
  const labelers = new Labelers(canvas, labels, 4, () => {});
  labelers.add(tile.z, tiles);
  const origin = { x: 0, y: 0 } as Parameters<typeof paint>[6];
  const everywhere = { minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9 };
  paint(canvas, tile.z, tiles, labelers.getIndex(tile.z) ?? null, rules, everywhere, origin, false);
  return pen;
}

export type DrawnIn = Readonly<Record<Look, Drawn>>;

/** By zoom level. */
export async function drawKind(kind: SchemaKind): Promise<ReadonlyMap<number, DrawnIn>> {
  const view = sourcesToViews({ url: archiveOf(kind), maxDataZoom: maxZoom, levelDiff: 1 }).get('');
  if (view === undefined) throw new Error('The archive has no view');
  const drawn = new Map<number, DrawnIn>();
  for (const z of shownZooms) {
    const tile = await view.getDisplayTile({ z, x: 0, y: 0 });
    const { light, dark, print } = styles;
    drawn.set(z, { light: drawTile(tile, light), dark: drawTile(tile, dark), print: drawTile(tile, print) });
  }
  return drawn;
}
