import { type CodeImages, getCodeImages, getImagesOfCodes } from '#functions/data/images.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { serializeImagesFor } from '#functions/domain/images/serializeImages.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { OpenedZarCode } from '#shared/contract/zarCodeFields.ts';
import type { OpenedBy } from '#shared/domain/visibility.ts';
import type { OpenedPass } from './openCode.ts';
import { serializeOpened } from './serializeZarCode.ts';

interface Opened {
  readonly zarCode: ZarCode;
  readonly pass: OpenedPass | null;
  readonly openedBy: OpenedBy;
}

/** With its photos, so that one use of a pass brings all there is. */
export async function serializeOpenedCode(
  deps: Dependencies<'images'>,
  opened: Opened,
): Promise<OpenedZarCode> {
  return withImages(deps, opened, await getCodeImages(deps.table, opened.zarCode.code));
}

/** Several, by their codes. */
export async function serializeOpenedCodes(
  deps: Dependencies<'images'>,
  opened: readonly Opened[],
): Promise<ReadonlyMap<string, OpenedZarCode>> {
  const codes = opened.map(({ zarCode }) => zarCode.code);
  const images = await getImagesOfCodes(deps.table, codes);
  const serialized = opened.map(async (each, index) => {
    const { code } = each.zarCode;
    const ofCode = images[index] ?? { code, images: [], version: 0 };
    return [code, await withImages(deps, each, ofCode)] as const;
  });
  return new Map(await Promise.all(serialized));
}

async function withImages(
  { images: store }: Dependencies<'images'>,
  { zarCode, pass, openedBy }: Opened,
  codeImages: CodeImages,
): Promise<OpenedZarCode> {
  const images = await serializeImagesFor(zarCode, codeImages, store);
  const { endsAt = null, again = null } = pass ?? {};
  return { ...serializeOpened(zarCode, openedBy), expiresAt: endsAt, again, images };
}
