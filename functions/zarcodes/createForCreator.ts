import { creatorRequired } from '#functions/domain/creators/creatorRequired.ts';
import { findHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { issueCreatorCode, type MadeCode } from '#functions/domain/creators/issueCreatorCode.ts';
import { findReserved } from '#functions/domain/reservations/findReserved.ts';
import { acceptPlace } from '#functions/domain/zarcodes/acceptPlace.ts';
import { serializeOwnerCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { readSubmission, withIdempotency } from '#functions/lib/idempotency.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';

export const handler = handle('zarcodes.createForCreator', zarcodes.createForCreator, async (input) => {
  const { body, caller, idempotencyKey, deps } = input;
  const { reservedCode, residentConsent } = body;
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
    if (creator === null) throw creatorRequired();
    const reserved = reservedCode
      ? await findReserved(deps.table, { code: reservedCode, creatorId: creator.id, now: deps.now() })
      : null;
    return issueCreatorCode(deps, { creator, place, residentConsent, reserved, alsoWrite });
  });
});
