import { codesOfCreator } from '#functions/domain/creators/codesOfCreator.ts';
import { findActiveCreator } from '#functions/domain/creators/findCreator.ts';
import { serializePublicCreator } from '#functions/domain/creators/serializeCreator.ts';
import { serializeCard } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { createPages } from '#functions/services/pages.ts';
import { creators } from '#shared/contract/creators.ts';
import { fillCreatorTemplate } from '#shared/domain/creatorPageTemplate.ts';
import { codesPerPage } from '#shared/domain/creatorPageTexts.ts';
import { visitor } from '#shared/domain/visibility.ts';

export const handler = handle(
  'creators.page',
  creators.page,
  async ({ params, query, clientIp, deps }) => {
    const { pages, table, config } = deps;
    const creator = await findActiveCreator(table, params.slug);
    if (creator === null) return { found: false, html: await pages.shell() };
    if (creator.slug !== params.slug.toLowerCase()) {
      return { found: true, html: '', movedTo: `/${creator.slug}${queryOf(query)}` };
    }
    const [template, { items, pagination }] = await Promise.all([
      pages.creatorTemplate(),
      codesOfCreator(deps, creator.id, { ...query, clientIp, limit: codesPerPage }),
    ]);
    const content = {
      creator: serializePublicCreator(creator),
      codes: {
        zarCodes: items.flatMap((card) => serializeCard({ ...card, ownerId: creator.userId }, visitor)),
        pagination,
      },
      search: query.search ?? '',
    };
    return { found: true, html: fillCreatorTemplate(template, content, config.appUrl) };
  },
  { pages: createPages },
);

/** What the redirect of a former slug takes along. */
function queryOf({ search = '', page }: { search?: string | undefined; page: number }): string {
  const entries = { ...(search !== '' && { search }), ...(page > 1 && { page: String(page) }) };
  const query = new URLSearchParams(entries).toString();
  return query === '' ? '' : `?${query}`;
}
