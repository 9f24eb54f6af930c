import { getChangeRequest } from '#functions/data/changeRequests.ts';
import { getCreator } from '#functions/data/creators.ts';
import { listEdits } from '#functions/data/history.ts';
import { getCodeImages } from '#functions/data/images.ts';
import { getUser } from '#functions/data/users.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { serializeChangeRequest } from '#functions/domain/changeRequests/serializeChangeRequest.ts';
import { serializeImagesFor } from '#functions/domain/images/serializeImages.ts';
import { serializeHistory } from '#functions/domain/zarcodes/serializeZarCode.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { WholeZarCode } from '#shared/contract/adminZarcodes.ts';
import { type Viewer, viewOf } from '#shared/domain/visibility.ts';
import { serializeAdminCode } from './serializeAdminCode.ts';

/** Everything about a code; of one that is not public without the place and the photos, until an admin asks for them. */
export async function serializeWholeCode(
  { table, images: store }: Dependencies<'images'>,
  zarCode: ZarCode,
  viewer: Promise<Viewer>,
): Promise<WholeZarCode> {
  const { code, ownerId, creatorId } = zarCode;
  const [owner, creator, edits, images, request, seenBy] = await Promise.all([
    getUser(table, ownerId),
    creatorId === undefined ? null : getCreator(table, creatorId),
    listEdits(table, code),
    getCodeImages(table, code),
    getChangeRequest(table, ownerId, code),
    viewer,
  ]);
  const isWhole = viewOf(zarCode, seenBy) === 'whole';
  const serialized = serializeAdminCode(zarCode, owner);
  return {
    ...(isWhole ? serialized : withoutPlace(serialized)),
    creator: creator && { id: creator.id, slug: creator.slug, displayName: creator.displayName },
    history: [...serializeHistory(zarCode, edits, seenBy)],
    images: isWhole ? await serializeImagesFor(zarCode, images, store) : [],
    changeRequest: request && serializeChangeRequest(request),
  };
}

function withoutPlace(zarCode: ReturnType<typeof serializeAdminCode>) {
  const { latitude: _, longitude: __, description: ___, addressLine1: ____, ...rest } = zarCode;
  const {
    addressLine2: _____,
    pointSource: ______,
    pointAccuracy: _______,
    guide: ________,
    confirmed: _________,
    ...shown
  } = rest;
  return shown;
}
