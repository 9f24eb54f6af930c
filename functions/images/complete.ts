import { requireOwnCode } from '#functions/domain/images/changeImages.ts';
import { processUpload } from '#functions/domain/images/processUpload.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { images } from '#shared/contract/images.ts';

export const handler = handle('images.complete', images.complete, async ({ params, caller, deps }) => {
  const { code } = await requireOwnCode(deps, caller, params.code);
  await rateLimit(deps, 'imageAccount', caller.id);
  return processUpload(deps, code, params.imageId);
});
