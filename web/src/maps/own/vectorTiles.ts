import { type Coords, type DoneCallback, GridLayer, type Map as LeafletMap } from 'leaflet';
import type { PMTiles } from 'pmtiles';
import { Labelers, type PreparedTile, paint, sourcesToViews, toIndex, type View } from 'protomaps-leaflet';
import { watchAppearance } from '#web/theme/appearance.ts';
import './ownMap.css';
import { readStyle, type Style } from './style.ts';

const pane = 'vectors';
const tileSize = 256; // what the library places names by
const maxDevicePixels = 2; // as the bundled map
/** A name may reach as far into the tiles beside its own. */
const margin = 16;
/** Names are placed for as many tiles at a time, then the farthest are forgotten: more than a wide screen shows. */
const maxLabelledTiles = 64;

/** Browsers say it before they print, and before the page has the styles of paper. */
function watchPrint(onChange: (isPrint: boolean) => void): () => void {
  const begin = () => onChange(true);
  const end = () => onChange(false);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/**
 * The zoom of a code's page has tiles of two levels above, as the one before it. Those of one level above are twice the
 * bytes in a dense township, for buildings that are not drawn yet.
 */
const wideZoom = 16;

interface Views {
  readonly usual: View;
  readonly wide: View;
}

interface Drawn {
  readonly canvas: HTMLCanvasElement;
  readonly coords: Coords;
  readonly tile: PreparedTile;
}

/** Roads, water and names from an archive of vector tiles. What it lacks stays as transparent as what fails. */
export class VectorTiles extends GridLayer {
  readonly #archive: PMTiles;
  readonly #drawn = new Map<string, Drawn>();
  #views: Promise<Views> | undefined;
  #style: Style | undefined;
  #labelers: Labelers | undefined;
  #stopWatching: (() => void) | undefined;

  constructor(archive: PMTiles) {
    super({ pane, tileSize, keepBuffer: 1, noWrap: true });
    this.#archive = archive;
    this.on('tileunload', ({ coords }) => this.#drawn.delete(toIndex(coords)));
  }

  override onAdd(map: LeafletMap): this {
    // Above the bundled map at 100, beneath the pins; not in the pane of pictures, whose colours are turned over.
    if (map.getPane(pane) === undefined) map.createPane(pane).style.zIndex = '150';
    const container = map.getContainer();
    this.#restyle(container);
    const drawAgain = () => this.#drawAgain(container);
    const stopAppearance = watchAppearance(drawAgain);
    const stopPrint = watchPrint((isPrint) => {
      container.toggleAttribute('data-print', isPrint);
      drawAgain();
    });
    // Names were measured and drawn in another font, as after printing, which loads fonts anew.
    document.fonts.addEventListener('loadingdone', drawAgain);
    this.#stopWatching = () => {
      stopAppearance();
      stopPrint();
      document.fonts.removeEventListener('loadingdone', drawAgain);
    };
    return super.onAdd(map);
  }

  override onRemove(map: LeafletMap): this {
    this.#stopWatching?.();
    return super.onRemove(map);
  }

  #restyle(container: HTMLElement): void {
    this.#style = readStyle(container);
    const scratch = document.createElement('canvas').getContext('2d');
    if (scratch === null) return;
    this.#labelers = new Labelers(scratch, this.#style.labels, maxLabelledTiles, (changed) => {
      for (const key of changed) {
        const drawn = this.#drawn.get(key);
        if (drawn !== undefined) this.#paint(drawn);
      }
    });
  }

  /** At once, from what is drawn: what is printed waits for nothing. */
  #drawAgain(container: HTMLElement): void {
    this.#restyle(container);
    for (const { coords, tile } of this.#drawn.values())
      this.#labelers?.add(coords.z, new Map([['', [tile]]]));
    for (const drawn of this.#drawn.values()) this.#paint(drawn);
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const density = Math.min(window.devicePixelRatio || 1, maxDevicePixels);
    canvas.width = tileSize * density;
    canvas.height = tileSize * density;
    this.#draw(canvas, coords).then(
      () => done(undefined, canvas),
      (error: Error) => done(error, canvas),
    );
    return canvas;
  }

  async #draw(canvas: HTMLCanvasElement, coords: Coords): Promise<void> {
    this.#views ??= this.#open();
    this.#views.catch(() => {
      this.#views = undefined;
    });
    const { usual, wide } = await this.#views;
    const tile = await (coords.z === wideZoom ? wide : usual).getDisplayTile(coords);
    // Gone from the map meanwhile.
    if (!canvas.isConnected) return;
    const drawn = { canvas, coords, tile };
    this.#drawn.set(toIndex(coords), drawn);
    this.#labelers?.add(coords.z, new Map([['', [tile]]]));
    this.#paint(drawn);
  }

  /** The archive says how far in its tiles go; closer in, those are drawn larger. */
  async #open(): Promise<Views> {
    const { maxZoom } = await this.#archive.getHeader();
    const viewOf = (levelDiff: number) => {
      const view = sourcesToViews({ url: this.#archive, maxDataZoom: maxZoom, levelDiff }).get('');
      if (view === undefined) throw new Error('The archive has no view');
      return view;
    };
    return { usual: viewOf(1), wide: viewOf(2) };
  }

  #paint({ canvas, coords, tile }: Drawn): void {
    const pen = canvas.getContext('2d');
    if (pen === null || this.#style === undefined) return;
    const x = coords.x * tileSize;
    const y = coords.y * tileSize;
    const box = {
      minX: x - margin,
      minY: y - margin,
      maxX: x + tileSize + margin,
      maxY: y + tileSize + margin,
    };
    const scale = canvas.width / tileSize;
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, tileSize, tileSize);
    if (tile.data.size > 0) {
      pen.fillStyle = this.#style.background;
      pen.fillRect(0, 0, tileSize, tileSize);
    }
    const tiles = new Map([['', [tile]]]);
    const names = this.#labelers?.getIndex(coords.z) ?? null;
    const origin = { x, y } as Parameters<typeof paint>[6];
    paint(pen, coords.z, tiles, names, this.#style.shapes, box, origin, false);
  }
}
