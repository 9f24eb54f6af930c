import { parseReservedCode, type ReservedCode } from '#functions/data/reservations.ts';
import type { Table } from '#functions/data/table.ts';
import { getCodeItem, parseZarCode } from '#functions/data/zarcodes.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { reservationMessages } from '#shared/domain/reservations.ts';

export const noLongerReserved = () => new ApiError('code_not_reserved', reservationMessages.ended);

/** A code that a creator has reserved. @throws 422 where it is used already, or not theirs, or its time is over */
export async function findReserved(
  table: Table,
  { code, creatorId, now }: { readonly code: string; readonly creatorId: string; readonly now: Date },
): Promise<ReservedCode> {
  const item = await getCodeItem(table, code, true);
  const reserved = parseReservedCode(item, now);
  if (reserved?.creatorId === creatorId) return reserved;
  const isUsed = parseZarCode(item)?.creatorId === creatorId;
  throw isUsed ? new ApiError('code_not_reserved', reservationMessages.used) : noLongerReserved();
}
