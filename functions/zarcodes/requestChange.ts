import { getZarCode } from '#functions/data/zarcodes.ts';
import { requestChange } from '#functions/domain/changeRequests/requestChange.ts';
import { serializeChangeRequest } from '#functions/domain/changeRequests/serializeChangeRequest.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { readSubmission, withIdempotency } from '#functions/lib/idempotency.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { canRequestChange } from '#shared/domain/can.ts';

export const handler = handle('zarcodes.requestChange', zarcodes.requestChange, async (input) => {
  const { params, body, caller, idempotencyKey, deps } = input;
  const [owner, zarCode] = await Promise.all([caller.user(), getZarCode(deps.table, params.code, true)]);
  if (zarCode === null || !canRequestChange(owner, zarCode)) throw zarCodeNotFound();
  const request = ['zarcodes.requestChange', zarCode.code, body];
  const submission = await readSubmission(deps, { userId: caller.id, key: idempotencyKey, request });
  return withIdempotency(deps, submission, serializeChangeRequest, async (saveResponse) => {
    await rateLimit(deps, 'changeAccount', caller.id);
    return requestChange(deps, { owner, zarCode, reason: body.reason, alsoWrite: saveResponse });
  });
});
