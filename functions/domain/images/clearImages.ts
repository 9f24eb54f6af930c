import { deleteCodeImages, getCodeImages, parseUpload } from '#functions/data/images.ts';
import { parseTombstone } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Change } from '#functions/lib/streamHandler.ts';
import { deleteSizes, deleteUploadFile } from '#functions/services/images.ts';
import { removedImages } from './removedImages.ts';

/**
 * Deletes the files of photos that are gone: taken out of their album, gone with their code, or sent and never taken.
 * A replay deletes what is gone already, which does nothing.
 */
export async function clearImages(change: Change, { table, config }: Dependencies): Promise<void> {
  const { before, after } = change;
  // A code turns into its tombstone; its album goes with it, and that change brings us here again.
  const deletedCode = parseTombstone(after);
  if (deletedCode !== null) await deleteCodeImages(table, deletedCode);

  await Promise.all(removedImages(change).map((image) => deleteSizes(config, image)));

  const upload = after === null ? parseUpload(before) : null;
  if (upload === null) return;
  await deleteUploadFile(config, upload);
  const { images } = await getCodeImages(table, upload.code, true);
  // Given up between drawing it and adding it: what was drawn goes too.
  if (!images.some(({ id }) => id === upload.id)) await deleteSizes(config, upload);
}
