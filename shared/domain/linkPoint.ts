import { type Point, writtenCoordinates } from './writtenCoordinates.ts';

const number = String.raw`([+-]?\d{1,3}(?:\.\d{1,20})?)`;

function pointIn(match: RegExpExecArray | undefined | null): Point | null {
  return match ? { latitude: Number(match[1]), longitude: Number(match[2]) } : null;
}

// Each site's parameters for the place itself. A viewport (center, sll) is less exact than @, so it comes last.
const pinParameters = 'q query daddr destination coordinate ll to viewpoint cbll address'.split(' ');
const viewParameters = ['center', 'sll'];

/** The first of these query parameters that holds coordinates. */
export function parameterPoint(url: URL, names: readonly string[]): Point | null {
  for (const name of names) {
    // Google writes 'loc:', Waze 'll.'; Android's geo links end in a label in brackets.
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

/** The last stop of Google's /place/…, /search/… and /dir/…/… paths, which is the destination. */
export function lastStop({ pathname }: URL): string | undefined {
  const [, list = ''] = /\/(?:place|search|dir)\/(.*)/.exec(pathname) ?? [];
  const stops = list.split('/').filter((stop) => stop !== '' && !/^@|^data=|^am=/.test(stop));
  return stops.map(decoded).at(-1);
}

/** The point of a link, by the most exact part of it: a pin, the destination's coordinates, or the viewport. */
export function linkPoint(url: URL): Point | null {
  const path = decoded(url.pathname);
  const pins = [...path.matchAll(new RegExp(`!3d${number}!4d${number}`, 'g'))];
  const stop = lastStop(url);
  const pin =
    pointIn(pins.at(-1)) ??
    parameterPoint(url, pinParameters) ??
    markerPoint(url) ??
    (stop === undefined ? null : writtenCoordinates(stop));
  // The viewport of directions shows the middle of the route, so the destination's name is better.
  if (pin || (url.pathname.includes('/dir/') && stop !== undefined)) return pin;
  return (
    pointIn(new RegExp(`@${number},${number}`).exec(path)) ??
    pointIn(new RegExp(`^#(?:map=)?\\d{1,2}(?:\\.\\d+)?/${number}/${number}`).exec(url.hash)) ??
    parameterPoint(url, viewParameters)
  );
}
