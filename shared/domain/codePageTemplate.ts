import {
  type CodeOnPage,
  type CodePageTexts,
  type CreatorOfCode,
  codePageTextNames,
  codePageTexts,
  shownCodeOf,
} from './codePageTexts.ts';
import { escapeHtml, jsonInHtml } from './html.ts';
import { placeLine } from './placeLine.ts';

/**
 * The page of a code as HTML. The web build renders it once with a token in the place of each text, `{{title}}`;
 * `zarcodes.page` fills in the texts of one code. So there is one design, and no React in the function.
 */

/** What the template has besides the page's texts: the site's address, two values as JSON in a script element, and the link preview's picture. */
const documentSlots = ['origin', 'json', 'thing', 'preview'] as const;
type Slot = keyof CodePageTexts | (typeof documentSlots)[number];

const slots: readonly Slot[] = [...codePageTextNames, ...documentSlots];
const tokenOf = (slot: Slot) => `{{${slot}}}`;

/** What the build renders in the place of the texts. */
export const codePageTokens = Object.fromEntries(slots.map((slot) => [slot, tokenOf(slot)])) as Readonly<
  Record<Slot, string>
>;

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
export function checkTemplate(html: string): string {
  const missing = slots.filter((slot) => !html.includes(tokenOf(slot)));
  if (missing.length > 0) throw new Error(`The page of a code does not show its ${missing.join(', ')}`);
  return html;
}

/** What the app takes over from the page. */
export interface CodePageContent {
  readonly zarCode: CodeOnPage;
  /** Whether there are photos to fetch. */
  readonly hasImages?: boolean;
  /** Only for a page below a creator's slug. */
  readonly creator?: CreatorOfCode;
}

/** The picture of a link preview where the code has no featured photo. */
const socialPicture = '/social.png';

/** An element that holds nothing but a text which this code does not have is left out, as React leaves it out. */
export function fillTemplate(
  template: string,
  content: CodePageContent,
  origin: string,
  preview: string = socialPicture,
): string {
  const { zarCode, creator = null } = content;
  const texts = codePageTexts(zarCode, origin, creator);
  const html: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, escapeHtml(text)])),
    origin: escapeHtml(origin),
    preview: escapeHtml(`${origin}${preview}`),
    json: jsonInHtml(content),
    thing: jsonInHtml(placeOnMap(zarCode, origin)),
  };
  const present = codePageTextNames
    .filter((name) => texts[name] === '')
    .reduce(
      (page, name) => page.replace(new RegExp(`<(\\w+)[^>]*>\\{\\{${name}\\}\\}</\\1>`, 'g'), ''),
      template,
    );
  return present.replace(/\{\{(\w+)\}\}/g, (_, name: string) => html[name] ?? '');
}
