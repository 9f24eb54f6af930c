import { listDueErasures } from '#functions/data/erasures.ts';
import { runErasure } from '#functions/domain/erasure/runErasure.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { job } from '#functions/lib/job.ts';
import { log } from '#functions/lib/logger.ts';

/** Five seconds each at most, in the five minutes that this job has. The rest waits for the next time. */
const maxErasures = 50;

/** The second pass of each erasure, and what jobs/erasures gave up on. One that fails holds up no other. */
export const handler = job(async () => {
  const deps = dependencies();
  const due = await listDueErasures(deps.table, deps.now().toISOString(), maxErasures);
  let failed = 0;
  for (const userId of due) {
    try {
      await runErasure(deps, userId);
    } catch (error) {
      failed += 1;
      log().error('erasure failed', { job: 'resumeErasures', userId, error: error as Error });
    }
  }
  log().info('erasures', { job: 'resumeErasures', due: due.length, failed });
});
