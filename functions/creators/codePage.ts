import { getZarCode } from '#functions/data/zarcodes.ts';
import { findActiveCreator } from '#functions/domain/creators/findCreator.ts';
import { serializePublicCreator } from '#functions/domain/creators/serializeCreator.ts';
import { previewOf } from '#functions/domain/images/previewOf.ts';
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
    const [creator, zarCode, preview] = await Promise.all([
      findActiveCreator(table, params.slug),
      code === null ? null : getZarCode(table, code),
      code === null ? undefined : previewOf(table, code),
    ]);
    if (creator === null || zarCode === null || zarCode.creatorId !== creator.id) {
      return { found: false, html: await pages.shell() };
    }
    if (creator.slug !== params.slug.toLowerCase()) {
      return { found: true, html: '', movedTo: `/${creator.slug}/${formatCode(zarCode.code)}` };
    }
    const content = { zarCode: serializePublicCode(zarCode), creator: serializePublicCreator(creator) };
    return { found: true, html: fillTemplate(await pages.codeTemplate(), content, config.appUrl, preview) };
  },
  { pages: createPages },
);
