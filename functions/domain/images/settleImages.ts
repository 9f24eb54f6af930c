import { getDeletedCode } from '#functions/data/deletedCodes.ts';
import { parseImageFiles } from '#functions/data/imageFiles.ts';
import { getCodeImages } from '#functions/data/images.ts';
import type { Table } from '#functions/data/table.ts';
import { TableBusy } from '#functions/data/transact.ts';
import { getZarCode, parseZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Change } from '#functions/lib/streamHandler.ts';
import { folderOf, type ImageFolder } from '#functions/services/images.ts';
import { imagePaths } from '#shared/domain/images.ts';

/** @returns the code that a change made public, or no longer public; null for any other change */
export function codeOfMove({ before, after }: Change): string | null {
  const [old, now] = [parseZarCode(before), parseZarCode(after)];
  if (old === null || now === null) return null;
  return folderOf(old) === folderOf(now) ? null : now.code;
}

/**
 * Moves the files of photos to where the level of their code wants them.
 * @returns the paths of those that were public until now
 */
export async function settleImages(change: Change, deps: Dependencies<'images'>): Promise<string[]> {
  const moved = codeOfMove(change);
  if (moved !== null) return settleImageFiles(deps, moved);
  // Another call may have stored public files of the same photo, before the level was changed.
  const files = change.after === null ? parseImageFiles(change.before) : null;
  if (files === null || (await wantedFolder(deps.table, files.code)) !== 'guarded') return [];
  return settleImageFiles(deps, files.code);
}

/** A change comes again to another run of this, so it may give up. */
const maxRounds = 5;

/**
 * Changes come late, again, and to several runs at once: each does what the level is now, and looks again when it has
 * done so. Whoever writes last has then seen the last level.
 */
async function settleImageFiles(
  { table, images: store }: Dependencies<'images'>,
  code: string,
): Promise<string[]> {
  const hidden = new Set<string>();
  let folder = await wantedFolder(table, code);
  for (let round = 0; round < maxRounds; round++) {
    if (folder === null) return [...hidden];
    const ids = await imageIds(table, code);
    for (const id of ids) {
      if (folder === 'published') await store.publish({ code, id });
      else if (await store.hide({ code, id })) for (const path of imagePaths(code, id)) hidden.add(path);
    }
    const remaining = new Set(await imageIds(table, code));
    // Its files may have been deleted before they were copied.
    for (const id of ids) if (!remaining.has(id)) await store.deleteSizes({ code, id });
    const now = await wantedFolder(table, code);
    if (now === folder) return [...hidden];
    folder = now;
  }
  throw new TableBusy(`Too many changes of the level of ${code}`);
}

async function imageIds(table: Table, code: string): Promise<string[]> {
  const { images } = await getCodeImages(table, code, true);
  return images.map(({ id }) => id);
}

/** Also of a code whose deletion can be undone. @returns null for one that is deleted for good: so are its files */
async function wantedFolder(table: Table, code: string): Promise<ImageFolder | null> {
  const zarCode =
    (await getZarCode(table, code, true)) ?? (await getDeletedCode(table, code))?.restorable?.zarCode;
  return zarCode === undefined ? null : folderOf(zarCode);
}
