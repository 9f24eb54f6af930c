import type { ImportRow } from '#shared/contract/imports.ts';
import { maxLengths } from '#shared/domain/codeDetails.ts';
import { startOfDay } from '#shared/domain/time.ts';
import { type ChosenColumns, cellOf } from './chosenColumns.ts';
import { corrected, type Slip, writtenPoint } from './filePoints.ts';
import type { Meaning } from './placeColumns.ts';
import type { PlaceTable } from './placeTable.ts';
import { agreedAt, yesOrNo } from './writtenConsents.ts';

/** Whose places they are, and how it is known that residents agreed. */
export type Homes =
  | { readonly kind: 'none' }
  | { readonly kind: 'column' }
  /** All of them, by that day. */
  | { readonly kind: 'paper'; readonly day: string };

/** Longer than any of the nine. */
const maxProvince = 80;

interface RowsOptions {
  readonly slip: Slip | null;
  readonly homes: Homes;
  readonly now: Date;
}

const maxLengthOf = (name: keyof typeof maxLengths | 'province') =>
  name === 'province' ? maxProvince : maxLengths[name];

/** The rows as the API takes them: what can't be read stays as it is, and the check says so. */
export function importRows(table: PlaceTable, chosen: ChosenColumns, options: RowsOptions): ImportRow[] {
  return table.rows.map((row) => {
    const cell = (meaning: Meaning) => cellOf(row, chosen[meaning]);
    const { latitude, longitude } = corrected(writtenPoint(row, chosen), options.slip);
    const texts = [
      'title',
      'description',
      'addressLine1',
      'addressLine2',
      'suburb',
      'city',
      'province',
    ] as const;
    const given = [
      // One more than there may be is too long as well, and all rows have to fit into one request.
      ...texts.map((name) => [name, cell(name).slice(0, maxLengthOf(name) + 1)] as const),
      ['latitude', latitude] as const,
      ['longitude', longitude] as const,
    ];
    return {
      ...Object.fromEntries(given.filter(([, value]) => value !== '')),
      ...homeOf(cell('isHome'), cell('consent'), options),
    };
  });
}

function homeOf(isHome: string, consent: string, { homes, now }: RowsOptions): Partial<ImportRow> {
  if (homes.kind === 'none') return { isHome: false };
  const lives = isHome === '' ? true : (yesOrNo(isHome) ?? isHome);
  if (lives === false) return { isHome: false };
  const at = homes.kind === 'paper' ? startOfDay(homes.day) : agreedAt(consent, now);
  return { isHome: lives, ...(at !== null && { residentConsent: { words: 'home', at: at.toISOString() } }) };
}
