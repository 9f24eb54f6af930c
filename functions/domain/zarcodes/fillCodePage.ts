import type { CodeImages } from '#functions/data/images.ts';
import { cardOfCode } from '#functions/domain/shareCards/cardOfCode.ts';
import { cardVersion } from '#functions/domain/shareCards/cardVersion.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { PublicCreator } from '#shared/contract/creatorFields.ts';
import type { AreaZarCode, PublicZarCode } from '#shared/contract/zarCodeFields.ts';
import { fillAreaTemplate } from '#shared/domain/areaPageTemplate.ts';
import { fillTemplate } from '#shared/domain/codePageTemplate.ts';
import { codeCardPath } from '#shared/domain/shareCard.ts';

interface CodePage {
  /** What `serializeCode` shows to a visitor. */
  readonly shown: PublicZarCode | AreaZarCode;
  readonly images: CodeImages;
  /** Only for a page below a creator's slug. */
  readonly creator?: PublicCreator;
}

/** The page of a code as HTML, whole or its area only. */
export async function fillCodePage(
  { pages, config }: Dependencies<'pages'>,
  { shown, images, creator }: CodePage,
): Promise<string> {
  const below = creator === undefined ? {} : { creator };
  const { card, photoId } = cardOfCode(shown, images);
  const preview = codeCardPath(shown.id, cardVersion(card, photoId));
  if ('areaCentre' in shown)
    return fillAreaTemplate(await pages.areaTemplate(), { area: shown, ...below }, config.appUrl, preview);
  const content = { zarCode: shown, ...below, hasImages: images.images.length > 0 };
  return fillTemplate(await pages.codeTemplate(), content, config.appUrl, preview);
}
