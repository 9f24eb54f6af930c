import type { PublicPage } from './publicPage.ts';

interface DescribedCode {
  /** As shown: 7PT-FLHV */
  readonly code: string;
  readonly title: string;
  /** Suburb, city and province, those that there are. */
  readonly place: string;
  /** Ours, or a creator's name. */
  readonly publisher: string;
  /** The absolute address of the link preview's picture; the site's own where it is not given. */
  readonly preview?: string;
}

/** A code's page for search engines and link previews. */
export function codePage({ code, title, place, publisher, preview }: DescribedCode): PublicPage {
  return {
    path: `/zarcodes/${code}`,
    title: `${code} ${title} – ${publisher}`,
    description: `${title}, ${place}. Open the exact point of ZarCode ${code} on the map and let it guide you there.`,
    ...(preview !== undefined && { preview }),
  };
}

/** A creator's page. */
export function creatorPage({ path, name }: { readonly path: string; readonly name: string }): PublicPage {
  return {
    path,
    title: `${name} – ZarCodes`,
    description: `The ZarCodes of ${name}: exact places in South Africa. Open one on the map and let it guide you there.`,
  };
}
