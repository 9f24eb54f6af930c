import { getCodeImages } from '#functions/data/images.ts';
import { beginUpload } from '#functions/domain/images/beginUpload.ts';
import { requireOwnCode } from '#functions/domain/images/changeImages.ts';
import { requireImageQuota } from '#functions/domain/images/imageQuota.ts';
import { serializeUpload } from '#functions/domain/images/serializeUpload.ts';
import { handle } from '#functions/lib/handle.ts';
import { readSubmission, withIdempotency } from '#functions/lib/idempotency.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { createImageStore } from '#functions/services/images.ts';
import { images } from '#shared/contract/images.ts';

export const handler = handle(
  'images.create',
  images.create,
  async ({ params, body, caller, idempotencyKey, deps }) => {
    const zarCode = await requireOwnCode(deps, caller, params.code);
    const { code } = zarCode;
    const submission = await readSubmission(deps, {
      userId: caller.id,
      key: idempotencyKey,
      request: ['images.create', code, body],
    });
    return withIdempotency(deps, submission, serializeUpload, async (saveResponse) => {
      await rateLimit(deps, 'imageAccount', caller.id);
      requireImageQuota(await getCodeImages(deps.table, code, true));
      return beginUpload(deps, zarCode, body, saveResponse);
    });
  },
  { images: createImageStore },
);
