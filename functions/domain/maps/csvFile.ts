import type { ZarCode } from '#functions/data/zarcodes.ts';
import { formatCode } from '#shared/domain/code.ts';
import { formula } from '#shared/domain/csv.ts';
import { placeLine } from '#shared/domain/placeLine.ts';

const columns = [
  'Name',
  'Description',
  'Latitude',
  'Longitude',
  'ZarCode',
  'Suburb',
  'City',
  'Province',
  'Created',
  'Link',
] as const;

/**
 * For Google My Maps, and for a spreadsheet: numbers stay numbers, and no text is taken for a formula.
 * @param appUrl of the site, for the links
 */
export function csvFile(codes: readonly ZarCode[], appUrl: string): string {
  const rows = codes.map((zarCode) => {
    const shown = formatCode(zarCode.code);
    return [
      zarCode.title,
      zarCode.description || placeLine(zarCode.addressLine1, zarCode.suburb, zarCode.city),
      zarCode.latitude,
      zarCode.longitude,
      shown,
      zarCode.suburb,
      zarCode.city,
      zarCode.province,
      zarCode.createdAt,
      `${appUrl}/zarcodes/${shown}`,
    ];
  });
  // Excel takes a file without this mark for one of its old alphabets; lines end as RFC 4180 says.
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
