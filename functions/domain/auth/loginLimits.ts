import { countHit, type Hit, resetHits, uncountHit } from '#functions/data/rateLimits.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { tooManyRequests } from '#functions/lib/rateLimit.ts';
import { hitOf, networkOf } from '#functions/lib/withinLimit.ts';

interface Attempt {
  readonly email: string;
  readonly clientIp: string;
  /** A device known to the account, which others can't keep from signing in by failing. */
  readonly device: string | null;
}

function accountHits(deps: Dependencies, { email, clientIp }: Omit<Attempt, 'device'>): Hit[] {
  return [
    hitOf(deps, 'loginAccountAtAddress', `${email} ${networkOf(clientIp)}`),
    hitOf(deps, 'loginAccount', email),
  ];
}

/**
 * Counts a login as failed until it has succeeded, so that attempts at the same time are all counted. One that a limit
 * refuses does not count under those after it.
 * @returns what to call when it has succeeded
 * @throws 429
 */
export async function countLogin(deps: Dependencies, attempt: Attempt): Promise<() => Promise<void>> {
  const { table } = deps;
  if (attempt.device !== null) {
    const hit = hitOf(deps, 'loginDevice', attempt.device);
    if (!(await countHit(table, hit))) throw tooManyRequests(deps, hit);
    return () => resetHits(table, hit);
  }
  // Many people share the address of a mobile network: what others failed there stays.
  const address = hitOf(deps, 'loginAddress', attempt.clientIp);
  for (const hit of [address, ...accountHits(deps, attempt)]) {
    if (!(await countHit(table, hit))) throw tooManyRequests(deps, hit);
  }
  return async () => {
    await Promise.all([uncountHit(table, address), forgetFailures(deps, attempt)]);
  };
}

/** After a login or a new password. */
export async function forgetFailures(deps: Dependencies, attempt: Omit<Attempt, 'device'>): Promise<void> {
  await Promise.all(accountHits(deps, attempt).map((hit) => resetHits(deps.table, hit)));
}
