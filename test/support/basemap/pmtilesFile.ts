import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

/** A tile as an archive holds it: Mapbox's vector tiles, not compressed yet. */
export interface ArchiveTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly bytes: Uint8Array;
}

interface Archive {
  readonly tiles: readonly ArchiveTile[];
  readonly metadata: unknown;
  readonly bounds: {
    readonly west: number;
    readonly south: number;
    readonly east: number;
    readonly north: number;
  };
}

const headerLength = 127;
/** What readers fetch first: header and root directory have to fit. */
const maxFirstBytes = 16_384;
const gzip = 2;
const vectorTiles = 1;

/**
 * An archive of few tiles: without leaf directories, and each tile stored once.
 * https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export function pmtilesFile({ tiles, metadata, bounds }: Archive): Buffer {
  const stored = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), z, data: gzipSync(bytes) }))
    .toSorted((a, b) => a.id - b.id);
  const directory = gzipSync(directoryOf(stored.map(({ id, data }) => ({ id, length: data.length }))));
  if (headerLength + directory.length > maxFirstBytes) throw new Error('Too many tiles for one directory');
  const details = gzipSync(JSON.stringify(metadata));
  const data = Buffer.concat(stored.map((tile) => tile.data));
  const metadataAt = headerLength + directory.length;
  const dataAt = metadataAt + details.length;
  const zooms = stored.map(({ z }) => z);

  const header = Buffer.alloc(headerLength);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  const lengths = [
    headerLength,
    directory.length,
    metadataAt,
    details.length,
    dataAt,
    0,
    dataAt,
    data.length,
  ];
  const counts = [stored.length, stored.length, stored.length];
  for (const [index, value] of [...lengths, ...counts].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  const zoomRange = [Math.min(...zooms), Math.max(...zooms)] as const;
  const bytes = [1, gzip, gzip, vectorTiles, ...zoomRange];
  for (const [index, value] of bytes.entries()) header.writeUInt8(value, 96 + index);
  const { west, south, east, north } = bounds;
  for (const [index, degrees] of [west, south, east, north].entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  header.writeUInt8(zoomRange[0], 118);
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  return Buffer.concat([header, directory, details, data]);
}

/** Ids as differences, run lengths of one, lengths, and offsets, of which all follow one another. */
function directoryOf(entries: readonly { readonly id: number; readonly length: number }[]): Buffer {
  const ids = entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0));
  const lengths = entries.map(({ length }) => length);
  const offsets = entries.map((_, index) => (index === 0 ? 1 : 0));
  const numbers = [entries.length, ...ids, ...entries.map(() => 1), ...lengths, ...offsets];
  return Buffer.from(numbers.flatMap(varint));
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}
