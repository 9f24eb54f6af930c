import type { ZarCode } from '#functions/data/zarcodes.ts';
import { requireGuardedByCaller } from '#functions/domain/zarcodes/requireGuardedByCaller.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Caller } from '#functions/lib/caller.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { canMakeClaimSlip } from '#shared/domain/can.ts';
import { claimMessages } from '#shared/domain/claims.ts';

/** A code that the caller owns and did not claim. @throws 404 for somebody else's, 422 for a claimed one. */
export async function requireHandedOnByCaller(
  deps: Pick<Dependencies, 'table'>,
  caller: Caller,
  code: string,
): Promise<ZarCode> {
  const zarCode = await requireGuardedByCaller(deps, caller, code);
  if (!canMakeClaimSlip(await caller.user(), zarCode))
    throw new ApiError('already_claimed', claimMessages.claimedBefore);
  return zarCode;
}
