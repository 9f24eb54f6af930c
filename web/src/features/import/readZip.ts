import { Unzip, UnzipInflate } from 'fflate';
import type { FileProblem } from './placeTable.ts';

// A thousand times as much comes out of it at most.
const pieceBytes = 4096;

/** What else is packed as a zip, by a file in it. */
const others: readonly (readonly [RegExp, FileProblem])[] = [
  [/\.(?:shp|dbf|shx|gdbtable)$/i, 'shapefile'],
  [/^(?:xl\/|content\.xml$|mimetype$|Index\/)/, 'spreadsheet'],
];

/**
 * The first KML file of a KMZ. Nothing else of it is unpacked.
 * @param maxBytes it may have
 */
export async function kmlOfZip(file: Blob, maxBytes: number): Promise<Uint8Array | FileProblem> {
  const pieces: Uint8Array[] = [];
  let found = false;
  let isWhole = false;
  let length = 0;
  let problem: FileProblem | null = null;
  const unzip = new Unzip((entry) => {
    problem ??= others.find(([name]) => name.test(entry.name))?.[1] ?? null;
    if (found || !/\.kml$/i.test(entry.name)) return;
    found = true;
    entry.ondata = (error, piece, isLast) => {
      length += piece?.length ?? 0;
      if (error !== null) problem ??= 'broken';
      else if (length > maxBytes) problem ??= 'tooLargeUnpacked';
      else pieces.push(piece.slice());
      isWhole ||= isLast;
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  const reader = file.stream().getReader();
  try {
    while (problem === null && !isWhole) {
      const { done, value = new Uint8Array() } = await reader.read();
      for (let at = 0; at < value.length && problem === null; at += pieceBytes)
        unzip.push(value.subarray(at, at + pieceBytes));
      if (!done) continue;
      unzip.push(new Uint8Array(), true);
      break;
    }
  } catch {
    problem ??= 'broken';
  } finally {
    void reader.cancel().catch(() => undefined);
  }
  if (problem !== null) return problem;
  if (!found) return 'archive';
  return isWhole
    ? new Uint8Array(await new Blob(pieces as Uint8Array<ArrayBuffer>[]).arrayBuffer())
    : 'broken';
}
