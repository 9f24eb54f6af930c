import { getExport, listRunningExports } from '#functions/data/exports.ts';
import { runExport } from '#functions/domain/exports/runExport.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { job } from '#functions/lib/job.ts';
import { log } from '#functions/lib/logger.ts';
import { createExportStore } from '#functions/services/exports.ts';

/** A file takes about a minute; the function is given five, and the next run goes on a minute later. */
const secondsToBegin = 200;

/** Goes on with the exports that run, the oldest first. */
export const handler = job(async () => {
  const deps = dependencies({ exports: createExportStore });
  const until = new Date(deps.now().getTime() + secondsToBegin * 1000);
  const ids = await listRunningExports(deps.table);
  let done = 0;
  for (const id of ids) {
    const found = await getExport(deps.table, id);
    if (found === null) continue;
    const { state } = await runExport(deps, found, { until });
    if (state === 'done') done++;
  }
  log().info('exports', { job: 'runExports', running: ids.length, done });
});
