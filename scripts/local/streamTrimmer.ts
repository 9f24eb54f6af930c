/**
 * Trims the stream, because dynoxide does not (DynamoDB trims after 24 hours). A record is deleted only after every
 * consumer has processed it.
 */
import type { Positions } from './positions.ts';
import { trimStreamRecords } from './streamRecords.ts';

/** A trim of this many takes a few milliseconds and is rare. */
const recordsBetweenTrims = 1_000;

interface TrimmerOptions {
  /** Absent with DynamoDB Local, which trims by itself. */
  readonly databaseFile?: string | undefined;
  readonly table: string;
  /** One for each consumer. */
  readonly positions: readonly Positions[];
  report(problem: string): void;
}

export interface StreamTrimmer {
  trim(): void;
  /** Counts processed records, and trims after every thousand. */
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

  /** @returns undefined if a consumer has not processed any */
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
