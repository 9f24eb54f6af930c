/**
 * Trims the stream, which DynamoDB does by itself after 24 hours and dynoxide never: a record goes when every
 * consumer has processed it, and not before, however old it is.
 */
import type { PositionFile } from './positions.ts';
import { trimStreamRecords } from './streamRecords.ts';

/** Few enough that a trim takes some milliseconds, and enough that trims are rare. */
const recordsBetweenTrims = 1_000;

interface TrimmerOptions {
  /** Absent where the engine trims by itself: DynamoDB Local. */
  readonly databaseFile?: string | undefined;
  readonly table: string;
  /** One for each consumer. */
  readonly positions: readonly PositionFile[];
  report(fault: string): void;
}

export interface StreamTrimmer {
  trim(): void;
  /** Counts what a consumer processed, and trims from time to time. */
  processed(records: number): void;
}

export function createStreamTrimmer(options: TrimmerOptions): StreamTrimmer {
  const { databaseFile, table, positions, report } = options;
  let sinceTrim = 0;

  function trim(): void {
    sinceTrim = 0;
    if (databaseFile === undefined) return;
    try {
      for (const shard of positions[0]?.shards() ?? []) {
        const through = processedByAll(shard);
        if (through !== undefined) trimStreamRecords(databaseFile, { table, shard, through });
      }
    } catch (error) {
      report(`The stream was not trimmed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** @returns undefined where a consumer has not begun. */
  function processedByAll(shard: string): string | undefined {
    const positionsInShard = positions.map((position) => position.get(shard).after);
    return positionsInShard.reduce((first, after) =>
      first === undefined || after === undefined ? undefined : BigInt(after) < BigInt(first) ? after : first,
    );
  }

  return {
    trim,
    processed(records) {
      sinceTrim += records;
      if (sinceTrim >= recordsBetweenTrims) trim();
    },
  };
}
