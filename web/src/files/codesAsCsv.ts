import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { csvText } from './csvText.ts';

const columns = [
  'ZarCode',
  'Title',
  'Suburb',
  'City',
  'Province',
  'Latitude',
  'Longitude',
  'Created',
  'Link',
];

export interface MoreColumns {
  readonly names: readonly string[];
  readonly cellsOf: (code: ZarCodeCard) => readonly (string | number)[];
}

/**
 * A line for each code, for a spreadsheet: its degrees are numbers, and no title is taken for a formula.
 * @param origin of the site, for the links
 */
export function codesAsCsv(codes: readonly ZarCodeCard[], origin: string, more?: MoreColumns): string {
  const lines = codes.map((code) => [...cellsOf(code, origin), ...(more?.cellsOf(code) ?? [])]);
  return csvText([...columns, ...(more?.names ?? [])], lines);
}

function cellsOf(code: ZarCodeCard, origin: string): (string | number)[] {
  const { zarcode, title, suburb, city, province, latitude, longitude, createdAt } = code;
  return [
    shownCode(zarcode),
    title,
    suburb,
    city,
    province,
    latitude,
    longitude,
    dayInJohannesburg(new Date(createdAt)),
    `${origin}/zarcodes/${shownCode(zarcode)}`,
  ];
}
