/** https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md */
const digits = '23456789CFGHJMPQRVWX';
const pairs = 5;

/**
 * The Plus Code of a point, with ten digits: a square of 14 m. Whole numbers of a ten-millionth of a degree, in which points
 * are stored: with fractions a point on the edge of a square would get the code of its neighbour.
 */
export function plusCode(latitude: number, longitude: number): string {
  const cell = (degrees: number) => Math.floor(Math.round(degrees * 1e7) / 1250);
  const [rows, columns] = [cell(latitude + 90), cell(longitude + 180)];
  const digitAt = (cells: number, pair: number) =>
    digits[Math.floor(cells / digits.length ** (pairs - 1 - pair)) % digits.length];
  const code = Array.from({ length: pairs }, (_, pair) => `${digitAt(rows, pair)}${digitAt(columns, pair)}`);
  return `${code.slice(0, 4).join('')}+${code[4]}`;
}
