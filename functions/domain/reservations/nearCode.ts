import type { Table } from '#functions/data/table.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { publicCodesNear } from '#functions/domain/imports/codesNear.ts';
import { serializeSuggestion } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { reservationMessages } from '#shared/domain/reservations.ts';
import { isPublic } from '#shared/domain/visibility.ts';

interface Near {
  readonly code: string;
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A code that everybody sees, so near that both may stand for one home. As a map knows it: it may be gone. */
export async function findNear(table: Table, point: Point): Promise<Near | null> {
  const near = (await publicCodesNear(table, point)).nearest(point);
  return near === null ? null : near.found;
}

/** Asks whether another home is meant. @throws 422 where the code is still there, and still everybody's to see */
export async function requireNotNear(table: Table, near: Near | null): Promise<void> {
  const zarCode = near === null ? null : await getZarCode(table, near.code, true);
  if (zarCode === null || !isPublic(zarCode)) return;
  throw new ApiError('duplicate_near', reservationMessages.near, {
    suggestions: [serializeSuggestion(zarCode)],
  });
}
