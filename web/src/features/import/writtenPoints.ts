/** How the coordinates of a file are written. */
import { parseLocation } from '#shared/domain/coordinates.ts';
import { type Point, writtenDegrees } from '#shared/domain/writtenCoordinates.ts';

/** As GPS devices and surveyors write them: -25 59.952, without marks. Not 77 000,1, which is metres. */
const spacedMinutes = /^\s*[+\-−–]?\d{1,2}\s+\d{1,2}(?:\s+\d{1,2})?(?:[.,]\d{1,20})?\s*$/;

/** A minus or no letter at all stands before degrees and minutes, too, where the column says which they are. */
export function degreesIn(cell: string, axis: keyof Point): number | null {
  const read = writtenDegrees(cell, axis);
  if (read !== null || !(/[°º'′:]/.test(cell) || spacedMinutes.test(cell))) return read;
  const [positive, negative] = axis === 'latitude' ? ['N', 'S'] : ['E', 'W'];
  const bare = cell.replace(/^\s*[+\-−–]/, '');
  return writtenDegrees(`${bare}${bare === cell || /^\s*\+/.test(cell) ? positive : negative}`, axis);
}

/** Also as databases and map programs write one: POINT (28.0473 -26.2041). */
export function pointIn(cell: string): Point | null {
  const [, x, y] =
    /^(?:SRID=4326;)?POINT\s?Z?\s?\((-?[\d.]{1,25}) (-?[\d.]{1,25})(?: -?[\d.]{1,25})?\)$/i.exec(cell) ?? [];
  if (x !== undefined && y !== undefined) return { latitude: Number(y), longitude: Number(x) };
  // ODK and Kobo: degrees, height and accuracy.
  const [, south, east] =
    /^(-?\d{1,3}\.\d{1,20}) (-?\d{1,3}\.\d{1,20}) -?[\d.]{1,12} [\d.]{1,12}$/.exec(cell) ?? [];
  if (south !== undefined && east !== undefined) return { latitude: Number(south), longitude: Number(east) };
  const read = parseLocation(cell);
  return read.kind === 'point' ? { latitude: read.latitude, longitude: read.longitude } : null;
}
