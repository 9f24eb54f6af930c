import { clearImageItems, getCodeImages, parseUpload } from '#functions/data/images.ts';
import { parseTombstone } from '#functions/data/zarcodes.ts';
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
  // Its photos and uploads go with the code; the stream then brings those changes, and their files are deleted below.
  const deletedCode = parseTombstone(after);
  if (deletedCode !== null) while (!(await clearImageItems(table, deletedCode)));

  await Promise.all(removedImages(change).map((image) => store.deleteSizes(image)));

  const upload = after === null ? parseUpload(before) : null;
  if (upload === null) return;
  await store.deleteUpload(upload);
  const { images } = await getCodeImages(table, upload.code, true);
  // The call that processed it may have failed between storing the files and adding the photo.
  if (!images.some(({ id }) => id === upload.id)) await store.deleteSizes(upload);
}
