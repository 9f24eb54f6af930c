import { claimCode } from '#functions/domain/claims/claimCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { claims } from '#shared/contract/claims.ts';
import { formatCode } from '#shared/domain/code.ts';

// Without an Idempotency-Key: who has claimed a code gets the same response again.
export const handler = handle('claims.create', claims.create, async ({ body, caller, deps }) => {
  const { code, claimedAt = '' } = await claimCode(deps, await caller.user(), body);
  return { zarcode: formatCode(code), claimedAt };
});
