import { shareCardSize } from '#shared/domain/shareCard.ts';
import { pathIn } from '#shared/edge/pages.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { localeOf } from '#shared/text/languages.ts';
import type { PublicPage } from '#web/text/publicPage.ts';

export interface HeadTag {
  readonly tag: 'link' | 'meta';
  readonly attributes: Readonly<Record<string, string>>;
}

const metaTag = (kind: 'name' | 'property', name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [kind]: name, content },
});

/** Of pages without one of their own. */
const sitePreview = '/cards/landing.jpg';

/**
 * What a page's head says about it to search engines and to link previews. Addresses must be absolute there, so they are
 * left out where the site's origin is unknown.
 */
export function headTags(page: PublicPage, origin: string | null): readonly HeadTag[] {
  const { path, title, description, preview, noindex = false } = page;
  const url = pathIn(language(), path);
  const summary = description === '' ? [] : [metaTag('name', 'description', description)];
  const robots: readonly HeadTag[] = noindex ? [metaTag('name', 'robots', 'noindex')] : [];
  // Neither search engines nor previews use the rest.
  if (noindex && preview === undefined) return [...summary, ...robots];
  const graph = {
    type: 'website',
    site_name: 'ZarCodes',
    locale: localeOf(language()).replace('-', '_'),
    title,
    ...(description !== '' && { description }),
    ...(origin !== null && {
      url: `${origin}${url}`,
      image: `${origin}${preview ?? sitePreview}`,
      'image:type': 'image/jpeg',
      'image:width': String(shareCardSize.width),
      'image:height': String(shareCardSize.height),
      'image:alt': title,
    }),
  };
  return [
    ...summary,
    ...robots,
    ...(origin === null || noindex
      ? []
      : [{ tag: 'link', attributes: { rel: 'canonical', href: `${origin}${url}` } } as const]),
    ...Object.entries(graph).map(([name, content]) => metaTag('property', `og:${name}`, content)),
    // The rest it takes from Open Graph: https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
    metaTag('name', 'twitter:card', 'summary_large_image'),
  ];
}
