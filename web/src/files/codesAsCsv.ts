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

/**
 * A line for each code, for a spreadsheet: its degrees are numbers, and no title is taken for a formula.
 * @param origin of the site, for the links
 */
export function codesAsCsv(codes: readonly ZarCodeCard[], origin: string): string {
  const lines = codes.map(({ zarcode, title, suburb, city, province, latitude, longitude, createdAt }) => [
    shownCode(zarcode),
    title,
    suburb,
    city,
    province,
    latitude,
    longitude,
    dayInJohannesburg(new Date(createdAt)),
    `${origin}/zarcodes/${shownCode(zarcode)}`,
  ]);
  return csvText(columns, lines);
}
