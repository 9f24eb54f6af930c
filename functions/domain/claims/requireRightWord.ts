import type { ClaimSlip } from '#functions/data/claimSlips.ts';
import { countHit, uncountHit } from '#functions/data/rateLimits.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { tooManyRequests } from '#functions/lib/rateLimit.ts';
import { hitOf } from '#functions/lib/withinLimit.ts';
import { claimMessages } from '#shared/domain/claims.ts';
import { maxRevoked } from './revokedSlip.ts';

interface Guess {
  readonly code: string;
  readonly word: string;
  readonly callerId: string;
}

/**
 * Checks the word of a slip: ten wrong ones of a person, or twenty for a code. A code without a slip takes as long, and
 * answers the same, because nobody may learn of a private one that it exists.
 * @throws 422 for a wrong or revoked word, 429 beyond the limits
 */
export async function requireRightWord(
  deps: Dependencies,
  slip: ClaimSlip | null,
  { code, word, callerId }: Guess,
): Promise<void> {
  const { table, passwords } = deps;
  const hits = [hitOf(deps, 'claimAccount', callerId), hitOf(deps, 'claimOfCode', code)];
  // Counted as wrong until it is right, so that tries at the same time are all counted.
  for (const hit of hits) if (!(await countHit(table, hit))) throw tooManyRequests(deps, hit);
  if (await passwords.verify(word, slip?.hash)) {
    await Promise.all(hits.map((hit) => uncountHit(table, hit)));
    return;
  }
  // As many where fewer were revoked, or there is no slip: the time says nothing.
  for (let index = 0; index < maxRevoked; index++)
    if (await passwords.verify(word, slip?.revoked[index]))
      throw new ApiError('claim_slip_revoked', claimMessages.revoked);
  throw new ApiError('claim_word_wrong', claimMessages.wrong, { fields: { word: claimMessages.wrong } });
}
