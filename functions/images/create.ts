import { getAlbum } from '#functions/data/images.ts';
import { requireOwnCode } from '#functions/domain/images/changeImages.ts';
import { beginUpload } from '#functions/domain/images/beginUpload.ts';
import { requireRoom } from '#functions/domain/images/imageQuota.ts';
import { once } from '#functions/lib/idempotency.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { type ImageUpload, images } from '#shared/contract/images.ts';

export const handler = handle('images.create', images.create, async (input) => {
  const { params, body, caller, idempotencyKey, services } = input;
  const { code } = await requireOwnCode(services, caller, params.code);
  const submission = { userId: caller.id, key: idempotencyKey, request: ['images.create', code, body] };
  return once<ImageUpload>(services, submission, async (remember) => {
    await rateLimit(services, 'imageAccount', caller.id);
    requireRoom(await getAlbum(services.table, code, true));
    return beginUpload(services, code, body, remember);
  });
});
