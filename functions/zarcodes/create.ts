import { listActiveBundles } from '#functions/data/bundles.ts';
import { getSettings } from '#functions/data/settings.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { acceptPlace } from '#functions/domain/zarcodes/acceptPlace.ts';
import { issueBundledCode } from '#functions/domain/zarcodes/issueBundledCode.ts';
import { serializeOwnerCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { readSubmission, withIdempotency } from '#functions/lib/idempotency.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';

export const handler = handle('zarcodes.create', zarcodes.create, async (input) => {
  const { body, caller, idempotencyKey, deps } = input;
  const place = await acceptPlace(body);
  if (body.useBundle !== true) {
    throw new ApiError('payment_required', 'Please pay for this ZarCode first, or use a bundle.');
  }
  const request = ['zarcodes.create', body];
  const [owner, { maxCodesPerUser: max }, bundles, submission] = await Promise.all([
    caller.user(),
    getSettings(deps.table),
    listActiveBundles(deps.table, caller.id),
    readSubmission(deps, { userId: caller.id, key: idempotencyKey, request }),
  ]);
  const serialize = (zarCode: ZarCode) => serializeOwnerCode(zarCode, owner);
  return withIdempotency(deps, submission, serialize, (alsoWrite) =>
    issueBundledCode(deps, { ownerId: caller.id, place, max, bundles, alsoWrite }),
  );
});
