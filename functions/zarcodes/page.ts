import { getZarCode } from '#functions/data/zarcodes.ts';
import { type ImagesOnPage, imagesOnPage } from '#functions/domain/images/imagesOnPage.ts';
import { serializeCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { createPages } from '#functions/services/pages.ts';
import type { PublicZarCode } from '#shared/contract/zarCodeFields.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { fillAreaTemplate } from '#shared/domain/areaPageTemplate.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { fillTemplate } from '#shared/domain/codePageTemplate.ts';
import { visitor } from '#shared/domain/visibility.ts';

export const handler = handle(
  'zarcodes.page',
  zarcodes.page,
  async ({ params, clientIp, deps }) => {
    const code = normaliseCode(params.code);
    const [zarCode, images] =
      code === null
        ? [null, null]
        : await Promise.all([getZarCode(deps.table, code), imagesOnPage(deps.table, code)]);
    const shown = zarCode && serializeCode(zarCode, visitor);
    if (shown === null || images === null) {
      // The app looks up what was meant (zarcodes.get) and shows it.
      if (code !== null) await rateLimit(deps, 'lookupAddress', clientIp);
      return { found: false, html: await deps.pages.shell() };
    }
    if ('areaCentre' in shown) {
      const template = await deps.pages.areaTemplate();
      return { found: true, html: fillAreaTemplate(template, { area: shown }, deps.config.appUrl) };
    }
    return { found: true, html: await codePage(shown, images, deps) };
  },
  { pages: createPages },
);

async function codePage(
  zarCode: PublicZarCode,
  { hasImages, preview }: ImagesOnPage,
  { pages, config }: Dependencies<'pages'>,
): Promise<string> {
  const content = { zarCode, hasImages };
  return fillTemplate(await pages.codeTemplate(), content, config.appUrl, preview);
}
