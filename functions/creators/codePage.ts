import { getCodeImages } from '#functions/data/images.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { findActiveCreator } from '#functions/domain/creators/findCreator.ts';
import { serializePublicCreator } from '#functions/domain/creators/serializeCreator.ts';
import { imagesOnPage } from '#functions/domain/images/imagesOnPage.ts';
import { serializePublicCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { createPages } from '#functions/services/pages.ts';
import { creators } from '#shared/contract/creators.ts';
import { formatCode, normaliseCode } from '#shared/domain/code.ts';
import { fillTemplate } from '#shared/domain/codePageTemplate.ts';

export const handler = handle(
  'creators.codePage',
  creators.codePage,
  async ({ params, deps }) => {
    const { pages, table, config } = deps;
    const code = normaliseCode(params.code);
    const [creator, zarCode, images] = await Promise.all([
      findActiveCreator(table, params.slug),
      code === null ? null : getZarCode(table, code),
      code === null ? null : getCodeImages(table, code),
    ]);
    if (creator === null || zarCode === null || images === null || zarCode.creatorId !== creator.id) {
      return { found: false, html: await pages.shell() };
    }
    if (creator.slug !== params.slug.toLowerCase()) {
      return { found: true, html: '', movedTo: `/${creator.slug}/${formatCode(zarCode.code)}` };
    }
    const { hasImages, preview } = imagesOnPage(zarCode, images);
    const content = {
      zarCode: serializePublicCode(zarCode),
      creator: serializePublicCreator(creator),
      hasImages,
    };
    return { found: true, html: fillTemplate(await pages.codeTemplate(), content, config.appUrl, preview) };
  },
  { pages: createPages },
);
