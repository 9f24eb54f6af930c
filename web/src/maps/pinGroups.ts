import { toUnit } from '#shared/domain/mercator.ts';
import { plural, t } from '#shared/text/t.ts';
import type { MapPin, Point } from './mapView.ts';
import { worldSize } from './projection.ts';

const cellPixels = 56; // pins closer than about this would cover each other

/** What lies close together on the screen at one zoom. */
export function groupPins(pins: readonly MapPin[], zoom: number): MapPin[][] {
  const cells = new Map<string, MapPin[]>();
  const size = worldSize(zoom) / cellPixels;
  for (const pin of pins) {
    const { x, y } = toUnit(pin.point.latitude, pin.point.longitude);
    const cell = `${Math.floor(x * size)} ${Math.floor(y * size)}`;
    const group = cells.get(cell);
    if (group) group.push(pin);
    else cells.set(cell, [pin]);
  }
  return apart([...cells.values()], worldSize(zoom));
}

/** A group's sign is 40 pixels wide; signs that overlap hide their numbers and are hard to hit (WCAG 2.5.8). */
const signPixels = 44;

/** Groups of neighbouring cells may lie close together all the same: those become one. */
function apart(groups: MapPin[][], size: number): MapPin[][] {
  const joined: { pins: MapPin[]; middle: Middle }[] = [];
  for (const pins of groups) {
    const middle = middleOf(pins, size);
    const near = joined.find((other) => distance(other.middle, middle) < signPixels);
    if (near === undefined) joined.push({ pins, middle });
    else {
      near.pins = [...near.pins, ...pins];
      near.middle = middleOf(near.pins, size);
    }
  }
  const result = joined.map(({ pins }) => pins);
  // A group that grew has another middle, which may be close to a third one.
  return result.length === groups.length ? result : apart(result, size);
}

type Middle = readonly [x: number, y: number];
const distance = (a: Middle, b: Middle) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Where the sign of a group stands, in pixels of the world. */
function middleOf(pins: readonly MapPin[], size: number): Middle {
  const points = pins.map(({ point }) => toUnit(point.latitude, point.longitude));
  const middle = (values: number[]) => ((Math.min(...values) + Math.max(...values)) / 2) * size;
  return [middle(points.map(({ x }) => x)), middle(points.map(({ y }) => y))];
}

/** No zoom parts pins of one point: such a group opens as a list at once. */
export function isOnePoint(group: readonly MapPin[]): boolean {
  const [first] = group;
  return group.every(
    ({ point }) => point.latitude === first?.point.latitude && point.longitude === first.point.longitude,
  );
}

/** How many codes a group stands for. */
export const countOf = (group: readonly MapPin[]) => group.reduce((sum, { count = 1 }) => sum + count, 0);

/** A pin by itself, of one code. */
export const isOnePin = (group: readonly MapPin[]) => group.length === 1 && group[0]?.count === undefined;

/** What a screen reader calls a pin or a group of them. */
export function groupLabel(group: readonly MapPin[]): string {
  const [first] = group;
  if (isOnePin(group) && first) return `${first.id}, ${first.title}`;
  const count = countOf(group);
  return plural(count, t`${count} ZarCode`, t`${count} ZarCodes`);
}

/** Shows more of a single pin that stands for many codes. @returns whether it is one */
export function openCounted(group: readonly MapPin[]): boolean {
  const [first] = group;
  if (group.length !== 1 || first?.count === undefined) return false;
  first.onOpen();
  return true;
}

/** The middle of what the points span, and the closest zoom at which they all fit into a box of pixels. */
export function frameOf(
  points: readonly Point[],
  { width, height }: { width: number; height: number },
  zoomLimits: { min: number; max: number },
): { center: Point; zoom: number } {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const topLeft = toUnit(north, west);
  const bottomRight = toUnit(south, east);
  // How much of the world's width one may see: 1 at zoom 0 in 256 pixels.
  const scale = Math.min(width / (bottomRight.x - topLeft.x), height / (bottomRight.y - topLeft.y));
  const fitting = Math.floor(Math.log2(scale / worldSize(0)));
  const zoom = Math.max(zoomLimits.min, Math.min(zoomLimits.max, fitting));
  return { center: { latitude: (south + north) / 2, longitude: (west + east) / 2 }, zoom };
}
