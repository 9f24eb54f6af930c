import { type Reservation, writeReservedFreed, writeTakenOut } from '#functions/data/reservations.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** Besides the booklet itself, in a transaction of at most a hundred writes. */
const maxCodesTogether = 99;

/**
 * Frees the unused codes of a booklet and removes it. Each transaction leaves a smaller one that can be used and released
 * again.
 * @returns false where it was changed meanwhile, so that the rest is to be released after another look
 */
export async function releaseCodes({ table, now }: Dependencies, reservation: Reservation): Promise<boolean> {
  const at = now().toISOString();
  // Then the codes are free, and may be somebody else's.
  const isOver = reservation.endsAt <= at;
  let { left, version } = reservation;
  do {
    const codes = left.slice(0, maxCodesTogether);
    const freed = isOver ? [] : codes.map((code) => writeReservedFreed(code, reservation.id, at));
    const takenOut = writeTakenOut({ ...reservation, left, version }, codes);
    if (!(await transactIfAllowed(table, [...freed, takenOut]))) return false;
    left = left.slice(maxCodesTogether);
    version += 1;
  } while (left.length > 0);
  return true;
}
