import { type CodeOnPage, type CreatorOfCode, codePageTextNames, codePageTexts } from './codePageTexts.ts';
import { checkTokens, fillTokens, tokensOf } from './fillTokens.ts';
import { textsOfGuide } from './guideTexts.ts';
import { escapeHtml, jsonInHtml } from './html.ts';
import { placeLine } from './placeLine.ts';
import { shownCodeOf } from './shownCodeOf.ts';

/**
 * The page of a code as HTML. The web build renders it once with a token in the place of each text, `{{title}}`;
 * `zarcodes.page` fills in the texts of one code. So there is one design, and no React in the function.
 */

/** What the template has besides the page's texts: the site's address, two values as JSON in a script element, and the link preview's picture. */
const documentSlots = ['origin', 'json', 'thing', 'preview'] as const;

const slots = [...codePageTextNames, ...documentSlots] as const;

/** What the build renders in the place of the texts. */
export const codePageTokens = tokensOf(slots);

/** The place as machines read it (https://schema.org/Place). */
function placeOnMap(zarCode: CodeOnPage, origin: string): object {
  const { title, description, latitude, longitude, addressLine1, suburb, city, province } = zarCode;
  const code = shownCodeOf(zarCode);
  return {
    '@context': 'https://schema.org',
    '@type': 'Place',
    name: title,
    ...(description !== '' && { description }),
    identifier: code,
    url: `${origin}/zarcodes/${code}`,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    address: {
      '@type': 'PostalAddress',
      streetAddress: placeLine(addressLine1, suburb),
      addressLocality: city,
      addressRegion: province,
      addressCountry: 'ZA',
    },
  };
}

/** @throws where the page does not show one of the texts. */
export const checkTemplate = (html: string): string => checkTokens(html, slots, 'The page of a code');

/** What the app takes over from the page. */
export interface CodePageContent {
  readonly zarCode: CodeOnPage;
  /** Whether there are photos to fetch. */
  readonly hasImages?: boolean;
  /** Only for a page below a creator's slug. */
  readonly creator?: CreatorOfCode;
}

/** @param preview the path of its share card */
export function fillTemplate(
  template: string,
  content: CodePageContent,
  origin: string,
  preview: string,
): string {
  const { zarCode, creator = null } = content;
  const texts = codePageTexts(zarCode, origin, creator, textsOfGuide);
  return fillTokens(template, texts, {
    guide: texts.guide,
    origin: escapeHtml(origin),
    preview: escapeHtml(preview),
    json: jsonInHtml(content),
    thing: jsonInHtml(placeOnMap(zarCode, origin)),
  });
}
