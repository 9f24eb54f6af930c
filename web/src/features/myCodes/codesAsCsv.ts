import Papa from 'papaparse';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { formula } from '#shared/domain/csv.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { shownCode } from '#web/brand/shownCode.ts';

/**
 * A line for each code, for a spreadsheet: its degrees are numbers, and no title is taken for a formula.
 * @param origin of the site, for the links
 */
export function codesAsCsv(codes: readonly ZarCodeCard[], origin: string): string {
  const lines = codes.map(({ zarcode, title, suburb, city, province, latitude, longitude, createdAt }) => ({
    ZarCode: shownCode(zarcode),
    Title: title,
    Suburb: suburb,
    City: city,
    Province: province,
    Latitude: latitude,
    Longitude: longitude,
    Created: dayInJohannesburg(new Date(createdAt)),
    Link: `${origin}/zarcodes/${shownCode(zarcode)}`,
  }));
  // Excel takes a file without this mark for one of its old alphabets.
  return `\uFEFF${Papa.unparse(lines, { escapeFormulae: formula })}\r\n`;
}
