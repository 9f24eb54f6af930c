import { formatCoordinate } from './coordinates.ts';

/**
 * What the QR code of a sign leads to: the page of the code, with its point in the fragment. A phone without a connection
 * then still knows where it is: the page reads it where the code can't be fetched, and people can.
 */
export function signLink(page: string, latitude: number, longitude: number): string {
  return `${page}#at=${formatCoordinate(latitude)},${formatCoordinate(longitude)}`;
}

/** The point of a sign's link. @returns null for another fragment */
export function pointOfSign(fragment: string): { latitude: number; longitude: number } | null {
  const [, latitude, longitude] = /^#at=(-?\d{1,2}\.\d{1,6}),(-?\d{1,3}\.\d{1,6})$/.exec(fragment) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
