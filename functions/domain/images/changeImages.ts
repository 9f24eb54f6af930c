import { type CodeImages, getCodeImages, type Image, writeCodeImages } from '#functions/data/images.ts';
import { ConditionFailed, TableBusy, transact, type Write } from '#functions/data/transact.ts';
import { checkCodeLives, getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { imageNotFound, zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Caller } from '#functions/lib/caller.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { canEditImages } from '#shared/domain/can.ts';

/** @throws 404 where the code does not exist or belongs to somebody else. */
export async function requireOwnCode(
  { table }: Dependencies,
  caller: Caller,
  code: string,
): Promise<ZarCode> {
  const [user, zarCode] = await Promise.all([caller.user(), getZarCode(table, code, true)]);
  if (zarCode === null || !canEditImages(user, zarCode)) throw zarCodeNotFound();
  return zarCode;
}

/** @throws 404 where the code has no such photo. */
export function imageOf({ images }: CodeImages, imageId: string): Image {
  const image = images.find(({ id }) => id === imageId);
  if (image === undefined) throw imageNotFound();
  return image;
}

// Ten uploads at once and some clicks besides: in each round one of them succeeds.
const maxAttempts = 20;

interface Together {
  /** What belongs into the same transaction. */
  readonly alsoWrite?: readonly Write[];
  /** What must hold of the code; that it exists, unless given. */
  readonly check?: Write;
}

/**
 * Changes the photos of a code, as long as the code exists. Optimistic locking: where somebody else changed them
 * meanwhile, the change is made again on the new state, so that neither is lost.
 * @throws 404 where the code was deleted, ConditionFailed where another write was refused.
 */
export async function changeImages(
  { table }: Dependencies,
  code: string,
  change: (codeImages: CodeImages) => readonly Image[],
  { alsoWrite = [], check = checkCodeLives(code) }: Together = {},
): Promise<CodeImages> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const codeImages = await getCodeImages(table, code, true);
    const changed = { ...codeImages, images: [...change(codeImages)] };
    try {
      await transact(table, [check, writeCodeImages(changed), ...alsoWrite]);
      return changed;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.labels.includes('code')) throw zarCodeNotFound();
      if (error.labels.some((label) => label !== 'codeImages')) throw error;
    }
  }
  throw new TableBusy(`Too many concurrent changes of the photos of ${code}`);
}
