import { getApiKey, writeApiKey } from '#functions/data/apiKeys.ts';
import { overlapEnd } from '#functions/data/secrets.ts';
import { ConditionFailed, TableBusy } from '#functions/data/transact.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { transactLimited } from '#functions/lib/rateLimit.ts';
import { overlapHours } from '#shared/domain/apiKeys.ts';
import { drawKey } from './drawKey.ts';
import { keyNotFound } from './keyNotFound.ts';

/** Rotations, and changes of an admin, at the same moment. */
const maxAttempts = 5;

/** @throws 404 where it is not this person's, 429 */
export async function rotateKey(
  deps: Dependencies,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<{ id: string; key: string; overlapEndsAt: string }> {
  const endsAt = overlapEnd(deps.now(), overlapHours);
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = await getApiKey(deps.table, id);
    if (before?.userId !== userId) throw keyNotFound();
    const { key, hash } = drawKey(deps.randomBytes, id);
    const after = { ...before, hash, previous: { hash: before.hash, endsAt } };
    const refusal = 'You have made many keys today. Please try again tomorrow.';
    try {
      await transactLimited(deps, { name: 'apiKeyAccount', who: userId, refusal }, [
        writeApiKey(after, before),
      ]);
      return { id, key, overlapEndsAt: endsAt };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  throw new TableBusy('Gave up on a rotation');
}
