import type { ImagesOnPage } from '#functions/domain/images/imagesOnPage.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AreaZarCode, PublicZarCode } from '#shared/contract/zarCodeFields.ts';
import { fillTemplate } from '#shared/domain/codePageTemplate.ts';
import type { CreatorOfCode } from '#shared/domain/codePageTexts.ts';

interface Page {
  /** What a visitor sees of it. */
  readonly zarCode: PublicZarCode | AreaZarCode;
  readonly images: ImagesOnPage;
  /** Below whose slug the page is. */
  readonly creator?: CreatorOfCode;
}

export async function codePageHtml(
  { pages, config }: Pick<Dependencies<'pages'>, 'pages' | 'config'>,
  { zarCode, images: { hasImages, preview }, ...creator }: Page,
): Promise<string> {
  // The app fetches and shows the area.
  if (!('latitude' in zarCode)) return pages.shell();
  const content = { zarCode, ...creator, hasImages };
  return fillTemplate(await pages.codeTemplate(), content, config.appUrl, preview);
}
