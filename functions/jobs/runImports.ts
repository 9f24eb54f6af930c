import { runImports } from '#functions/domain/imports/runImports.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { job } from '#functions/lib/job.ts';
import { log } from '#functions/lib/logger.ts';
import { createImportStore } from '#functions/services/importRows.ts';

/** A turn takes seconds; the function is given five minutes, and the next run goes on a minute after this one began. */
const secondsToBegin = 240;

/** Goes on with the imports that run and those that are undone. */
export const handler = job(async () => {
  const deps = dependencies({ importRows: createImportStore });
  const until = new Date(deps.now().getTime() + secondsToBegin * 1000);
  const running = await runImports(deps, until);
  log().info('imports', { job: 'runImports', running });
});
