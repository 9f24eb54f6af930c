/**
 * dynoxide's table of stream records, in its SQLite file. Version 1.2.1 has no index on it and never deletes from it,
 * but reads all of it for the sequence number of every write: see docs/local-engine.md. A second connection is safe:
 * SQLite locks the file between processes, and the engine waits for the lock.
 */
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './sqlite.ts';

/** Long, because at a start nothing else waits for it. */
const indexTimeoutMs = 10_000;
/** Longer than a write of the engine, but short, because it blocks the main thread and every request. */
const trimTimeoutMs = 200;

/** For the engine's two queries: the newest sequence number of a table, and the records after a given one. */
export function indexStreamRecords(file: string): void {
  using database = new DatabaseSync(file, { timeout: indexTimeoutMs });
  database.exec(`CREATE INDEX IF NOT EXISTS zarcodes_stream_sequence
    ON _stream_records (table_name, CAST(sequence_number AS INTEGER))`);
}

export interface ProcessedRecords {
  readonly table: string;
  readonly shard: string;
  /** The sequence number of the last one. */
  readonly through: string;
}

/**
 * Deletes processed records except the newest one, because without it the engine would restart its numbers at 1, before
 * the consumers' positions. Does nothing while the file is locked; the next trim deletes more.
 */
export function trimStreamRecords(file: string, { table, shard, through }: ProcessedRecords): void {
  try {
    using database = new DatabaseSync(file, { timeout: trimTimeoutMs });
    database
      .prepare(
        `DELETE FROM _stream_records
          WHERE table_name = :table AND shard_id = :shard
            AND CAST(sequence_number AS INTEGER) <= CAST(:through AS INTEGER)
            AND CAST(sequence_number AS INTEGER) <
              (SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = :table)`,
      )
      .run({ table, shard, through });
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}
