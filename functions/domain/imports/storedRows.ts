import * as z from 'zod';
import { PinnedPlace } from '#functions/data/place.ts';
import type { ImportStore } from '#functions/services/importRows.ts';
import { residentConsent } from '#shared/contract/fields.ts';
import { importProblemNames } from '#shared/domain/imports.ts';

const StoredRows = z.lazy(() =>
  z.object({
    /** Those that can become codes. */
    rows: z.array(
      z.object({
        row: z.number().int(),
        place: PinnedPlace,
        residentConsent: residentConsent().optional(),
        /** Near to another code or row. */
        near: z.enum(['duplicate', 'duplicate_row']).optional(),
      }),
    ),
    /** Why the others can't, each by its first fault. */
    faulty: z.array(
      z.object({ row: z.number().int(), problem: z.enum(importProblemNames), message: z.string() }),
    ),
  }),
);
export type StoredRows = z.output<typeof StoredRows>;
export type StoredRow = StoredRows['rows'][number];

export const storeRows = (store: ImportStore, id: string, rows: StoredRows): Promise<void> =>
  store.put(id, JSON.stringify(rows));

/** @returns null where they were deleted. */
export async function readRows(store: ImportStore, id: string): Promise<StoredRows | null> {
  const json = await store.get(id);
  return json === null ? null : StoredRows.parse(JSON.parse(json));
}
