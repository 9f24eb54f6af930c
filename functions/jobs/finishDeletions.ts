import { listDueDeletions, writeDeletedForGood } from '#functions/data/deletedCodes.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { job } from '#functions/lib/job.ts';
import { log } from '#functions/lib/logger.ts';

/** Each takes some 20 ms, and this job has a minute. The rest waits for the next run. */
const maxDeletions = 1000;

/**
 * Ends the deletions that can't be undone any more: what was stored of the code is removed, which is a change that makes
 * `jobs/sideEffects` delete its photos and history. One that fails holds up no other.
 */
export const handler = job(async () => {
  const { table, now } = dependencies();
  const due = await listDueDeletions(table, now().toISOString(), maxDeletions);
  let failed = 0;
  for (const deletion of due) {
    try {
      // Refused where the code was restored at the last moment.
      await transactIfAllowed(table, [writeDeletedForGood(deletion)]);
    } catch (error) {
      failed += 1;
      log().error('deletion failed', { job: 'finishDeletions', code: deletion.pk, error: error as Error });
    }
  }
  log().info('deletions', { job: 'finishDeletions', due: due.length, failed });
});
