import { requireOwnCode } from '#functions/domain/images/changeImages.ts';
import { takeImage } from '#functions/domain/images/processUpload.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { images } from '#shared/contract/images.ts';

export const handler = handle('images.complete', images.complete, async ({ params, caller, services }) => {
  const { code } = await requireOwnCode(services, caller, params.code);
  await rateLimit(services, 'imageAccount', caller.id);
  return takeImage(services, code, params.imageId);
});
