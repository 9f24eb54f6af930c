import { t } from '#shared/text/t.ts';

/** What can be printed. Lengths are millimetres (ISO 216). */
export interface Sheet {
  readonly label: string;
  readonly hint: string;
  /** For the `size` of CSS's `@page`. */
  readonly paper: 'A4' | 'A5';
  readonly width: number;
  readonly height: number;
  /** One sign of the sheet. */
  readonly sign: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
}

const a4 = { paper: 'A4', width: 210, height: 297 } as const;
const a5 = { paper: 'A5', width: 148, height: 210 } as const;
const whole = { columns: 1, rows: 1 } as const;

export const sheets = {
  a4: { label: 'A4', hint: t`For a gate or a wall`, ...a4, ...whole, sign: a4 },
  a5: { label: 'A5', hint: t`For a door or a window`, ...a5, ...whole, sign: a5 },
  // Ten to a page, as sheets of address labels have them; 6 mm at the edges, where most printers print nothing.
  stickers: {
    label: t`Stickers`,
    hint: t`Ten on a sheet of A4, to cut out`,
    ...a4,
    columns: 2,
    rows: 5,
    sign: { width: 99, height: 57 },
  },
} as const satisfies Record<string, Sheet>;

export type SheetName = keyof typeof sheets;
