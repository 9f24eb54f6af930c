import { gpx, kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import { cleanText } from '#shared/domain/text.ts';
import { type FileRow, filledColumns, firstKnown } from '#web/files/csvTable.ts';
import { meaningOf } from './placeColumns.ts';
import type { FileProblem, PlaceTable } from './placeTable.ts';

/** GeoJSON, and what becomes of KML and GPX. */

type Position = readonly [longitude: unknown, latitude: unknown];

/** How a file describes the looks of a place. */
const looks =
  /^(?:styleUrl|styleHash|styleMapHash|icon(?:-.*)?|label-.*|stroke(?:-.*)?|fill(?:-.*)?|marker-.*|visibility|@geometry-type|coordinateProperties|_gpxType|links|sym|extensions|tessellate|extrude|altitudeMode|drawOrder|begin|end|timestamp)$/i;

/** A browser has no XML parser in a worker. This one resolves no entities and opens no other files. */
export function xmlPlaces(text: string, maxPlaces: number): PlaceTable | FileProblem {
  let root: ReturnType<DOMParser['parseFromString']>;
  try {
    // What is odd but can be read is no reason to refuse a village.
    root = new DOMParser({ onError: () => undefined }).parseFromString(
      withPrefixes(withoutTracks(text)),
      'text/xml',
    );
  } catch {
    return 'broken';
  }
  const name = root.documentElement?.localName;
  if (name === 'gpx') return placesOf(gpx(root), maxPlaces);
  if (name !== 'kml' && name !== 'Document' && name !== 'Placemark') return 'otherXml';
  const places = placesOf(kml(root), maxPlaces);
  return places === 'empty' && text.includes('<NetworkLink') ? 'networkLink' : places;
}

/** A track is no place, and a phone writes a point of it each second: two show that there is one. */
const withoutTracks = (text: string) =>
  text.replace(/<(trkseg|rte)\b[^>]*>[\s\S]*?<\/\1>/g, (track) => {
    let count = 0;
    return track.replace(/<(trkpt|rtept)\b[^>]*?(?:\/>|>[\s\S]*?<\/\1>)/g, (point) =>
      ++count > 2 ? '' : point,
    );
  });

/** Programs write Google's own elements without saying what they are, and a strict parser then reads nothing. */
const withPrefixes = (text: string) =>
  text.replace(/<kml\b(?![^>]*xmlns:gx)/, '<kml xmlns:gx="http://www.google.com/kml/ext/2.2"');

export function jsonPlaces(text: string, maxPlaces: number): PlaceTable | FileProblem {
  let read: unknown;
  try {
    read = parsed(text);
  } catch {
    return 'broken';
  }
  return placesOf(read, maxPlaces);
}

/** Also with a feature on each line, as large files have it (RFC 8142). @throws where it is neither */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
    if (lines.length < 2) throw error;
    return { type: 'FeatureCollection', features: lines.map((line) => JSON.parse(line) as unknown) };
  }
}

interface Place {
  readonly position: Position;
  readonly names: Readonly<Record<string, string>>;
}

function placesOf(json: unknown, maxPlaces: number): PlaceTable | FileProblem {
  const features = featuresOf(json);
  if (features === null) return 'otherJson';
  const left = { lines: 0, without: 0, areas: 0 };
  const places: (Place & { number: number })[] = [];
  for (const { geometry, properties } of features) {
    const found = pointOf(geometry);
    if (found === null) left[hasLine(geometry) ? 'lines' : 'without']++;
    else {
      if (found.isArea) left.areas++;
      places.push({ position: found.position, names: texts(properties), number: places.length + 1 });
      if (places.length > maxPlaces) return 'tooMany';
    }
  }
  const found = [...new Set(places.flatMap((place) => Object.keys(place.names)))];
  const names = firstKnown(found, (name) => meaningOf(name) !== null);
  const header: FileRow = { number: 0, cells: ['latitude', 'longitude', ...names] };
  const rows = places.map(({ position: [longitude, latitude], names: own, number }) => ({
    number,
    cells: [String(latitude), String(longitude), ...names.map((name) => own[name] ?? '')],
  }));
  if (rows.length === 0 && left.lines === 0) return 'empty';
  return { counts: 'places', columns: filledColumns(rows, header), rows, ...left };
}

