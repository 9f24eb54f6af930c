import { findHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { issueCreatorCode, type MadeCode } from '#functions/domain/creators/issueCreatorCode.ts';
import { acceptPlace } from '#functions/domain/zarcodes/acceptPlace.ts';
import { serializeOwnerCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { readSubmission, withIdempotency } from '#functions/lib/idempotency.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { creatorMessages } from '#shared/domain/creators.ts';

export const handler = handle('zarcodes.createForCreator', zarcodes.createForCreator, async (input) => {
  const { body, caller, idempotencyKey, deps } = input;
  const place = await acceptPlace(body);
  const request = ['zarcodes.createForCreator', body];
  const [owner, creator, submission] = await Promise.all([
    caller.user(),
    findHeldCreator(deps.table, caller.id),
    readSubmission(deps, { userId: caller.id, key: idempotencyKey, request }),
  ]);
  const serialize = ({ zarCode, fullPrefix }: MadeCode) => ({
    ...serializeOwnerCode(zarCode, owner),
    ...(fullPrefix !== undefined && { fullPrefix }),
  });
  return withIdempotency(deps, submission, serialize, async (alsoWrite) => {
    if (creator === null) throw new ApiError('creator_required', creatorMessages.noProfile);
    return issueCreatorCode(deps, { creator, place, alsoWrite });
  });
});
