import { listReservations } from '#functions/data/reservations.ts';
import { TableBusy } from '#functions/data/transact.ts';
import { reservationNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { releaseCodes } from './releaseCodes.ts';

/** A phone may use one code after the other meanwhile. */
const maxAttempts = 10;

/** @throws 404 where the creator has no such booklet */
export async function releaseReservation(
  deps: Dependencies,
  { creatorId, id }: { readonly creatorId: string; readonly id: string },
): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const stored = await listReservations(deps.table, creatorId);
    const reservation = stored.find((each) => each.id === id);
    if (reservation === undefined) {
      // An attempt before this one was interrupted by another call that removed it.
      if (attempt > 0) return;
      throw reservationNotFound();
    }
    if (await releaseCodes(deps, reservation)) return;
  }
  throw new TableBusy('Gave up on a booklet');
}
