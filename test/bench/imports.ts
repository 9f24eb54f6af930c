/** An import of as many places as one may have, by the job that makes them, as many days as the day's number asks for. */
import { handler as runImports } from '#functions/jobs/runImports.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { createImportStore } from '#functions/services/importRows.ts';
import { maxImportRows } from '#shared/domain/imports.ts';
import { testBucket } from '#test/support/bucket.ts';
import { testClock } from '#test/support/clock.ts';
import { makeCreator } from '#test/support/creators.ts';
import { recordCalls } from '#test/support/dynamoCalls.ts';
import { beginImport, someRows } from '#test/support/imports.ts';
import { newWorld } from '#test/support/world.ts';
import { printHeading, printRow } from './print.ts';

/** Of the job, for all of them. */
const jobSeconds = 300;

export async function benchImports(): Promise<void> {
  await testBucket();
  const clock = testClock('2026-03-10T08:00:00.000Z');
  const world = await newWorld({ now: clock.now });
  const { config } = world.deps;
  provideDependencies({ config, importRows: createImportStore(config) });
  const holder = await world.person();
  await makeCreator(holder, { uniquePrefix: 'VLG' });
  await beginImport(world, holder, someRows(maxImportRows));

  const seconds: number[] = [];
  let writeUnits = 0;
  // The session of its owner ends before it does.
  const stored = async () => (await world.itemsOfType('import'))[0] ?? {};
  let progress = await stored();
  while (progress['state'] === 'running') {
    if (progress['waitsUntil']) clock.set(progress['waitsUntil']);
    const began = performance.now();
    writeUnits += (await recordCalls(world.table.client, () => runImports())).writeUnits;
    seconds.push((performance.now() - began) / 1000);
    progress = await stored();
  }
  if (progress['made'] !== maxImportRows)
    throw new Error(`${progress['made']} codes, and ${progress['state']}`);
  const total = seconds.reduce((sum, each) => sum + each, 0);
  printHeading(`An import of ${maxImportRows.toLocaleString('en')} places`);
  console.log(`  (${Math.round(total)} s of the job in ${seconds.length} runs)`);
  printRow('write units of a code', writeUnits / maxImportRows, 20, '');
  printRow('job time, of five minutes', total / jobSeconds, 1, '');
  printRow('last run, of the first', (seconds.at(-1) ?? 0) / (seconds[0] ?? 1), 2, ' x');
}
