import { getClaimSlip, writeClaimSlip } from '#functions/data/claimSlips.ts';
import { checkCreatorActive } from '#functions/data/creators.ts';
import { ConditionFailed, TableBusy, transact } from '#functions/data/transact.ts';
import { checkCodeOwned, type ZarCode } from '#functions/data/zarcodes.ts';
import { listedUntil } from '#functions/domain/zarcodes/listedUntil.ts';
import { ApiError, zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { claimMonths, drawClaimWord, formatClaimWord } from '#shared/domain/claims.ts';
import { creatorMessages } from '#shared/domain/creators.ts';
import { revokedSlip } from './revokedSlip.ts';

const maxAttempts = 8;

/**
 * Makes the slip of a code. The word of the one before ends.
 * @returns with the word, which nobody can read again
 * @throws 422 where the creator is not active, 404 where the code was deleted or claimed meanwhile.
 */
export async function makeClaimSlip(
  deps: Dependencies,
  { code, ownerId, creatorId }: ZarCode,
): Promise<{ word: string; endsAt: string }> {
  const { table, passwords } = deps;
  const word = drawClaimWord(deps.randomBytes);
  const hash = await passwords.hash(word);
  const now = deps.now();
  const endsAt = new Date(now);
  endsAt.setUTCMonth(endsAt.getUTCMonth() + claimMonths);
  const made = { code, ownerId, hash, createdAt: now.toISOString(), endsAt: endsAt.toISOString() };
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = await getClaimSlip(table, code);
    // Of another owner's words nobody is told.
    const revoked = before?.ownerId === ownerId ? revokedSlip(before).revoked : [];
    try {
      await transact(table, [
        checkCodeOwned({ code, ownerId }),
        ...(creatorId === undefined ? [] : [checkCreatorActive(creatorId)]),
        writeClaimSlip({ ...made, revoked }, before, listedUntil(made.endsAt)),
      ]);
      return { word: formatClaimWord(word), endsAt: made.endsAt };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.labels.includes('code')) throw zarCodeNotFound();
      if (error.labels.includes('creator')) throw new ApiError('creator_inactive', creatorMessages.inactive);
    }
  }
  throw new TableBusy(`Too many claim slips of ${code} at once`);
}
