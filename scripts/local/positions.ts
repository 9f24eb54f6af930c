/**
 * A consumer's positions in the stream's shards, stored in a file, so that it continues there after a kill -9. As with
 * Lambda, a batch may be delivered twice, but none is lost.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

/** Saving after each batch took a fifth of the server's CPU. What was processed since comes again after a kill -9. */
const msBetweenSaves = 100;

const StoredPositions = z.object({
  stream: z.string(),
  shards: z.record(z.string(), z.object({ after: z.string().optional(), done: z.boolean().optional() })),
});

export interface ShardPosition {
  /** The last processed sequence number. */
  after?: string | undefined;
  /** The shard is closed and completely read. */
  done?: boolean | undefined;
}

export interface Positions {
  /** The shards with a position. */
  shards(): readonly string[];
  get(shard: string): ShardPosition;
  set(shard: string, position: ShardPosition): void;
  /** Deletes the positions of other shards, which the stream no longer has. */
  keepOnly(shards: readonly string[]): void;
}

export interface PositionFile extends Positions {
  /** Saves what `set` has not saved yet, which it does at most every 100 ms. */
  save(): void;
}

export function openPositions(file: string, stream: string): PositionFile {
  let { shards } = read(file, stream);
  let isSaved = true;
  let savedAt = Number.NEGATIVE_INFINITY;
  const save = () => {
    if (isSaved) return;
    // Renamed into place, so that a crash leaves no partial file.
    writeFileSync(`${file}.new`, JSON.stringify({ stream, shards }));
    renameSync(`${file}.new`, file);
    isSaved = true;
    savedAt = performance.now();
  };
  const saveInTime = () => {
    isSaved = false;
    if (performance.now() - savedAt >= msBetweenSaves) save();
  };
  return {
    shards: () => Object.keys(shards),
    get: (shard) => shards[shard] ?? {},
    set(shard, position) {
      shards = { ...shards, [shard]: position };
      saveInTime();
    },
    keepOnly(names) {
      const remaining = Object.entries(shards).filter(([name]) => names.includes(name));
      if (remaining.length === Object.keys(shards).length) return;
      shards = Object.fromEntries(remaining);
      saveInTime();
    },
    save,
  };
}

/** Starts from the beginning without a file, or if it is of another stream (the table was created again). */
function read(file: string, stream: string): { shards: Record<string, ShardPosition> } {
  try {
    const stored = StoredPositions.parse(JSON.parse(readFileSync(file, 'utf8')));
    return stored.stream === stream ? stored : { shards: {} };
  } catch {
    return { shards: {} };
  }
}
