/** How a column of consents is understood. */
import { foldToAscii } from '#shared/domain/text.ts';
import { dayInJohannesburg, startOfDay } from '#shared/domain/time.ts';
import { type ChosenColumns, cellOf } from './chosenColumns.ts';
import type { PlaceTable } from './placeTable.ts';

const yes = /^(?:yes|y|true|t|1|x|✓|✔|ja|j|yebo|ewe|ee|e|agreed|ok)$/;
const no = /^(?:no|n|false|f|0|-|nee|cha|hayi|tjhe|none)$/;

/** @returns null where it says neither */
export function yesOrNo(cell: string): boolean | null {
  const plain = foldToAscii(cell).toLowerCase();
  return yes.test(plain) ? true : no.test(plain) ? false : null;
}

/** 2026-03-28 and 28/03/2026, with any time of the day behind. */
function dayIn(cell: string, today: string): string | null {
  const [first = '', middle = '', last = ''] =
    /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?!\d)/.exec(cell)?.slice(1) ?? [];
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const iso = [year, middle.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const at = new Date(`${iso}T00:00:00Z`);
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === iso;
  return isDay && iso >= '2000-01-01' && iso <= today ? iso : null;
}

/** When the resident agreed; null where the cell does not say that they did. */
export function agreedAt(cell: string, now: Date): Date | null {
  const day = dayIn(cell, dayInJohannesburg(now));
  if (day !== null) return startOfDay(day);
  return yesOrNo(cell) === true ? now : null;
}

interface ConsentCounts {
  readonly agreed: number;
  /** What is neither a yes, a no nor a day. */
  readonly unclear: readonly string[];
}

export function consentCounts({ rows }: PlaceTable, chosen: ChosenColumns, now: Date): ConsentCounts {
  const cells = rows.map((row) => cellOf(row, chosen.consent));
  return {
    agreed: cells.filter((cell) => agreedAt(cell, now) !== null).length,
    unclear: [
      ...new Set(
        cells.filter((cell) => cell !== '' && agreedAt(cell, now) === null && yesOrNo(cell) === null),
      ),
    ],
  };
}
