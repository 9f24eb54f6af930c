import { parseTombstone } from '#functions/data/deletedCodes.ts';
import { parseImageFiles } from '#functions/data/imageFiles.ts';
import { clearImageItems, getCodeImages, parseUpload } from '#functions/data/images.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Change } from '#functions/lib/streamHandler.ts';
import { removedImages } from './removedImages.ts';

/**
 * Deletes the files of photos that were deleted, alone or with their code, and of uploads that never became a photo.
 * Deleting them again does nothing, so a change may be replayed.
 */
export async function clearImages(change: Change, deps: Dependencies<'images'>): Promise<void> {
  const { before, after } = change;
  const { table, images: store } = deps;
  // Its photos and uploads go with the code, once that can't be undone; the stream then brings those changes, and their files are deleted below.
  const deleted = parseTombstone(after);
  if (deleted?.restorable === null) while (!(await clearImageItems(table, deleted.code)));

  await Promise.all(removedImages(change).map((image) => store.deleteSizes(image)));

  if (after !== null) return;
  const upload = parseUpload(before);
  if (upload !== null) await store.deleteUpload(upload);
  const ended = upload ?? parseImageFiles(before);
  if (ended === null) return;
  const { images } = await getCodeImages(table, ended.code, true);
  // The call that processed it may have failed between storing the files and listing the photo.
  if (!images.some(({ id }) => id === ended.id)) await store.deleteSizes(ended);
}
