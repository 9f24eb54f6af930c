import type { ImagesOnPage } from '#functions/domain/images/imagesOnPage.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { PublicCreator } from '#shared/contract/creatorFields.ts';
import type { AreaZarCode, PublicZarCode } from '#shared/contract/zarCodeFields.ts';
import { fillAreaTemplate } from '#shared/domain/areaPageTemplate.ts';
import { fillTemplate } from '#shared/domain/codePageTemplate.ts';

interface CodePage {
  /** What `serializeCode` shows to a visitor. */
  readonly shown: PublicZarCode | AreaZarCode;
  readonly images: ImagesOnPage;
  /** Only for a page below a creator's slug. */
  readonly creator?: PublicCreator;
}

/** The page of a code as HTML, whole or its area only. */
export async function fillCodePage(
  { pages, config }: Dependencies<'pages'>,
  { shown, images: { hasImages, preview }, creator }: CodePage,
): Promise<string> {
  const below = creator === undefined ? {} : { creator };
  if ('areaCentre' in shown)
    return fillAreaTemplate(await pages.areaTemplate(), { area: shown, ...below }, config.appUrl);
  const content = { zarCode: shown, ...below, hasImages };
  return fillTemplate(await pages.codeTemplate(), content, config.appUrl, preview);
}
