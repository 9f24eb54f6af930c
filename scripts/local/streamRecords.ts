/**
 * dynoxide's own table of stream records, in its SQLite file. Version 1.2.1 has no index on it and never deletes from
 * it, but reads all of it for the sequence number of every write: see docs/local-engine.md. A second connection is
 * safe beside the engine's: SQLite locks the file between processes, and the engine waits for the lock.
 */
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './sqlite.ts';

/** At a start nothing else happens, so there is time. */
const indexTimeoutMs = 10_000;
/** More than a write of the engine takes; the main thread waits, and with it every request. */
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
 * Deletes what is processed, except the newest record: the engine numbers the next one after it, and would begin
 * again at 1, before the consumers' positions. Does nothing where the file stays locked; the next trim deletes more.
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
