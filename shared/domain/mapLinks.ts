import { lastStop, linkPoint, parameterPoint } from './linkPoint.ts';
import { type Point, writtenCoordinates } from './writtenCoordinates.ts';

/** What a map link says without being opened. Ranges are not checked here. */
export type MapLink =
  | ({ kind: 'point' } & Point)
  | { kind: 'place'; query: string }
  | { kind: 'shortened' }
  | { kind: 'nothing' };

// Only a request would show their target; the browser may not send one, and the server should not.
const shortHost =
  /^(?:www\.)?(?:maps\.app\.goo\.gl|(?:app\.)?goo\.gl|g\.co|g\.page|share\.google|maps\.apple|bit\.ly|tinyurl\.com|t\.co|is\.gd|ow\.ly|rb\.gy|cutt\.ly|shorturl\.at|waze\.to|her\.is|[a-z0-9-]+\.page\.link)$/;
const shortPaths: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:www\.|ul\.)?waze\.com$/, /^\/ul\/h/], // waze.com/ul/h<geohash>
  [/^(?:www\.)?(?:osm|openstreetmap)\.org$/, /^\/go\//],
];

const mapHost =
  /^(?:(?:www\.|m\.)?google\.[a-z.]{2,7}|maps\.google\.[a-z.]{2,7}|(?:beta\.)?maps\.apple\.com|(?:www\.|ul\.|embed\.)?waze\.com|(?:www\.)?(?:osm|openstreetmap)\.org)$/;

/** The first link in a text, or null: people paste whole messages. Without https:// only for hosts of maps. */
function findLink(text: string): URL | null {
  for (const token of text.split(/\s+/)) {
    const link = /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|\bgeo:).+/i.exec(token)?.[0];
    const address = (link ?? `https://${token}`).replace(/[.,;>"'\]]{1,3}$/, '');
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url && (link !== undefined || (/[/?#]/.test(token) && isMapHost(url.hostname)))) return url;
  }
  return null;
}

function isMapHost(host: string): boolean {
  return shortHost.test(host) || mapHost.test(host);
}

function isShortened({ hostname, pathname }: URL): boolean {
  return (
    shortHost.test(hostname) || shortPaths.some(([host, path]) => host.test(hostname) && path.test(pathname))
  );
}

const placeParameters = ['q', 'query', 'daddr', 'destination', 'address', 'name'];

function placeName(url: URL): string | undefined {
  const named = placeParameters.map((name) => url.searchParams.get(name)?.trim());
  // A place_id is Google's key, not a name to search for.
  return [lastStop(url), ...named].find((name) => name && !name.startsWith('place_id:'));
}

/** geo:-26.2,28.0 (RFC 5870). Android adds ?q= for a labelled pin, or for a name at geo:0,0. */
function readGeo(url: URL): MapLink {
  const [latitude, longitude] = url.pathname.split(/[,;]/);
  const query = url.searchParams.get('q')?.trim();
  const point =
    parameterPoint(url, ['q']) ?? (query ? null : writtenCoordinates(`${latitude}, ${longitude}`));
  if (point) return { kind: 'point', ...point };
  return query ? { kind: 'place', query } : { kind: 'nothing' };
}

/** Reads the first link in a text; null if there is none. */
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
