import type { Creator } from '#functions/data/creators.ts';
import type { Table } from '#functions/data/table.ts';
import {
  type ImportDuplicate,
  type ImportError,
  type ImportRow,
  maxImportErrors,
} from '#shared/contract/imports.ts';
import { formatCode } from '#shared/domain/code.ts';
import { codesNear, PointGrid } from './codesNear.ts';
import { type AcceptedRow, rowReader } from './readRow.ts';
import type { StoredRow, StoredRows } from './storedRows.ts';

export interface CheckedRows {
  readonly stored: StoredRows;
  readonly errors: readonly ImportError[];
  readonly moreErrors: number;
  readonly duplicates: readonly ImportDuplicate[];
}

type NumberedRow = AcceptedRow & { readonly row: number };

/** Finds what is wrong with each row, and which may be a place that has a code. */
export async function checkRows(
  table: Table,
  creator: Creator,
  rows: readonly ImportRow[],
  now: Date,
): Promise<CheckedRows> {
  const read = rowReader(now);
  const errors: ImportError[] = [];
  const accepted: NumberedRow[] = [];
  const faulty: StoredRows['faulty'] = [];
  for (const [index, given] of rows.entries()) {
    const row = index + 1;
    const found = await read(given);
    errors.push(...found.faults.map((fault) => ({ row, ...fault })));
    const first = found.faults.find(({ blocks }) => blocks);
    if (found.accepted !== null) accepted.push({ row, ...found.accepted });
    else if (first !== undefined) faulty.push({ row, problem: first.problem, message: first.message });
  }
  const { near, duplicates } = await findDuplicates(table, creator, accepted);
  return {
    stored: { rows: near, faulty },
    errors: errors.slice(0, maxImportErrors),
    moreErrors: Math.max(0, errors.length - maxImportErrors),
    duplicates,
  };
}

async function findDuplicates(table: Table, creator: Creator, rows: readonly NumberedRow[]) {
  const holder = { creatorId: creator.id, userId: creator.userId };
  const codes = await codesNear(
    table,
    holder,
    rows.map(({ place }) => place),
  );
  const earlier = new PointGrid<{ row: number; latitude: number; longitude: number }>();
  const duplicates: ImportDuplicate[] = [];
  const near = rows.map((each): StoredRow => {
    const { row, place } = each;
    const { latitude, longitude } = place;
    const [code, other] = [codes.nearest(place), earlier.nearest(place)];
    if (code !== null) {
      duplicates.push({ row, of: { zarcode: formatCode(code.found.code) }, metres: rounded(code.metres) });
      return { ...each, near: 'duplicate' };
    }
    if (other !== null) {
      duplicates.push({ row, of: { row: other.found.row }, metres: rounded(other.metres) });
      return { ...each, near: 'duplicate_row' };
    }
    // One that may be left out itself makes no other a duplicate.
    earlier.add({ row, latitude, longitude });
    return each;
  });
  return { near, duplicates };
}

const rounded = (metres: number) => Math.round(metres * 10) / 10;
