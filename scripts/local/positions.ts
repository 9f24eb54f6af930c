/**
 * How far a consumer has come in each shard of the stream, kept in a file: after a kill -9 it goes on from the last
 * batch that was carried out. A batch may come twice, as with Lambda, but none is lost.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

const Positions = z.object({
  stream: z.string(),
  shards: z.record(z.string(), z.object({ after: z.string().optional(), done: z.boolean().optional() })),
});

export interface ShardPosition {
  /** The last sequence number that is dealt with. */
  after?: string | undefined;
  /** The shard is closed and read to its end. */
  done?: boolean | undefined;
}

export interface PositionFile {
  /** Those that were begun. */
  shards(): readonly string[];
  get(shard: string): ShardPosition;
  set(shard: string, position: ShardPosition): void;
  /** Forgets shards that the stream has trimmed away. */
  keepOnly(shards: readonly string[]): void;
}

export function openPositions(file: string, stream: string): PositionFile {
  let { shards } = read(file, stream);
  const save = () => {
    // Written beside and renamed, so that a crash leaves the old file or the new one, never half of one.
    writeFileSync(`${file}.new`, JSON.stringify({ stream, shards }));
    renameSync(`${file}.new`, file);
  };
  return {
    shards: () => Object.keys(shards),
    get: (shard) => shards[shard] ?? {},
    set(shard, position) {
      shards = { ...shards, [shard]: position };
      save();
    },
    keepOnly(names) {
      const kept = Object.entries(shards).filter(([name]) => names.includes(name));
      if (kept.length === Object.keys(shards).length) return;
      shards = Object.fromEntries(kept);
      save();
    },
  };
}

/** A file of another stream (the table was made anew), or none: from the beginning. */
function read(file: string, stream: string): { shards: Record<string, ShardPosition> } {
  try {
    const kept = Positions.parse(JSON.parse(readFileSync(file, 'utf8')));
    return kept.stream === stream ? kept : { shards: {} };
  } catch {
    return { shards: {} };
  }
}
