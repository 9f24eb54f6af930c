import { deleteErasure, type Erasure, getErasure, putErasure } from '#functions/data/erasures.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Outcome } from './step.ts';
import { firstStep, runStep, stepAfter } from './steps.ts';

/** Until then requests that were under way have ended, and so have the windows of rate limits. */
const pauseMs = 3_600_000;
/** A turn stores the progress after this time, so that others have theirs. */
const maxTurnMs = 5_000;

/** What comes after a step; null where nothing is left. */
function next(erasure: Erasure, outcome: Outcome, now: Date): Erasure | null {
  const dueAt = new Date(now.getTime() + pauseMs).toISOString();
  if (outcome === 'more') return erasure;
  if (outcome === 'later') return { ...erasure, dueAt };
  const step = stepAfter(erasure.step);
  if (step !== null) return { ...erasure, step };
  return erasure.pass === 1 ? { ...erasure, pass: 2, step: firstStep, dueAt } : null;
}

/**
 * Erases what is left of a person, from where the last turn stopped. Every step may be repeated, so a crash at any
 * point loses nothing, and two at the same time do no harm.
 * @returns whether there is more to erase now
 */
export async function runErasure(deps: Dependencies<'importRows'>, userId: string): Promise<'done' | 'more'> {
  const until = deps.now().getTime() + maxTurnMs;
  for (;;) {
    const erasure = await getErasure(deps.table, userId);
    const now = deps.now();
    if (erasure === null || erasure.dueAt > now.toISOString()) return 'done';
    const outcome = await runStep(deps, erasure);
    const rest = next(erasure, outcome, now);
    const isTimeUp = deps.now().getTime() >= until;
    if (rest === null) await deleteErasure(deps.table, erasure);
    else if (outcome !== 'more' || isTimeUp) await putErasure(deps.table, rest);
    if (isTimeUp) return rest === null ? 'done' : 'more';
  }
}
