import { formatCode, normaliseCode, spelledCode } from './code.ts';
import { formatCoordinate } from './coordinates.ts';
import { placeInCountry } from './countryFrame.ts';
import { directionsUrl, geoUrl, mapsUrl, wazeUrl, whatsAppShareUrl } from './links.ts';
import { placeLine } from './placeLine.ts';
import { shownDay } from './time.ts';

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
  readonly verified?: boolean | undefined;
}

/** The texts and links of a code's page that depend on the code. `across` and `down` are its spot in the drawn country. */
export const codePageTextNames = [
  'code',
  'spelled',
  'verified',
  'title',
  'description',
  'addressLine1',
  'addressLine2',
  'suburb',
  'city',
  'region',
  'place',
  'position',
  'createdAt',
  'created',
  'directions',
  'maps',
  'waze',
  'geo',
  'whatsApp',
  'link',
  'across',
  'down',
  'publisher',
  'creator',
  'creatorPath',
] as const;
export type CodePageTexts = Readonly<Record<(typeof codePageTextNames)[number], string>>;

/** The creator below whose slug the page is. */
export interface CreatorOfCode {
  readonly slug: string;
  readonly displayName: string;
}

/** @param origin the site's own address, for the link that people pass on */
export function codePageTexts(
  zarCode: CodeOnPage,
  origin: string,
  creator: CreatorOfCode | null = null,
): CodePageTexts {
  const { title, latitude, longitude, suburb, city, province, createdAt } = zarCode;
  const code = shownCodeOf(zarCode);
  const spot = placeInCountry(latitude, longitude);
  const below = creator === null ? '/zarcodes' : `/${creator.slug}`;
  const link = `${origin}${below}/${code}`;
  return {
    code,
    spelled: spelledCode(code),
    verified: zarCode.verified === true ? 'Verified' : '',
    title,
    description: zarCode.description,
    addressLine1: zarCode.addressLine1,
    addressLine2: zarCode.addressLine2,
    suburb,
    city,
    region: placeLine(province, zarCode.country),
    place: placeLine(suburb, city, province),
    position: placeLine(formatCoordinate(latitude), formatCoordinate(longitude)),
    createdAt,
    created: shownDay(createdAt),
    directions: directionsUrl(latitude, longitude),
    maps: mapsUrl(latitude, longitude),
    waze: wazeUrl(latitude, longitude),
    geo: geoUrl(latitude, longitude, code),
    whatsApp: whatsAppShareUrl({ code, title, url: link }),
    link,
    across: percent(spot.x),
    down: percent(spot.y),
    publisher: creator === null ? 'ZarCodes' : creator.displayName,
    creator: creator === null ? '' : `More from ${creator.displayName}`,
    creatorPath: creator === null ? '' : below,
  };
}

export const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** 7PT-FLHV */
export function shownCodeOf({ zarcode }: Pick<CodeOnPage, 'zarcode'>): string {
  return formatCode(normaliseCode(zarcode) ?? zarcode);
}
