import { formatCoordinate } from '#shared/domain/coordinates.ts';
import type { Bounds } from '#shared/domain/mapCells.ts';
import type { Province } from '#shared/domain/provinces.ts';
import type { KeptAreas } from './keptArea.ts';

/**
 * What the product needs of a map, independent of the provider. A provider (open, Google) implements `MapProvider`
 * in a folder of its own; screens use `MapCanvas` and never meet the provider's library.
 */

export interface Point {
  latitude: number;
  longitude: number;
}

// docs/product/limits.md#timings-and-limits.
export const zooms = { country: 6, default: 8, oneCode: 10, area: 13, detail: 16, focus: 18 } as const;
export const westernCape: Point = { latitude: -33.9, longitude: 18.4 };
export const pretoria: Point = { latitude: -25.7461, longitude: 28.1881 };

/** How far the map can be moved: southern Africa with room around it, in which nobody gets lost. */
export const mapBounds = { south: -52, west: -12, north: 2, east: 58 } as const;

export interface MapMarker {
  point: Point;
  /** What a screen reader calls it. */
  label: string;
  /** Called when a person has moved the marker, by dragging or with the arrow keys; without it, it stays put. */
  onMove?: (point: Point) => void;
  /** Metres: a ring shows where the place may be. */
  accuracy?: number | undefined;
  /** Paler and behind the other one: where that stood before. */
  before?: true;
}

/** One of many places on a map; near ones are drawn as a group until one zooms in. */
export interface MapPin {
  id: string;
  title: string;
  subtitle: string;
  point: Point;
  href: string;
  /** Stands for as many codes, and is drawn as a group of them; `onOpen` shows more of it. */
  count?: number;
  /** Follows the link without loading a page. */
  onOpen: () => void;
}

/** What a map reports. */
export interface MapListeners {
  onZoom?: (zoom: number) => void;
  /** Called when the map shows another part of the world. */
  onMove?: (bounds: Bounds) => void;
  /** The provider takes the map away that it had drawn: Google, when it does not accept the key. */
  onBroken?: (error: unknown) => void;
}

export interface MapOptions extends MapListeners {
  label: string;
  center: Point;
  zoom: number;
  /** `cooperative`: one finger and the wheel scroll the page, two fingers and Ctrl with the wheel the map. */
  gestures: 'greedy' | 'cooperative';
  onClick?: (point: Point) => void;
}

export interface MapView {
  readonly minZoom: number;
  readonly maxZoom: number;
  center(): Point;
  zoom(): number;
  bounds(): Bounds;
  zoomBy(steps: number): void;
  show(point: Point, zoom?: number): void;
  shows(point: Point): boolean;
  /** Brings all the points into view, no closer than `maxZoom`. */
  fit(points: readonly Point[], maxZoom: number): void;
  setMarker(marker: MapMarker | null): void;
  /** A second marker, which stays put. */
  setBefore(marker: MapMarker | null): void;
  setPins(pins: readonly MapPin[]): void;
  /** Pictures from above in the map's place; only where the provider has them. */
  setSatellite?(on: boolean): void;
  destroy(): void;
}

export interface PlaceSuggestion {
  id: string;
  title: string;
  subtitle: string;
}

export interface AddressNames {
  addressLine1?: string;
  suburb?: string;
  city?: string;
  province?: Province;
  /** Beside a border, which our outlines simplify: the other provinces that the place may lie in. */
  otherProvinces?: Province[];
}

export interface PlaceFinder {
  /** At most eight places in South Africa, best first. @param near where the person looks, if that is known */
  search(text: string, near: Point | null): Promise<PlaceSuggestion[]>;
  /** Where a suggested place is; an id may be unknown or missing, then the address is searched. */
  resolve(placeId: string, address: string): Promise<{ point: Point; title: string } | null>;
  /** The names of a place; null where there are none (another country, the sea). */
  reverse(point: Point): Promise<AddressNames | null>;
}

export interface MapProvider {
  createView(element: HTMLElement, options: MapOptions): Promise<MapView>;
  places: PlaceFinder;
  /** Where parts of the map can be kept on this device. */
  areas?: KeptAreas | undefined;
}

export const suggestionLimit = 8; // docs/product/search.md#map-search

/** '-33.924869, 18.424055' */
export function pointText({ latitude, longitude }: Point): string {
  return `${formatCoordinate(latitude)}, ${formatCoordinate(longitude)}`;
}

/** A point on earth; others are not shown (docs/product/maps.md#map-behaviour). */
export function isPoint(point: { latitude?: unknown; longitude?: unknown }): point is Point {
  const { latitude, longitude } = point;
  return (
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  );
}
