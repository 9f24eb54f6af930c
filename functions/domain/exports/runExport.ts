import { type Export, writeExport } from '#functions/data/exports.ts';
import { rowsByTime } from '#functions/data/listByTime.ts';
import type { TimeRow } from '#functions/data/rowList.ts';
import { ConditionFailed, transact } from '#functions/data/transact.ts';
import { matcher } from '#functions/domain/lists/timeList.ts';
import { statusFilters } from '#functions/domain/payments/listPayments.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { rowsOfFile } from '#shared/contract/exports.ts';
import { endOfDay, startOfDay } from '#shared/domain/time.ts';
import { csvOf } from './csv.ts';
import { type ExportRow, exportSources } from './exportRows.ts';

/** As many as one request of a batch may have. */
const rowsOfBatch = 100;

interface Limits {
  /** No file is begun after this. */
  readonly until: Date;
  /** The export is left as it was where there are more rows. */
  readonly maxRows?: number;
}

/**
 * Goes on with an export, file by file. Each is stored before the export says so, so that a run that ends anywhere is
 * continued from its last file; of two runs at once, the second one's write is refused and it ends.
 * @returns the export as it is then
 */
export async function runExport(
  deps: Dependencies<'exports'>,
  started: Export,
  { until, maxRows = Number.POSITIVE_INFINITY }: Limits,
): Promise<Export> {
  const { table, now, exports: store } = deps;
  let current = started;
  while (current.state === 'running' && now() < until) {
    const file = await readFile(deps, current, Math.min(rowsOfFile, maxRows));
    if (!file.isLast && file.rows.length >= maxRows) return current;
    const isEmpty = file.rows.length === 0 && current.files > 0;
    const files = current.files + (isEmpty ? 0 : 1);
    if (!isEmpty) await store.put(current.id, files, csvOf(current.columns, file.rows));
    const next: Export = {
      ...current,
      files,
      rows: current.rows + file.rows.length,
      place: file.place,
      ...(file.isLast && { state: 'done', endedAt: now().toISOString() }),
    };
    try {
      await transact(table, [writeExport(next)]);
    } catch (error) {
      if (error instanceof ConditionFailed) return current;
      throw error;
    }
    current = { ...next, version: next.version + 1 };
  }
  return current;
}

interface File {
  readonly rows: readonly ExportRow[];
  readonly place: string;
  readonly isLast: boolean;
}

async function readFile(
  { table, now }: Pick<Dependencies, 'table' | 'now'>,
  { of, from, to, status = '', kind = '', place: start }: Export,
  maxRows: number,
): Promise<File> {
  const source = exportSources[of];
  const walked = rowsByTime(table, {
    kind: source.kind,
    now: now(),
    after: start,
    from: from === '' ? undefined : startOfDay(from).toISOString(),
    until: to === '' ? undefined : endOfDay(to).toISOString(),
  });
  const rows: ExportRow[] = [];
  let place = start;
  const matches = matcher({ ...statusFilters(status), kind });
  for await (const found of inBatches(walked, { size: rowsOfBatch, matches })) {
    rows.push(...(await source.read(table, found)));
    place = found.at(-1)?.timeSk ?? place;
    if (rows.length >= maxRows) return { rows, place, isLast: false };
  }
  return { rows, place, isLast: true };
}

interface Batches {
  readonly size: number;
  readonly matches: ((row: TimeRow) => boolean) | undefined;
}

async function* inBatches(
  rows: AsyncGenerator<TimeRow>,
  { size, matches = () => true }: Batches,
): AsyncGenerator<TimeRow[]> {
  let batched: TimeRow[] = [];
  for await (const row of rows) {
    if (!matches(row)) continue;
    batched.push(row);
    if (batched.length < size) continue;
    yield batched;
    batched = [];
  }
  if (batched.length > 0) yield batched;
}
