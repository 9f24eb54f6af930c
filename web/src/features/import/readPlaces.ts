import { csvLines, type FileRow, filledColumns, filledRows } from '#web/files/csvTable.ts';
import { textOfFile } from '#web/files/textOfFile.ts';
import { meaningOf } from './placeColumns.ts';
import type { FileProblem, PlaceTable } from './placeTable.ts';
import { jsonPlaces, xmlPlaces } from './readFeatures.ts';
import { kmlOfZip } from './readZip.ts';

interface Limits {
  readonly maxBytes: number;
  readonly maxPlaces: number;
}

/** What a file begins with that is no text. */
const signatures: readonly (readonly [string, FileProblem])[] = [
  ['\xd0\xcf\x11\xe0', 'spreadsheet'],
  ['\x00\x00\x27\x0a', 'shapefile'],
  // A GeoPackage.
  ['SQLi', 'shapefile'],
];

/** Before each line of GeoJSON that has one for each feature (RFC 8142). */
const recordSeparator = '\u001e';

/** Names stand above the places, where a file has a title or an explanation on top as well. */
const maxHead = 20;

/**
 * The places of a CSV, GeoJSON, KML, KMZ or GPX file, by what is in it; its name may be wrong. Runs in a worker.
 * @param name of the file: parts of a shapefile say nothing else of themselves
 */
export async function readPlaces(
  file: Blob,
  name: string,
  { maxBytes, maxPlaces }: Limits,
): Promise<PlaceTable | FileProblem> {
  if (file.size > maxBytes) return 'tooLarge';
  if (/\.(?:shp|shx|dbf|prj|gpkg)$/i.test(name)) return 'shapefile';
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 4).arrayBuffer()));
  const [, other] = signatures.find(([signature]) => signature === head) ?? [];
  if (other !== undefined) return other;
  const isZip = head === 'PK\x03\x04';
  const bytes = isZip ? await kmlOfZip(file, maxBytes) : new Uint8Array(await file.arrayBuffer());
  if (typeof bytes === 'string') return bytes;
  const text = textOfFile(bytes)
    ?.replace(/^\uFEFF/, '')
    .replaceAll(recordSeparator, '');
  if (text === undefined) return 'noText';
  const [first] = /\S/.exec(text) ?? [];
  if (first === undefined) return 'empty';
  try {
    if (first === '<') return xmlPlaces(text, maxPlaces);
    if (first === '{' || first === '[') return jsonPlaces(text, maxPlaces);
  } catch (error) {
    // Nested deeper than anything that a program writes.
    if (error instanceof RangeError) return 'broken';
    throw error;
  }
  return csvPlaces(text, maxPlaces);
}

function csvPlaces(text: string, maxPlaces: number): PlaceTable | FileProblem {
  const all = filledRows(csvLines(text, 2 * maxPlaces));
  const header = headerOf(all);
  const rows = header === null ? all : all.slice(all.indexOf(header) + 1);
  if (rows.length > maxPlaces) return 'tooMany';
  if (rows.length === 0) return 'empty';
  const columns = filledColumns(rows, header, (name) => meaningOf(name) !== null);
  return { counts: 'rows', columns, rows, lines: 0, without: 0, areas: 0 };
}

/** The row that names the most columns we know, else the first where it has words alone. */
function headerOf(rows: readonly FileRow[]): FileRow | null {
  const above = rows.slice(0, maxHead);
  const known = above.map(
    ({ cells }) => new Set(cells.flatMap((cell) => meaningOf(cell)?.meaning ?? [])).size,
  );
  const most = Math.max(0, ...known);
  // A single one may be a place called "Town".
  if (most > 1) return above[known.indexOf(most)] ?? null;
  const [first] = rows;
  const isNames = first !== undefined && !first.cells.some((cell) => /\d/.test(cell));
  return isNames ? first : null;
}
