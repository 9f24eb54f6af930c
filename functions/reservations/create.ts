import type { Reservation } from '#functions/data/reservations.ts';
import { creatorRequired } from '#functions/domain/creators/creatorRequired.ts';
import { findHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { reserveCodes } from '#functions/domain/reservations/reserveCodes.ts';
import { serializeReservation } from '#functions/domain/reservations/serializeReservation.ts';
import { handle } from '#functions/lib/handle.ts';
import { readSubmission, withIdempotency } from '#functions/lib/idempotency.ts';
import { reservations } from '#shared/contract/reservations.ts';

export const handler = handle('reservations.create', reservations.create, async (input) => {
  const { body, caller, idempotencyKey, deps } = input;
  const request = ['reservations.create', body];
  const [creator, submission] = await Promise.all([
    findHeldCreator(deps.table, caller.id),
    readSubmission(deps, { userId: caller.id, key: idempotencyKey, request }),
  ]);
  const serialize = (reservation: Reservation) => serializeReservation(reservation, deps.now());
  return withIdempotency(deps, submission, serialize, async (alsoWrite) => {
    if (creator === null) throw creatorRequired();
    return reserveCodes(deps, { creator, ...body, alsoWrite });
  });
});
