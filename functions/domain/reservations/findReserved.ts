import { parseReservedCode, type ReservedCode } from '#functions/data/reservations.ts';
import { type getCodeItem, parseZarCode } from '#functions/data/zarcodes.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { reservationMessages } from '#shared/domain/reservations.ts';

const notReserved = (message: string) => new ApiError('code_not_reserved', message);

/** Used, released or ended since it was read. */
export const noLongerReserved = () => notReserved(reservationMessages.gone);

/** The code of an item that a creator has reserved. @throws 422 where it is used already, or not theirs, or its time is over */
export function requireReserved(
  item: Awaited<ReturnType<typeof getCodeItem>>,
  { creatorId, now }: { readonly creatorId: string; readonly now: Date },
): ReservedCode {
  const reserved = parseReservedCode(item, now);
  if (reserved?.creatorId === creatorId) return reserved;
  const isUsed = parseZarCode(item)?.creatorId === creatorId;
  throw notReserved(isUsed ? reservationMessages.used : reservationMessages.ended);
}
