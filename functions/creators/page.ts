import { fillCreatorPage } from '#functions/domain/creators/fillCreatorPage.ts';
import { findActiveCreator } from '#functions/domain/creators/findCreator.ts';
import { handle } from '#functions/lib/handle.ts';
import { createPages } from '#functions/services/pages.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle(
  'creators.page',
  creators.page,
  async ({ params, query, clientIp, language, deps }) => {
    const creator = await findActiveCreator(deps.table, params.slug);
    if (creator === null) return { found: false, html: await deps.pages.shell(language) };
    if (creator.slug !== params.slug.toLowerCase()) {
      return { found: true, html: '', movedTo: `/${creator.slug}${queryOf(query)}` };
    }
    return { found: true, html: await fillCreatorPage(deps, { creator, ...query, clientIp, language }) };
  },
  { pages: createPages },
);

/** What the redirect of a former slug takes along. */
function queryOf({ search = '', page }: { search?: string | undefined; page: number }): string {
  const asked = { ...(search !== '' && { search }), ...(page > 1 && { page: String(page) }) };
  return `?${new URLSearchParams(asked)}`.replace(/^\?$/, '');
}
