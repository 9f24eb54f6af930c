import { t } from '#shared/text/t.ts';
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
  /** The path of its share card, for the page as the server sends it. */
  readonly preview?: string;
}

/** A code's page for search engines and link previews. */
export function codePage({ code, title, place, publisher, firstSteps, preview }: DescribedCode): PublicPage {
  return {
    path: `/zarcodes/${code}`,
    title: `${code} ${title} – ${publisher}`,
    description: t`${title}, ${place}. ${firstSteps}Open the exact point of ZarCode ${code} on the map and let it guide you there.`,
    ...(preview !== undefined && { preview }),
  };
}

type NamedCode = Pick<DescribedCode, 'code' | 'title' | 'publisher' | 'preview'>;

/** The page of a code of which only the area is shown. */
export function areaPage({ code, title, publisher, preview }: NamedCode): PublicPage {
  return {
    path: `/zarcodes/${code}`,
    title: `${code} ${title} – ${publisher}`,
    description: '',
    noindex: true,
    ...(preview !== undefined && { preview }),
  };
}

/** What is not shown to everybody, without the title: browsers list the titles of pages, also after a pass has ended. */
export function guardedPage({ code }: Pick<DescribedCode, 'code'>): PublicPage {
  return { path: `/zarcodes/${code}`, title: t`${code} – ZarCodes`, description: '', noindex: true };
}

interface NamedCreator extends Pick<DescribedCode, 'preview'> {
  readonly path: string;
  readonly name: string;
}

/** A creator's page. */
export function creatorPage({ path, name, preview }: NamedCreator): PublicPage {
  return {
    path,
    ...(preview !== undefined && { preview }),
    title: t`${name} – ZarCodes`,
    description: t`The ZarCodes of ${name}: exact places in South Africa. Open one on the map and let it guide you there.`,
  };
}
