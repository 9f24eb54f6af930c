import { requireHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { releaseReservation } from '#functions/domain/reservations/releaseReservation.ts';
import { handle } from '#functions/lib/handle.ts';
import { reservations } from '#shared/contract/reservations.ts';

export const handler = handle(
  'reservations.delete',
  reservations.delete,
  async ({ params, caller, deps }) => {
    const creator = await requireHeldCreator(deps.table, caller.id);
    await releaseReservation(deps, { creatorId: creator.id, id: params.id });
    return { id: params.id };
  },
);
