import type { Erasure } from '#functions/data/erasures.ts';
import { listFormers } from '#functions/data/formers.ts';
import { listReservations } from '#functions/data/reservations.ts';
import { releaseCodes } from '#functions/domain/reservations/releaseCodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** Their unused codes are free again: without the profile nobody can use them. */
export async function eraseReservations(deps: Dependencies, { userId }: Erasure): Promise<'done' | 'more'> {
  const { creators } = await listFormers(deps.table, userId);
  const lists = await Promise.all(creators.map(({ id }) => listReservations(deps.table, id)));
  for (const reservation of lists.flat()) await releaseCodes(deps, reservation);
  return lists.every((list) => list.length === 0) ? 'done' : 'more';
}
