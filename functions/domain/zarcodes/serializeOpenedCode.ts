import { getCodeImages } from '#functions/data/images.ts';
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
  { table, images: store }: Dependencies<'images'>,
  { zarCode, pass, openedBy }: Opened,
): Promise<OpenedZarCode> {
  const images = await serializeImagesFor(zarCode, await getCodeImages(table, zarCode.code), store);
  const { endsAt = null, again = null } = pass ?? {};
  return { ...serializeOpened(zarCode, openedBy), expiresAt: endsAt, again, images };
}
