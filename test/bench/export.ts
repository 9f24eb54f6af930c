/**
 * An export of many codes by the job that does it, in a process of its own whose memory is measured: the rows are
 * written straight into the engine's file.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import { writeNewExport } from '#functions/data/exports.ts';
import { addMonth } from '#functions/data/months.ts';
import { writeNewZarCode } from '#functions/data/zarcodes.ts';
import { jobPermissions } from '#infra/permissions/jobs.ts';
import { exportColumns, rowsOfFile } from '#shared/contract/exports.ts';
import { testBucket } from '#test/support/bucket.ts';
import { idOf } from '#test/support/listedThings.ts';
import type { World } from '#test/support/world.ts';
import { inBulkWorld, type PutMany } from './bulkWorld.ts';
import { printHeading, printRow } from './print.ts';
import { itemsOf } from './putItems.ts';
import { sampleCode } from './sampleCode.ts';

/** Written at once. */
const portion = 5_000;
const yearMs = 365 * 86_400_000;

const { memoryMb = 0, timeoutSeconds = 0 } = jobPermissions.runExports;

const Report = z.object({
  state: z.string(),
  rows: z.number(),
  runs: z.number(),
  /** How long each file took. */
  seconds: z.array(z.number()),
  peakMb: z.number(),
  bytes: z.number(),
});

async function addCodes(world: World, put: PutMany, rows: number): Promise<void> {
  const first = Date.now() - yearMs;
  for (let start = 0; start < rows; start += portion) {
    const codes = Array.from({ length: Math.min(portion, rows - start) }, (_, index) => {
      const number = start + index;
      const createdAt = new Date(first + (number / rows) * yearMs).toISOString();
      return { ...sampleCode(number, idOf('usr', number)), createdAt, updatedAt: createdAt };
    });
    await put(itemsOf(codes.map(writeNewZarCode)));
    const months = new Set(codes.map(({ createdAt }) => createdAt.slice(0, 'yyyy-mm'.length)));
    for (const month of months) await addMonth(world.deps.table, 'CODES', month);
  }
}

export const benchExport = (rows: number): Promise<void> =>
  inBulkWorld((world, put) => benchIn(world, put, rows));

async function benchIn(world: World, put: PutMany, rows: number): Promise<void> {
  await testBucket();
  const loading = performance.now();
  await addCodes(world, put, rows);
  const loaded = Math.round((performance.now() - loading) / 1000);
  await put(
    itemsOf([
      writeNewExport({
        id: idOf('csv', 1),
        of: 'codes',
        from: '',
        to: '',
        columns: [...exportColumns.codes],
        state: 'running',
        rows: 0,
        files: 0,
        place: '',
        createdBy: idOf('usr', 1),
        createdAt: new Date().toISOString(),
        version: 1,
      }),
    ]),
  );
  const runner = fileURLToPath(new URL('./exportRun.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [runner, idOf('csv', 1)]);
  const { state, seconds, ...report } = Report.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  if (state !== 'done' || report.rows !== rows) throw new Error(`${report.rows} rows, and ${state}`);
  const total = seconds.reduce((sum, each) => sum + each, 0);
  printHeading(`An export of ${rows.toLocaleString('en')} codes`);
  console.log(
    `  (loaded in ${loaded} s; ${seconds.length} files of ${rowsOfFile.toLocaleString('en')} rows, ${Math.round(report.bytes / 1e6)} MB, ${Math.round(total)} s, ${report.runs} runs of the job)`,
  );
  printRow('peak memory', Math.round(report.peakMb), memoryMb, ' MB');
  // A file that is begun within 200 of the 300 seconds has to be done in the rest.
  printRow('slowest file, of the timeout', Math.max(...seconds) / timeoutSeconds, 0.33, '');
  printRow('last file but one, of the first', (seconds.at(-2) ?? 0) / (seconds[0] ?? 1), 3, ' x');
}
