import { formatCode, normaliseCode, spelledCode } from './code.ts';
import { formatCoordinate } from './coordinates.ts';
import { escapeHtml, jsonInHtml } from './html.ts';
import { mapsUrl, wazeUrl, whatsAppShareUrl } from './links.ts';
import { placeLine } from './placeLine.ts';
import { shownDay } from './time.ts';

/**
 * The page of a code as HTML. The web build writes it once, with a sample code whose texts it replaces by the names
 * below in braces; `zarcodes.page` puts those of the code asked for in their place. So there is one design, and no
 * React in the function.
 */

/** What the page of a code shows. */
export interface CodeOnPage {
  readonly zarcode: string;
  readonly title: string;
  readonly description: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly suburb: string;
  readonly city: string;
  readonly province: string;
  readonly country: string;
  readonly createdAt: string;
}

/** The place as machines read it (https://schema.org/Place). */
export function placeOnMap(zarCode: CodeOnPage, origin: string): object {
  const { title, description, latitude, longitude, addressLine1, suburb, city, province } = zarCode;
  const code = formatCode(normaliseCode(zarCode.zarcode) ?? zarCode.zarcode);
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

/** Every text of the page that depends on the code. */
function slotsOf(zarCode: CodeOnPage, origin: string): Readonly<Record<string, string>> {
  const { title, description, latitude, longitude, suburb, city, province, createdAt } = zarCode;
  const code = formatCode(normaliseCode(zarCode.zarcode) ?? zarCode.zarcode);
  const url = `${origin}/zarcodes/${code}`;
  return {
    code,
    spelled: spelledCode(code),
    title,
    description,
    addressLine1: zarCode.addressLine1,
    addressLine2: zarCode.addressLine2,
    suburb,
    city,
    region: placeLine(province, zarCode.country),
    place: placeLine(suburb, city, province),
    position: placeLine(formatCoordinate(latitude), formatCoordinate(longitude)),
    createdAt,
    created: shownDay(createdAt),
    maps: mapsUrl(latitude, longitude),
    waze: wazeUrl(latitude, longitude),
    whatsApp: whatsAppShareUrl({ code, title, url }),
    origin,
    json: jsonInHtml(zarCode),
    thing: jsonInHtml(placeOnMap(zarCode, origin)),
  };
}

/** Says what a template has to have; each name stands in it at least once. */
const unescaped = new Set(['json', 'thing']);
const asHtml = (name: string, value: string) => (unescaped.has(name) ? value : escapeHtml(value));

/** @throws where the page does not show one of the texts. */
export function makeTemplate(html: string, sample: CodeOnPage, origin: string): string {
  const slots = Object.entries(slotsOf(sample, origin)).toSorted(([, a], [, b]) => b.length - a.length);
  return slots.reduce((page, [name, value]) => {
    const text = asHtml(name, value);
    if (!page.includes(text)) throw new Error(`The page of a code does not show its ${name}: ${text}`);
    return page.replaceAll(text, `{{${name}}}`);
  }, html);
}

/** An element that holds nothing but a text which this code does not have is left out, as React leaves it out. */
export function fillTemplate(template: string, zarCode: CodeOnPage, origin: string): string {
  const slots = slotsOf(zarCode, origin);
  const empty = Object.keys(slots).filter((name) => slots[name] === '');
  const present = empty.reduce(
    (page, name) => page.replace(new RegExp(`<(\\w+)[^>]*>\\{\\{${name}\\}\\}</\\1>`, 'g'), ''),
    template,
  );
  return present.replace(/\{\{(\w+)\}\}/g, (_, name: string) => asHtml(name, slots[name] ?? ''));
}
