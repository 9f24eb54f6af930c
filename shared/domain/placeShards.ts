import type { Place } from './placeTable.ts';
import { provinces } from './provinces.ts';
import { soundOf } from './spelling.ts';
import { foldedWords } from './text.ts';

/**
 * How browsers get the list of suburbs: in files by the first letters of a name, and in tiles of half a degree. The
 * build writes them (scripts/build/placeFiles.ts); a browser fetches the few that it needs.
 */

/** So many begin with these two letters that three make the file's name. */
const longer = new Set(['ma', 'kw']);

/** The file of a name, by how its letters and digits sound; null for text too short to name one. */
export function nameFile(text: string): string | null {
  const letters = foldedWords(text).map(soundOf).join('');
  const length = longer.has(letters.slice(0, 2)) ? 3 : 2;
  return letters.length < length ? null : letters.slice(0, length);
}

/** The files of all names of a place. */
export function nameFilesOf({ name, otherNames = [] }: Place): string[] {
  return [...new Set([name, ...otherNames].map(nameFile))].filter((file) => file !== null);
}

/** An id begins with the province, and continues with the name. */
export function nameFileOfId(id: string): string | null {
  const province = provinces
    .map((name) => `${foldedWords(name).join('-')}-`)
    .find((start) => id.startsWith(start));
  return province === undefined ? null : nameFile(id.slice(province.length));
}

const tilesPerDegree = 2;

interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface TileBox extends Bounds {
  readonly file: string;
}

function tileBox(row: number, column: number): TileBox {
  return {
    file: `${row}_${column}`,
    south: row / tilesPerDegree,
    west: column / tilesPerDegree,
    north: (row + 1) / tilesPerDegree,
    east: (column + 1) / tilesPerDegree,
  };
}

/** The tile of a point, and after it its eight neighbours. */
export function tilesAround(latitude: number, longitude: number): TileBox[] {
  const [row, column] = [Math.floor(latitude * tilesPerDegree), Math.floor(longitude * tilesPerDegree)];
  const steps = [0, -1, 1];
  return steps.flatMap((down) => steps.map((right) => tileBox(row + down, column + right)));
}

/** The tiles of a part of the map. */
export function tileBoxesIn({ south, west, north, east }: Bounds): TileBox[] {
  const first = { row: Math.floor(south * tilesPerDegree), column: Math.floor(west * tilesPerDegree) };
  const last = { row: Math.floor(north * tilesPerDegree), column: Math.floor(east * tilesPerDegree) };
  const boxes: TileBox[] = [];
  for (let { row } = first; row <= last.row; row++) {
    for (let { column } = first; column <= last.column; column++) boxes.push(tileBox(row, column));
  }
  return boxes;
}

export const tileFile = ({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): string =>
  tilesAround(latitude, longitude)[0]?.file ?? '';
