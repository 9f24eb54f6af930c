import { type CodeImages, getCodeImages, type Image, writeCodeImages } from '#functions/data/images.ts';
import { ConditionFailed, TableBusy, transact, type Write } from '#functions/data/transact.ts';
import { checkCodeLives, getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { imageNotFound, zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Caller } from '#functions/lib/caller.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { canEditImages } from '#shared/domain/can.ts';

/** @throws 404 where there is no such code, or it is somebody else's. */
export async function requireOwnCode(
  { table }: Dependencies,
  caller: Caller,
  code: string,
): Promise<ZarCode> {
  const [user, zarCode] = await Promise.all([caller.user(), getZarCode(table, code)]);
  if (zarCode === null || !canEditImages(user, zarCode)) throw zarCodeNotFound();
  return zarCode;
}

/** @throws 404 where it is gone. */
export function imageOf({ images }: CodeImages, imageId: string): Image {
  const image = images.find(({ id }) => id === imageId);
  if (image === undefined) throw imageNotFound();
  return image;
}

// As many as one code can have photos under way at once, and some clicks besides: each round one of them gets through.
const maxAttempts = 20;

/**
 * Changes the photos of a code as long as the code lives. Another change that comes between is seen and built on,
 * so that ten photos stay ten and no order is lost.
 * @param alsoWrite what belongs to the change; ConditionFailed where it is refused
 */
export async function changeImages(
  { table }: Dependencies,
  code: string,
  change: (codeImages: CodeImages) => readonly Image[],
  alsoWrite: readonly Write[] = [],
): Promise<CodeImages> {
  for (let round = 0; round < maxAttempts; round++) {
    const codeImages = await getCodeImages(table, code, true);
    const changed = { ...codeImages, images: [...change(codeImages)] };
    try {
      await transact(table, [checkCodeLives(code), writeCodeImages(changed), ...alsoWrite]);
      return changed;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.labels.includes('code')) throw zarCodeNotFound();
      if (error.labels.some((label) => label !== 'codeImages')) throw error;
    }
  }
  throw new TableBusy(`Others keep changing the photos of ${code}`);
}
