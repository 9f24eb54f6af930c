import { t } from '#shared/text/t.ts';
import { readMapLink } from './mapLinks.ts';
import { cleanText } from './text.ts';
import { looksLikeCoordinates, type Point, writtenCoordinates } from './writtenCoordinates.ts';

export const coordinateLimits = { latitude: 90, longitude: 180 } as const;

/** docs/product/making-codes.md#create-form-rules */
export const coordinateMessages = {
  notNumeric: t`Please enter valid numeric values for latitude and longitude`,
  outOfRange: t`Latitude must be between -90 and 90, longitude between -180 and 180`,
} as const;

/** docs/product/maps.md#map-input */
export const shortenedUrlMessage = t`Shortened URL detected - please open the link in your browser first, then copy the full URL from the address bar.`;

const emptyLinkMessage = t`No location was found in this link. Please copy the coordinates from the map, or search for the place by name.`;

const tooLongMessage = t`This text is too long for a place, coordinates or a map link.`;

/** The sentence that says what is wrong with a latitude and longitude, or null. */
export function coordinateProblem(latitude: number, longitude: number): string | null {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return coordinateMessages.notNumeric;
  const { latitude: maxLatitude, longitude: maxLongitude } = coordinateLimits;
  const inRange = Math.abs(latitude) <= maxLatitude && Math.abs(longitude) <= maxLongitude;
  return inRange ? null : coordinateMessages.outOfRange;
}

/** Six decimals, about 11 cm; never '-0.000000'. */
export function formatCoordinate(degrees: number): string {
  return degrees.toFixed(6).replace(/^-(?=0\.0+$)/, '');
}

/** Whether a text with a point in it is a link from another map, or its coordinates. */
export const writtenAs = (text: string): 'coordinates' | 'link' =>
  readMapLink(text) === null ? 'coordinates' : 'link';

export type LocationInput =
  | ({ kind: 'point' } & Point)
  /** From a link without coordinates: search for the place's name. */
  | { kind: 'place'; query: string }
  | { kind: 'text'; query: string }
  | { kind: 'invalid'; message: string };

// Google's longest links, directions with many stops, are about 2,000 characters.
const maxInputLength = 4096;

/** Reads what a person typed or pasted into the map's search: coordinates, a map link, or words to search for. */
export function parseLocation(text: string): LocationInput {
  if (text.length > maxInputLength) return { kind: 'invalid', message: tooLongMessage };
  const link = readMapLink(text);
  switch (link?.kind) {
    case 'point':
      return checked(link);
    case 'place':
      return { kind: 'place', query: cleanText(link.query) };
    case 'shortened':
      return { kind: 'invalid', message: shortenedUrlMessage };
    case 'nothing':
      return { kind: 'invalid', message: emptyLinkMessage };
  }
  const point = writtenCoordinates(text);
  if (point) return checked(point);
  if (looksLikeCoordinates(text)) return { kind: 'invalid', message: coordinateMessages.notNumeric };
  return { kind: 'text', query: cleanText(text) };
}

function checked({ latitude, longitude }: Point): LocationInput {
  const message = coordinateProblem(latitude, longitude);
  // || 0 turns the -0 of '0° S' into 0.
  return message === null
    ? { kind: 'point', latitude: latitude || 0, longitude: longitude || 0 }
    : { kind: 'invalid', message };
}

/** What is stored: seven decimals are a centimetre, and more would only cost bytes in every read. */
export const toSevenDecimals = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
