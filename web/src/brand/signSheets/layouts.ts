/** How many signs there are on a sheet of A4, and how large each is. Lengths are millimetres (ISO 216). */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
}

export const sheet = { width: 210, height: 297 } as const;

/** What most printers leave white. The crop marks stand in it. */
export const margin = 6;

export const layouts = {
  2: { columns: 1, rows: 2 },
  4: { columns: 2, rows: 2 },
  8: { columns: 2, rows: 4 },
  10: { columns: 2, rows: 5 },
} as const satisfies Record<number, Layout>;

export type PerSheet = keyof typeof layouts;

export function signSize({ columns, rows }: Layout): { readonly width: number; readonly height: number } {
  return { width: (sheet.width - 2 * margin) / columns, height: (sheet.height - 2 * margin) / rows };
}
