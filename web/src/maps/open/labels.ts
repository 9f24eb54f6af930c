import { worldSize } from '#web/maps/projection.ts';
import { pause } from '#web/ui/pause.ts';
import { type LabelKind, type MapLabel, openLabels } from './atlas.ts';

/**
 * Which names the offline map shows at a zoom, and where beside its dot each stands. Placed once for the whole
 * country, the most important first, so that a name that crosses two tiles is drawn alike on both.
 */
export interface PlacedLabel {
  label: MapLabel;
  text: string;
  /** In pixels of the world; null where there is only room for a town's dot. */
  box: LabelBox | null;
  dx: number;
  dy: number;
  align: 'left' | 'right' | 'center';
  size: number;
  weight: number;
  spacing: number;
  italic: boolean;
}

type Style = Pick<PlacedLabel, 'size' | 'weight' | 'spacing' | 'italic'>;

export interface LabelBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the connection saves data (shared/edge/headScript.ts). */
export const savesData = (): boolean => document.documentElement.dataset['saving'] !== undefined;

// Naming it in a canvas would fetch it.
const fontFamily = () => (savesData() ? 'system-ui, sans-serif' : 'Overpass, system-ui, sans-serif');

export function labelFont(size: number, weight: number, italic = false): string {
  return `${italic ? 'italic ' : ''}${weight} ${size}px ${fontFamily()}`;
}

// From which zoom a label of a rank is tried: ranks 0 and 1 are seas, countries and provinces, 2 to 5 towns, 6
// dams, 7 and 8 townships and villages (villages.ts).
const firstZoomOfRank = [0, 6, 5, 6, 7, 8, 8, 10, 12];
const dotsFromZoom = 8; // towns without a name are still dots
const lastZoom: Readonly<Record<LabelKind, number>> = {
  sea: 9,
  country: 9,
  province: 9,
  place: 30,
  water: 30,
};

const layouts = new Map<number, Promise<readonly PlacedLabel[]>>();

export function layoutLabels(zoom: number): Promise<readonly PlacedLabel[]> {
  const layout = layouts.get(zoom) ?? place(zoom);
  layouts.set(zoom, layout);
  return layout;
}

/** Measured again once the web font is there. */
export function forgetLabelLayouts(): void {
  layouts.clear();
}

const namesAtOnce = 200; // some 2 ms here, 10 on a slow phone

async function place(zoom: number): Promise<readonly PlacedLabel[]> {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return [];
  const taken: LabelBox[] = [];
  const placed: PlacedLabel[] = [];
  for (const [index, label] of openLabels().entries()) {
    if (index % namesAtOnce === namesAtOnce - 1) await pause();
    const spot = placeLabel(pen, { zoom, label, taken });
    if (spot !== null) placed.push(spot);
  }
  return placed;
}

interface Placing {
  readonly zoom: number;
  readonly label: MapLabel;
  /** Where other names stand; added to. */
  readonly taken: LabelBox[];
}

export function placeLabel(
  pen: CanvasRenderingContext2D,
  { zoom, label, taken }: Placing,
): PlacedLabel | null {
  if (zoom > lastZoom[label.kind]) return null;
  const named = zoom >= (firstZoomOfRank[label.rank] ?? 0);
  const dotted = label.kind === 'place' && (named || zoom >= dotsFromZoom);
  if (!named && !dotted) return null;
  const style = styleOf(label, zoom);
  const isName = label.kind === 'place' || label.kind === 'water';
  const text = isName ? label.text : label.text.toUpperCase();
  pen.font = labelFont(style.size, style.weight, style.italic);
  const width = pen.measureText(text).width + style.spacing * text.length;
  const spot = named ? freeSpot(label, worldSize(zoom), width, style.size, taken) : null;
  if (spot) taken.push(spot.box);
  if (!spot && !dotted) return null;
  const { dx, dy, align } = spot ?? { dx: 0, dy: 0, align: 'left' as const };
  return { label, text, box: spot?.box ?? null, dx, dy, align, ...style };
}

function styleOf(label: MapLabel, zoom: number): Style {
  if (label.kind === 'sea') return { size: 13, weight: 400, spacing: 1.5, italic: true };
  if (label.kind === 'water') return { size: 11, weight: 500, spacing: 0, italic: true };
  if (label.kind === 'country') return { size: 11, weight: 500, spacing: 2, italic: false };
  if (label.kind === 'province')
    return { size: zoom < 7 ? 10.5 : 13, weight: 600, spacing: zoom < 7 ? 1.2 : 3, italic: false };
  const size = label.rank === 2 ? 13.5 : label.rank === 3 ? 12.5 : label.rank === 4 ? 12 : 11.5;
  return {
    size: zoom >= 12 ? size + 1 : size,
    weight: label.rank <= 3 ? 600 : 500,
    spacing: 0,
    italic: false,
  };
}

const gap = 7; // from the dot to its name

function freeSpot(label: MapLabel, world: number, width: number, size: number, taken: readonly LabelBox[]) {
  const x = label.x * world;
  const y = label.y * world;
  const half = size * 0.62;
  const spots =
    label.kind === 'place'
      ? ([
          ['left', gap, 0],
          ['right', -gap, 0],
          ['center', 0, -size],
          ['center', 0, size],
        ] as const)
      : ([['center', 0, 0]] as const);
  for (const [align, dx, dy] of spots) {
    const left = align === 'left' ? x + dx : align === 'right' ? x + dx - width : x - width / 2;
    const box = { left: left - 3, right: left + width + 3, top: y + dy - half, bottom: y + dy + half };
    if (!taken.some((other) => overlap(box, other))) return { align, dx, dy, box };
  }
  return null;
}

function overlap(a: LabelBox, b: LabelBox): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