interface Feature {
  readonly geometry: unknown;
  readonly properties: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** @returns null where it is no GeoJSON */
function featuresOf(json: unknown): readonly Feature[] | null {
  if (!isObject(json)) return null;
  const { type, features } = json;
  if (type === 'FeatureCollection' && Array.isArray(features))
    return features.filter(isObject).map(({ geometry, properties }) => ({ geometry, properties }));
  if (type === 'Feature') return [{ geometry: json['geometry'], properties: json['properties'] }];
  const { geometries } = json;
  if (type === 'GeometryCollection' && Array.isArray(geometries))
    return geometries.map((geometry) => ({ geometry, properties: null }));
  return Array.isArray(json['coordinates']) ? [{ geometry: json, properties: null }] : null;
}

interface Found {
  readonly position: Position;
  readonly isArea: boolean;
}

/** The point of a place; of an area its middle. None of a line, which is no place. */
function pointOf(geometry: unknown): Found | null {
  if (!isObject(geometry)) return null;
  const { type, coordinates, geometries } = geometry;
  if (type === 'GeometryCollection' && Array.isArray(geometries)) {
    // An outline with a point for its label has its place there.
    const found = geometries.map(pointOf).filter((each) => each !== null);
    return found.find(({ isArea }) => !isArea) ?? found[0] ?? null;
  }
  if (!Array.isArray(coordinates)) return null;
  const at = (position: unknown, isArea = false): Found | null =>
    Array.isArray(position) && position.length > 1 ? { position: [position[0], position[1]], isArea } : null;
  if (type === 'Point') return at(coordinates);
  if (type === 'MultiPoint') return at(coordinates[0]);
  if (type === 'Polygon') return at(middleOf(coordinates[0]), true);
  if (type === 'MultiPolygon') return at(middleOf(largest(coordinates)), true);
  return null;
}

function hasLine(geometry: unknown): boolean {
  if (!isObject(geometry)) return false;
  const { type, geometries } = geometry;
  return /LineString$/.test(String(type)) || (Array.isArray(geometries) && geometries.some(hasLine));
}

/** The outline with the most corners is the place; the others are its islands. */
const largest = (polygons: readonly unknown[]): unknown =>
  polygons
    .map((polygon) => (Array.isArray(polygon) ? (polygon[0] as unknown) : null))
    .reduce((one, other) => (cornersOf(other).length > cornersOf(one).length ? other : one), null);

const cornersOf = (ring: unknown): number[][] =>
  Array.isArray(ring)
    ? ring.filter((corner) => Array.isArray(corner) && corner.slice(0, 2).every(Number.isFinite))
    : [];

/** The centre of mass of an outline, by the triangles that its sides make with its first corner. */
function middleOf(ring: unknown): [number, number] | null {
  const corners = cornersOf(ring);
  const [[x0 = 0, y0 = 0] = []] = corners;
  if (corners.length === 0) return null;
  let [area, x, y] = [0, 0, 0];
  for (const [index, [ax = 0, ay = 0]] of corners.entries()) {
    const [bx = 0, by = 0] = corners[(index + 1) % corners.length] ?? [];
    const cross = (ax - x0) * (by - y0) - (bx - x0) * (ay - y0);
    area += cross;
    x += cross * (ax + bx - 2 * x0);
    y += cross * (ay + by - 2 * y0);
  }
  return area === 0 ? [x0, y0] : [x0 + x / (3 * area), y0 + y / (3 * area)];
}

function texts(properties: unknown): Record<string, string> {
  if (!isObject(properties)) return {};
  const named = Object.entries(properties).filter(([name]) => !looks.test(name));
  return Object.fromEntries(named.map(([name, value]) => [cleanText(name), textOf(value)]));
}

function textOf(value: unknown): string {
  if (isObject(value)) return 'value' in value ? textOf(value['value']) : '';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return cleanText(text.includes('<') ? withoutTags(text) : text);
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Map programs describe places in HTML. */
const withoutTags = (html: string) =>
  html
    .replace(/<(?:style|script)\b[^>]{0,1000}>[^<]*<\/[^>]{0,20}>/gi, ' ')
    .replace(/<[^<>]{0,5000}>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity);
