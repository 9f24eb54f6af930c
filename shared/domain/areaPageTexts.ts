import { t } from '#shared/text/t.ts';
import { type CreatorOfCode, percent } from './codePageTexts.ts';
import { placeInCountry } from './countryFrame.ts';
import { placeLine } from './placeLine.ts';
import { shownCodeOf } from './shownCodeOf.ts';
import { spelledCode } from './spelledCode.ts';
import type { Visibility } from './visibility.ts';

/** What the page of a code shows of which only the area is shown. */
export interface AreaOnPage {
  readonly id: string;
  readonly zarcode: string;
  readonly title: string;
  readonly suburb: string;
  readonly city: string;
  readonly province: string;
  readonly country: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly creatorId?: string | undefined;
  readonly visibility: Exclude<Visibility, 'public'>;
  readonly areaCentre: { readonly latitude: number; readonly longitude: number };
}

/** `across` and `down` are the middle of the area in the drawn country. */
export const areaPageTextNames = [
  'code',
  'spelled',
  'title',
  'suburb',
  'city',
  'region',
  'across',
  'down',
  'publisher',
  'creator',
  'creatorPath',
] as const;
export type AreaPageTexts = Readonly<Record<(typeof areaPageTextNames)[number], string>>;

export function areaPageTexts(area: AreaOnPage, creator: CreatorOfCode | null = null): AreaPageTexts {
  const { title, suburb, city, province, country, areaCentre } = area;
  const code = shownCodeOf(area);
  const spot = placeInCountry(areaCentre.latitude, areaCentre.longitude);
  return {
    code,
    spelled: spelledCode(code),
    title,
    suburb,
    city,
    region: placeLine(province, country),
    across: percent(spot.x),
    down: percent(spot.y),
    publisher: creator === null ? 'ZarCodes' : creator.displayName,
    creator: creator === null ? '' : t`More from ${creator.displayName}`,
    creatorPath: creator === null ? '' : `/${creator.slug}`,
  };
}
