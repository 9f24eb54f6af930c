import { type CodeImages, getCodeImages } from '#functions/data/images.ts';
import { getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { imagesOnPage } from '#functions/domain/images/imagesOnPage.ts';
import { serializePublicCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { createPages } from '#functions/services/pages.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { fillTemplate } from '#shared/domain/codePageTemplate.ts';

export const handler = handle(
  'zarcodes.page',
  zarcodes.page,
  async ({ params, clientIp, deps }) => {
    const code = normaliseCode(params.code);
    const [zarCode, images] =
      code === null
        ? [null, null]
        : await Promise.all([getZarCode(deps.table, code), getCodeImages(deps.table, code)]);
    if (zarCode === null) {
      // The app looks up what was meant (zarcodes.get) and shows it.
      if (code !== null) await rateLimit(deps, 'lookupAddress', clientIp);
      return { found: false, html: await deps.pages.shell() };
    }
    return { found: true, html: await codePage(zarCode, images, deps) };
  },
  { pages: createPages },
);

async function codePage(
  zarCode: ZarCode,
  codeImages: CodeImages,
  { pages, config }: Dependencies<'pages'>,
): Promise<string> {
  const { hasImages, preview } = imagesOnPage(zarCode, codeImages);
  const content = { zarCode: serializePublicCode(zarCode), hasImages };
  return fillTemplate(await pages.codeTemplate(), content, config.appUrl, preview);
}
