import { listReservations } from '#functions/data/reservations.ts';
import { requireHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { serializeReservation } from '#functions/domain/reservations/serializeReservation.ts';
import { handle } from '#functions/lib/handle.ts';
import { reservations } from '#shared/contract/reservations.ts';

export const handler = handle('reservations.list', reservations.list, async ({ caller, deps }) => {
  const creator = await requireHeldCreator(deps.table, caller.id);
  const stored = await listReservations(deps.table, creator.id);
  return { reservations: stored.map((reservation) => serializeReservation(reservation, deps.now())) };
});
