/**
 * Coordinates as people write them, decimal or in degrees, minutes and seconds: '-26.2041, 28.0473',
 * '26°12\'14.8"S 28°02\'50.3"E', 'S26.2041 E28.0473', '-26,2041; 28,0473'.
 */

export interface Point {
  latitude: number;
  longitude: number;
}

// Repetitions are bounded, so that no input makes these patterns slow.
const decimal = String.raw`\d{1,3}(?:\.\d{1,20})?`;
const signed = `([+-]?${decimal})°?`;
const sexagesimal = `(${decimal})(?:[° :](${decimal})(?:[' :](${decimal})"?)?'?)?°?`;

/** Unifies spaces, signs and marks, which differ between phones, word processors and map sites. */
function plainMarks(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212\uFE63\uFF0D]/g, '-')
    .replace(/[º˚∘]/g, '°')
    .replace(/[″“”„]|[′’‘´`']{2}/g, '"')
    .replace(/[′’‘´`]/g, "'")
    .replace(/^[([]|[)\]]$/g, '')
    .replace(/\b(?:LATITUDE|LONGITUDE|LAT|LONG|LNG|LON)\b[ :=]?/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?([,;°'"]) ?/g, '$1')
    .trim();
}

/**
 * Minutes and seconds must be below 60, and only the last part may have decimals (docs/product/maps.md#map-input).
 * NaN if they do not fit.
 */
function degreesOf(degrees = '', minutes?: string, seconds?: string): number {
  const coarse = [degrees, minutes, seconds].filter((part) => part !== undefined).slice(0, -1);
  if (coarse.some((part) => part.includes('.'))) return Number.NaN;
  const [wholeMinutes, wholeSeconds] = [Number(minutes ?? 0), Number(seconds ?? 0)];
  if (wholeMinutes >= 60 || wholeSeconds >= 60) return Number.NaN;
  return Number(degrees) + wholeMinutes / 60 + wholeSeconds / 3600;
}

/** Two signed numbers, latitude first. Without minutes, which need a hemisphere. */
function readSigned(plain: string): Point | null {
  const match = new RegExp(`^${signed}([,;]| )${signed}$`).exec(plain);
  if (!match) return null;
  const [, latitude = '', separator, longitude = ''] = match;
  // Two whole numbers separated by a space are more likely part of an address.
  if (separator === ' ' && !(latitude.includes('.') && longitude.includes('.'))) return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

interface Half {
  axis: 'latitude' | 'longitude';
  value: number;
}

function readHalf(hemisphere = '', parts: readonly (string | undefined)[]): Half {
  const [degrees, minutes, seconds] = parts;
  const value = degreesOf(degrees, minutes, seconds);
  return {
    axis: 'NS'.includes(hemisphere) ? 'latitude' : 'longitude',
    value: 'SW'.includes(hemisphere) ? -value : value,
  };
}

/** Both halves with a hemisphere before or after the degrees, in either order, and without a sign. */
function readHemispheres(plain: string): Point | null {
  const before = new RegExp(`^([NSEW]) ?${sexagesimal}[,; ]?([NSEW]) ?${sexagesimal}$`).exec(plain);
  const after = new RegExp(`^${sexagesimal} ?([NSEW])[,; ]?${sexagesimal} ?([NSEW])$`).exec(plain);
  const halves = before
    ? [readHalf(before[1], before.slice(2, 5)), readHalf(before[5], before.slice(6, 9))]
    : after
      ? [readHalf(after[4], after.slice(1, 4)), readHalf(after[8], after.slice(5, 8))]
      : [];
  const latitude = halves.find(({ axis }) => axis === 'latitude')?.value ?? Number.NaN;
  const longitude = halves.find(({ axis }) => axis === 'longitude')?.value ?? Number.NaN;
  return Number.isNaN(latitude + longitude) ? null : { latitude, longitude };
}

function readOne(plain: string, axis: Half['axis']): number | null {
  if (new RegExp(`^${signed}$`).test(plain)) return Number(plain.replace('°', ''));
  const letters = axis === 'latitude' ? 'NS' : 'EW';
  const before = new RegExp(`^([${letters}]) ?${sexagesimal}$`).exec(plain);
  const after = new RegExp(`^${sexagesimal} ?([${letters}])$`).exec(plain);
  const half = before
    ? readHalf(before[1], before.slice(2))
    : after
      ? readHalf(after[4], after.slice(1))
      : null;
  return half === null || Number.isNaN(half.value) ? null : half.value;
}

function readPlain(plain: string): Point | null {
  return readSigned(plain) ?? readHemispheres(plain);
}

const maxTextLength = 200;

/** The point in a text, or null. Ranges are not checked. */
export function writtenCoordinates(text: string): Point | null {
  if (text.length > maxTextLength) return null;
  // South Africans write decimal commas, so the second try reads commas between digits as points: '-26,28' is a pair,
  // as are '-26,2; 28,1' and '-26,2, 28,1'; '-26,2,28,1' is ambiguous and refused.
  return readPlain(plainMarks(text)) ?? readPlain(plainMarks(text.replace(/(\d),(?=\d)/g, '$1.')));
}

/** The degrees in a text for one axis, or null. Ranges are not checked. */
export function writtenDegrees(text: string, axis: Half['axis']): number | null {
  if (text.length > maxTextLength) return null;
  return readOne(plainMarks(text), axis) ?? readOne(plainMarks(text.replace(/(\d),(?=\d)/g, '$1.')), axis);
}

/** Whether an unreadable text was meant as coordinates: only their characters, with a fraction or a °. */
export function looksLikeCoordinates(text: string): boolean {
  if (text.length > maxTextLength) return false;
  const plain = plainMarks(text);
  return /^[\d .,;:°'"NSEW+-]+$/.test(plain) && /\d\.\d|\d°/.test(plain);
}
