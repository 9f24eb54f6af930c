import { type Point, writtenCoordinates } from './writtenCoordinates.ts';

const number = String.raw`([+-]?\d{1,3}(?:\.\d{1,20})?)`;

function pointIn(match: RegExpExecArray | undefined | null): Point | null {
  return match ? { latitude: Number(match[1]), longitude: Number(match[2]) } : null;
}

// What each site calls the place itself; a viewport (center, sll) says less than @ and comes last.
const pinParameters = 'q query daddr destination coordinate ll to viewpoint cbll address'.split(' ');
const viewParameters = ['center', 'sll'];

/** The first of these query parameters that holds coordinates. */
export function parameterPoint(url: URL, names: readonly string[]): Point | null {
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
export function lastStop({ pathname }: URL): string | undefined {
  const [, list = ''] = /\/(?:place|search|dir)\/(.*)/.exec(pathname) ?? [];
  const stops = list.split('/').filter((stop) => stop !== '' && !/^@|^data=|^am=/.test(stop));
  return stops.map(decoded).at(-1);
}

/** Where a link leads, by the surest sign in it: a pin, then the goal's own coordinates, then the viewport. */
export function linkPoint(url: URL): Point | null {
  const path = decoded(url.pathname);
  const pins = [...path.matchAll(new RegExp(`!3d${number}!4d${number}`, 'g'))];
  const stop = lastStop(url);
  const pin =
    pointIn(pins.at(-1)) ??
    parameterPoint(url, pinParameters) ??
    markerPoint(url) ??
    (stop === undefined ? null : writtenCoordinates(stop));
  // Of directions, the viewport shows the middle of the way, so the name of the goal is worth more.
  if (pin || (url.pathname.includes('/dir/') && stop !== undefined)) return pin;
  return (
    pointIn(new RegExp(`@${number},${number}`).exec(path)) ??
    pointIn(new RegExp(`^#(?:map=)?\\d{1,2}(?:\\.\\d+)?/${number}/${number}`).exec(url.hash)) ??
    parameterPoint(url, viewParameters)
  );
}
