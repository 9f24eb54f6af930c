import { t } from '#shared/text/t.ts';
import { arrivalPoint } from './arrivalPoint.ts';
import { formatCoordinate } from './coordinates.ts';
import { placeInCountry } from './countryFrame.ts';
import type { Guide } from './guide.ts';
import type { GatePhoto } from './guideHtml.ts';
import type { TextsOfGuide } from './guideTexts.ts';
import { directionsUrl, geoUrl, mapsUrl, smsUrl, wazeUrl, whatsAppShareUrl } from './links.ts';
import { placeLine } from './placeLine.ts';
import { shownCodeOf } from './shownCodeOf.ts';
import { spelledCode } from './spelledCode.ts';
import { shownDay, shownMonth } from './time.ts';
import type { Visibility } from './visibility.ts';

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
  readonly confirmed?: { readonly visitors: number; readonly lastMonth: string } | undefined;
  readonly guide?: Guide | undefined;
  /** What a pass or a PIN opened. */
  readonly images?: readonly { readonly id: string; readonly links?: GatePhoto | undefined }[] | undefined;
  readonly visibility?: Visibility;
}

/** The texts and links of a code's page that depend on the code. `guide` is HTML (guideHtml.ts). `across` and `down` are its spot in the drawn country. */
export const codePageTextNames = [
  'code',
  'spelled',
  'verified',
  'confirmed',
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
  'sms',
  'guide',
  'firstSteps',
  'link',
  'across',
  'down',
  'publisher',
  'creator',
  'creatorPath',
] as const;
export type CodePageTexts = Readonly<Record<(typeof codePageTextNames)[number], string>>;

/** Of those that a message or a link preview carries. */
const maxFirstSteps = 3;

/** The creator below whose slug the page is. */
export interface CreatorOfCode {
  readonly slug: string;
  readonly displayName: string;
}

/**
 * @param origin the site's own address, for the link that people pass on
 * @param textsOfGuide given apart, because most codes have no guide, and the app loads it late
 */
export function codePageTexts(
  zarCode: CodeOnPage,
  origin: string,
  creator: CreatorOfCode | null = null,
  textsOfGuide?: TextsOfGuide,
): CodePageTexts {
  const { title, latitude, longitude, suburb, city, province, createdAt } = zarCode;
  const code = shownCodeOf(zarCode);
  const spot = placeInCountry(latitude, longitude);
  const below = creator === null ? '/zarcodes' : `/${creator.slug}`;
  const link = `${origin}${below}/${code}`;
  const { guide, confirmed } = zarCode;
  const arrival = arrivalPoint(guide) ?? zarCode;
  const texts = guide && textsOfGuide?.(zarCode, guide);
  const firstSteps = texts?.sentences.slice(0, maxFirstSteps) ?? [];
  return {
    code,
    spelled: spelledCode(code),
    verified: zarCode.verified === true ? t`Verified` : '',
    confirmed: confirmed === undefined ? '' : confirmedText(confirmed),
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
    directions: directionsUrl(arrival.latitude, arrival.longitude),
    maps: mapsUrl(latitude, longitude),
    waze: wazeUrl(arrival.latitude, arrival.longitude),
    geo: geoUrl(latitude, longitude, code),
    whatsApp: whatsAppShareUrl({ code, title, url: link, lines: firstSteps }),
    sms: smsUrl(texts?.message(link) ?? `${code}\n${link}`),
    guide: texts?.html ?? '',
    firstSteps: firstSteps.map((sentence) => `${sentence}. `).join(''),
    link,
    across: percent(spot.x),
    down: percent(spot.y),
    publisher: creator === null ? 'ZarCodes' : creator.displayName,
    creator: creator === null ? '' : t`More from ${creator.displayName}`,
    creatorPath: creator === null ? '' : below,
  };
}

export const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const confirmedText = ({ visitors, lastMonth }: NonNullable<CodeOnPage['confirmed']>) =>
  t`Confirmed by ${visitors} visitors, last in ${shownMonth(lastMonth)}`;
