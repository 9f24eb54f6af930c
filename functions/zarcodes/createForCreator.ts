import { creatorRequired } from '#functions/domain/creators/creatorRequired.ts';
import { findHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { issueCreatorCode, type MadeCode } from '#functions/domain/creators/issueCreatorCode.ts';
import { readBound, requireBindable } from '#functions/domain/reservations/boundCode.ts';
import { acceptPlace } from '#functions/domain/zarcodes/acceptPlace.ts';
import { serializeOwnerCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { readSubmission, withIdempotency } from '#functions/lib/idempotency.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';

export const handler = handle('zarcodes.createForCreator', zarcodes.createForCreator, async (input) => {
  const { body, caller, idempotencyKey, deps } = input;
  const { residentConsent } = body;
  const place = await acceptPlace(body);
  const request = ['zarcodes.createForCreator', body];
  const [owner, creator, submission, bound] = await Promise.all([
    caller.user(),
    findHeldCreator(deps.table, caller.id),
    readSubmission(deps, { userId: caller.id, key: idempotencyKey, request }),
    readBound(deps, body),
  ]);
  const serialize = ({ zarCode, fullPrefix }: MadeCode) => ({
    ...serializeOwnerCode(zarCode, owner),
    ...(fullPrefix !== undefined && { fullPrefix }),
  });
  return withIdempotency(deps, submission, serialize, async (alsoWrite) => {
    if (creator === null) throw creatorRequired();
    const reserved = bound && (await requireBindable(deps, creator.id, bound));
    return issueCreatorCode(deps, { creator, place, residentConsent, reserved, alsoWrite });
  });
});
