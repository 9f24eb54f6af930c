import type { CodeImages } from '#functions/data/images.ts';
import { cardOfCode } from '#functions/domain/shareCards/cardOfCode.ts';
import { cardVersion } from '#functions/domain/shareCards/cardVersion.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { PublicCreator } from '#shared/contract/creatorFields.ts';
import type { AreaZarCode, PublicZarCode } from '#shared/contract/zarCodeFields.ts';
import { fillAreaTemplate } from '#shared/domain/areaPageTemplate.ts';
import { fillTemplate } from '#shared/domain/codePageTemplate.ts';
import { codeCardPath } from '#shared/domain/shareCard.ts';
import { inLanguage } from '#shared/text/currentLanguage.ts';
import type { Language } from '#shared/text/languages.ts';

interface CodePage {
  /** What `serializeCode` shows to a visitor. */
  readonly shown: PublicZarCode | AreaZarCode;
  readonly images: CodeImages;
  readonly language: Language;
  /** Only for a page below a creator's slug. */
  readonly creator?: PublicCreator;
}

/** The page of a code as HTML, whole or its area only. */
export async function fillCodePage(
  { pages, config }: Dependencies<'pages'>,
  { shown, images, language, creator }: CodePage,
): Promise<string> {
  const below = creator === undefined ? {} : { creator };
  const { card, photoId } = cardOfCode(shown, images);
  const preview = codeCardPath(shown.id, cardVersion(card, photoId));
  if ('areaCentre' in shown) {
    const template = await pages.areaTemplate(language);
    return inLanguage(language, () =>
      fillAreaTemplate(template, { area: shown, ...below }, config.appUrl, preview),
    );
  }
  const template = await pages.codeTemplate(language);
  const content = { zarCode: shown, ...below, hasImages: images.images.length > 0 };
  return inLanguage(language, () => fillTemplate(template, content, config.appUrl, preview));
}
