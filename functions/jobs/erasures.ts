import { listDueErasures } from '#functions/data/erasures.ts';
import { runErasure } from '#functions/domain/erasure/runErasure.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { job } from '#functions/lib/job.ts';
import { log } from '#functions/lib/logger.ts';

const maxErasures = 50;
/** The next run goes on a minute after this one began. */
const maxRunMs = 50_000;

/**
 * Erases what is stored about people whose account has ended, in turns of a few seconds for each: a large account holds
 * up no other, nor does one whose erasure fails.
 */
export const handler = job(async () => {
  const deps = dependencies();
  const until = deps.now().getTime() + maxRunMs;
  const due = await listDueErasures(deps.table, deps.now().toISOString(), maxErasures);
  const turns = [...due];
  let failed = 0;
  for (let userId = turns.shift(); userId !== undefined; userId = turns.shift()) {
    if (deps.now().getTime() >= until) break;
    try {
      if ((await runErasure(deps, userId)) === 'more') turns.push(userId);
    } catch (error) {
      failed += 1;
      log().error('erasure failed', { job: 'erasures', userId, error: error as Error });
    }
  }
  log().info('erasures', { job: 'erasures', due: due.length, failed });
});
