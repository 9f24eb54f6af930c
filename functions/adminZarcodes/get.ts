import { getChangeRequest } from '#functions/data/changeRequests.ts';
import { getCreator } from '#functions/data/creators.ts';
import { listEdits } from '#functions/data/history.ts';
import { getCodeImages } from '#functions/data/images.ts';
import { getUser } from '#functions/data/users.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { serializeAdminCode } from '#functions/domain/adminZarcodes/serializeAdminCode.ts';
import { serializeChangeRequest } from '#functions/domain/changeRequests/serializeChangeRequest.ts';
import { serializeImagesFor } from '#functions/domain/images/serializeImages.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { createImageStore } from '#functions/services/images.ts';
import { adminZarcodes } from '#shared/contract/adminZarcodes.ts';
import { isPublic } from '#shared/domain/visibility.ts';

export const handler = handle(
  'adminZarcodes.get',
  adminZarcodes.get,
  async ({ params, deps }) => {
    const { table } = deps;
    const zarCode = await getZarCode(table, params.code, true);
    if (zarCode === null) throw zarCodeNotFound();
    const { code, ownerId, creatorId } = zarCode;
    const [owner, creator, history, images, request] = await Promise.all([
      getUser(table, ownerId),
      creatorId === undefined ? null : getCreator(table, creatorId),
      listEdits(table, code),
      getCodeImages(table, code),
      getChangeRequest(table, ownerId, code),
    ]);
    return {
      ...serializeAdminCode(zarCode, owner),
      creator: creator && { id: creator.id, slug: creator.slug, displayName: creator.displayName },
      history,
      images: isPublic(zarCode) ? await serializeImagesFor(zarCode, images, deps.images) : [],
      changeRequest: request && serializeChangeRequest(request),
    };
  },
  { images: createImageStore },
);
