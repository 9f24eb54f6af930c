import type { PublicPage } from '#web/text/publicPage.ts';

export interface HeadTag {
  readonly tag: 'link' | 'meta';
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * What a page's head says about it to search engines and to link previews. Addresses must be absolute there, so they are
 * left out where the site's origin is unknown.
 */
export function headTags(page: PublicPage, origin: string | null): readonly HeadTag[] {
  const { path, title, description, preview } = page;
  const summary: readonly HeadTag[] =
    description === '' ? [] : [{ tag: 'meta', attributes: { name: 'description', content: description } }];
  // Neither search engines nor previews use the rest.
  if (page.noindex === true)
    return [...summary, { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }];
  const graph = {
    type: 'website',
    site_name: 'ZarCodes',
    locale: 'en_ZA',
    title,
    description,
    ...(origin !== null && { url: `${origin}${path}`, image: preview ?? `${origin}/social.png` }),
  };
  return [
    ...summary,
    ...(origin === null
      ? []
      : [{ tag: 'link', attributes: { rel: 'canonical', href: `${origin}${path}` } } as const]),
    ...Object.entries(graph).map(
      ([name, content]) => ({ tag: 'meta', attributes: { property: `og:${name}`, content } }) as const,
    ),
  ];
}
