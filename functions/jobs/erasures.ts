import { listDueErasures } from '#functions/data/erasures.ts';
import { listDueAccounts } from '#functions/data/scheduledErasures.ts';
import { beginErasure } from '#functions/domain/erasure/beginErasure.ts';
import { runErasure } from '#functions/domain/erasure/runErasure.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { job } from '#functions/lib/job.ts';
import { log } from '#functions/lib/logger.ts';
import { createImportStore } from '#functions/services/importRows.ts';

const maxErasures = 50;
/** The next run goes on a minute after this one began. */
const maxRunMs = 50_000;

/**
 * Ends the accounts whose time is over. Erases what is stored about people whose account has ended, in turns of a few
 * seconds for each: a large account holds up no other, nor does one whose erasure fails.
 */
export const handler = job(async () => {
  const deps = dependencies({ importRows: createImportStore });
  const until = deps.now().getTime() + maxRunMs;
  const now = deps.now().toISOString();
  const ending = await listDueAccounts(deps.table, now, maxErasures);
  const due = await listDueErasures(deps.table, now, maxErasures);
  const turns = [
    ...ending.map((userId) => ({ userId, run: beginErasure })),
    ...due.map((userId) => ({ userId, run: runErasure })),
  ];
  let failed = 0;
  for (let turn = turns.shift(); turn !== undefined; turn = turns.shift()) {
    if (deps.now().getTime() >= until) break;
    const { userId, run } = turn;
    try {
      if ((await run(deps, userId)) === 'more') turns.push(turn);
    } catch (error) {
      failed += 1;
      log().error('erasure failed', { job: 'erasures', userId, error: error as Error });
    }
  }
  log().info('erasures', { job: 'erasures', due: ending.length + due.length, failed });
});
