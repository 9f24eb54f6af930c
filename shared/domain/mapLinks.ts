import { type Point, writtenCoordinates } from './writtenCoordinates.ts';

/** What a link to a map says, as far as it can be told without opening it. Ranges are not checked here. */
export type MapLink =
  | ({ kind: 'point' } & Point)
  | { kind: 'place'; query: string }
  | { kind: 'shortened' }
  | { kind: 'nothing' };

// Their target is known only after a request, which the browser may not make and the server should not.
const shortHost =
  /^(?:maps\.app\.goo\.gl|(?:app\.)?goo\.gl|g\.co|g\.page|share\.google|maps\.apple|bit\.ly|tinyurl\.com|t\.co|is\.gd|ow\.ly|rb\.gy|cutt\.ly|shorturl\.at|waze\.to|her\.is|[a-z0-9-]+\.page\.link)$/;
const shortPaths: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:www\.|ul\.)?waze\.com$/, /^\/ul\/h/], // waze.com/ul/h<geohash>
  [/^(?:www\.)?(?:osm|openstreetmap)\.org$/, /^\/go\//],
];

const mapHost =
  /^(?:(?:www\.|m\.)?google\.[a-z.]{2,7}|maps\.google\.[a-z.]{2,7}|(?:beta\.)?maps\.apple\.com|(?:www\.|ul\.|embed\.)?waze\.com|(?:www\.)?(?:osm|openstreetmap)\.org)$/;

/** The first link in a text (people paste whole messages), or null. Without https:// only for hosts we know. */
function findLink(text: string): URL | null {
  for (const token of text.split(/\s+/)) {
    const link = /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|\bgeo:).+/i.exec(token)?.[0];
    const address = (link ?? `https://${token}`).replace(/[.,;>"'\]]{1,3}$/, '');
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url && (link !== undefined || (/[/?#]/.test(token) && isKnown(url.hostname)))) return url;
  }
  return null;
}

function isKnown(host: string): boolean {
  return shortHost.test(host) || mapHost.test(host);
}

function isShortened({ hostname, pathname }: URL): boolean {
  return (
    shortHost.test(hostname) || shortPaths.some(([host, path]) => host.test(hostname) && path.test(pathname))
  );
}

const number = String.raw`([+-]?\d{1,3}(?:\.\d{1,20})?)`;

function pointIn(match: RegExpExecArray | undefined | null): Point | null {
  return match ? { latitude: Number(match[1]), longitude: Number(match[2]) } : null;
}

// What each site calls the place itself; a viewport (center, sll) says less than @ and comes last.
const pinParameters = 'q query daddr destination coordinate ll to viewpoint cbll address'.split(' ');
const viewParameters = ['center', 'sll'];

function parameterPoint(url: URL, names: readonly string[]): Point | null {
  for (const name of names) {
    // 'loc:' is Google's, 'll.' Waze's; a label in brackets follows in Android's geo links.
    const value = (url.searchParams.get(name) ?? '')
      .replace(/^(?:loc:|ll\.) ?/, '')
      .replace(/\([^)]*\)?$/, '');
    const point = writtenCoordinates(value);
    if (point) return point;
  }
  return null;
}

function markerPoint({ searchParams }: URL): Point | null {
  const [latitude, longitude] = ['lat', 'lon'].map(
    (name) => searchParams.get(`m${name}`) ?? searchParams.get(name),
  );
  return writtenCoordinates(`${latitude}, ${longitude ?? searchParams.get('lng')}`);
}

function decoded(segment: string): string {
  const spaced = segment.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced; // a stray % in a name
  }
}

/** The last stop of Google's /place/…, /search/… and /dir/…/… paths: where the link leads. */
function lastStop({ pathname }: URL): string | undefined {
  const [, list = ''] = /\/(?:place|search|dir)\/(.*)/.exec(pathname) ?? [];
  const stops = list.split('/').filter((stop) => stop !== '' && !/^@|^data=|^am=/.test(stop));
  return stops.map(decoded).at(-1);
}

function linkPoint(url: URL): Point | null {
  const path = url.pathname;
  const pins = [...path.matchAll(new RegExp(`!3d${number}!4d${number}`, 'g'))];
  const stop = lastStop(url);
  const pin =
    pointIn(pins.at(-1)) ??
    parameterPoint(url, pinParameters) ??
    markerPoint(url) ??
    (stop === undefined ? null : writtenCoordinates(stop));
  // Of directions, the viewport shows the middle of the way, so the name of the goal is worth more.
  if (pin || (path.includes('/dir/') && stop !== undefined)) return pin;
  return (
    pointIn(new RegExp(`@${number},${number}`).exec(path)) ??
    pointIn(new RegExp(`^#(?:map=)?\\d{1,2}(?:\\.\\d+)?/${number}/${number}`).exec(url.hash)) ??
    parameterPoint(url, viewParameters)
  );
}

const placeParameters = ['q', 'query', 'daddr', 'destination', 'address', 'name'];

function placeName(url: URL): string | undefined {
  const asked = placeParameters.map((name) => url.searchParams.get(name)?.trim());
  // A place_id is a key of Google's, not a name that anybody could search for.
  return [lastStop(url), ...asked].find((name) => name && !name.startsWith('place_id:'));
}

/** geo:-26.2,28.0 (RFC 5870), with Android's ?q= for a labelled pin or a name at geo:0,0. */
function readGeo(url: URL): MapLink {
  const [latitude, longitude] = url.pathname.split(/[,;]/);
  const query = url.searchParams.get('q')?.trim();
  const point =
    parameterPoint(url, ['q']) ?? (query ? null : writtenCoordinates(`${latitude}, ${longitude}`));
  if (point) return { kind: 'point', ...point };
  return query ? { kind: 'place', query } : { kind: 'nothing' };
}

/** Reads the first link in a text, or null when there is none. */
export function readMapLink(text: string): MapLink | null {
  const url = findLink(text);
  if (!url) return null;
  if (url.protocol === 'geo:') return readGeo(url);
  if (isShortened(url)) return { kind: 'shortened' };
  const point = linkPoint(url);
  if (point) return { kind: 'point', ...point };
  const query = mapHost.test(url.hostname) ? placeName(url) : undefined;
  return query === undefined ? { kind: 'nothing' } : { kind: 'place', query };
}
