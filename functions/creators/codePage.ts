import { getCodeImages } from '#functions/data/images.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { findActiveCreator } from '#functions/domain/creators/findCreator.ts';
import { serializePublicCreator } from '#functions/domain/creators/serializeCreator.ts';
import { fillCodePage } from '#functions/domain/zarcodes/fillCodePage.ts';
import { serializeCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { createPages } from '#functions/services/pages.ts';
import { creators } from '#shared/contract/creators.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { visitor } from '#shared/domain/visibility.ts';

export const handler = handle(
  'creators.codePage',
  creators.codePage,
  async ({ params, language, deps }) => {
    const { pages, table } = deps;
    const code = normaliseCode(params.code);
    const [creator, zarCode, images] = await Promise.all([
      findActiveCreator(table, params.slug),
      code === null ? null : getZarCode(table, code),
      code === null ? null : getCodeImages(table, code),
    ]);
    const isOfCreator = creator !== null && zarCode?.creatorId === creator.id;
    const shown = isOfCreator ? serializeCode(zarCode, visitor) : null;
    if (creator === null || shown === null || images === null) {
      return { found: false, html: await pages.shell(language) };
    }
    if (creator.slug !== params.slug.toLowerCase()) {
      return { found: true, html: '', movedTo: `/${creator.slug}/${shown.zarcode}` };
    }
    const page = { shown, images, language, creator: serializePublicCreator(creator) };
    return { found: true, html: await fillCodePage(deps, page) };
  },
  { pages: createPages },
);
