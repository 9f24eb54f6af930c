import type { PublicPage } from './publicPage.ts';

interface DescribedCode {
  /** As shown: 7PT-FLHV */
  readonly code: string;
  readonly title: string;
  /** Suburb, city and province, those that there are. */
  readonly place: string;
  /** Ours, or a creator's name. */
  readonly publisher: string;
  /** How to get there: each sentence with its full stop and a space. */
  readonly firstSteps: string;
  /** The absolute address of the link preview's picture; the site's own where it is not given. */
  readonly preview?: string;
}

/** A code's page for search engines and link previews. */
export function codePage({ code, title, place, publisher, firstSteps, preview }: DescribedCode): PublicPage {
  return {
    path: `/zarcodes/${code}`,
    title: `${code} ${title} – ${publisher}`,
    description: `${title}, ${place}. ${firstSteps}Open the exact point of ZarCode ${code} on the map and let it guide you there.`,
    ...(preview !== undefined && { preview }),
  };
}

type NamedCode = Pick<DescribedCode, 'code' | 'title' | 'publisher'>;

/** The page of a code of which only the area is shown. */
export function areaPage({ code, title, publisher }: NamedCode): PublicPage {
  return {
    path: `/zarcodes/${code}`,
    title: `${code} ${title} – ${publisher}`,
    description: '',
    noindex: true,
  };
}

/** What is not shown to everybody, without the title: browsers list the titles of pages, also after a pass has ended. */
export function guardedPage({ code }: Pick<DescribedCode, 'code'>): PublicPage {
  return { path: `/zarcodes/${code}`, title: `${code} – ZarCodes`, description: '', noindex: true };
}

/** A creator's page. */
export function creatorPage({ path, name }: { readonly path: string; readonly name: string }): PublicPage {
  return {
    path,
    title: `${name} – ZarCodes`,
    description: `The ZarCodes of ${name}: exact places in South Africa. Open one on the map and let it guide you there.`,
  };
}
