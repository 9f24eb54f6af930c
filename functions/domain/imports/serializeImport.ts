import type { Import } from '#functions/data/imports.ts';
import type { ImportProgress, imports } from '#shared/contract/imports.ts';
import type { RouteResponse } from '#shared/contract/route.ts';
import { importUndoHours } from '#shared/domain/imports.ts';
import type { CheckedImport } from './checkImport.ts';

/** Rows that become codes: without those near to others, where these are left out. */
export const codesToMake = ({
  codes,
  near,
  duplicates,
}: Pick<Import, 'codes' | 'near' | 'duplicates'>): number => (duplicates === 'skip' ? codes - near : codes);

/** Null where it can't be undone, or has no end yet. */
export function undoUntilOf({ state, endedAt, made }: Import): Date | null {
  const hasEnded = state === 'done' || state === 'cancelled';
  if (!hasEnded || endedAt === undefined || made === 0) return null;
  return new Date(Date.parse(endedAt) + importUndoHours * 3_600_000);
}

export function serializeImport(imported: Import, now: Date): ImportProgress {
  const { creatorId: _, userId: __, near: ___, version: ____, storedAt: _____, ...shown } = imported;
  const undoUntil = undoUntilOf(imported);
  return {
    ...shown,
    codes: codesToMake(imported),
    ...(undoUntil !== null && undoUntil > now && { undoUntil: undoUntil.toISOString() }),
  };
}

export function serializeCheck(
  { imported, errors, moreErrors, duplicates, madeToday }: CheckedImport,
  perDay: number,
): RouteResponse<ReturnType<typeof imports.create>> {
  const { id, name, rows, codes } = imported;
  const leftToday = Math.max(0, perDay - madeToday);
  const later = Math.max(0, codes - leftToday);
  const days = (codes > 0 && leftToday > 0 ? 1 : 0) + Math.ceil(later / perDay);
  return {
    id,
    name,
    rows,
    errors: [...errors],
    moreErrors,
    duplicates: [...duplicates],
    codes,
    price: '0.00',
    limits: { perDay, leftToday, days },
  };
}
