import { getZarCode } from '#functions/data/zarcodes.ts';
import { findActiveCreator } from '#functions/domain/creators/findCreator.ts';
import { serializePublicCreator } from '#functions/domain/creators/serializeCreator.ts';
import { imagesOnPage } from '#functions/domain/images/imagesOnPage.ts';
import { serializeCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { createPages } from '#functions/services/pages.ts';
import { creators } from '#shared/contract/creators.ts';
import { fillAreaTemplate } from '#shared/domain/areaPageTemplate.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { fillTemplate } from '#shared/domain/codePageTemplate.ts';
import { visitor } from '#shared/domain/visibility.ts';

export const handler = handle(
  'creators.codePage',
  creators.codePage,
  async ({ params, deps }) => {
    const { pages, table, config } = deps;
    const code = normaliseCode(params.code);
    const [creator, zarCode, images] = await Promise.all([
      findActiveCreator(table, params.slug),
      code === null ? null : getZarCode(table, code),
      code === null ? null : imagesOnPage(table, code),
    ]);
    const isOfCreator = creator !== null && zarCode?.creatorId === creator.id;
    const shown = isOfCreator ? serializeCode(zarCode, visitor) : null;
    if (creator === null || shown === null || images === null) {
      return { found: false, html: await pages.shell() };
    }
    if (creator.slug !== params.slug.toLowerCase()) {
      return { found: true, html: '', movedTo: `/${creator.slug}/${shown.zarcode}` };
    }
    const shownCreator = serializePublicCreator(creator);
    if ('areaCentre' in shown) {
      const content = { area: shown, creator: shownCreator };
      return { found: true, html: fillAreaTemplate(await pages.areaTemplate(), content, config.appUrl) };
    }
    const { hasImages, preview } = images;
    const content = { zarCode: shown, creator: shownCreator, hasImages };
    return { found: true, html: fillTemplate(await pages.codeTemplate(), content, config.appUrl, preview) };
  },
  { pages: createPages },
);
