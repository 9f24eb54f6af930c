import type { Reservation } from '#functions/data/reservations.ts';
import type { ListedReservation } from '#shared/contract/reservations.ts';
import { formatCode } from '#shared/domain/code.ts';

export function serializeReservation(reservation: Reservation, now: Date): ListedReservation {
  const { id, name, left, used, createdAt, endsAt } = reservation;
  const codes = endsAt <= now.toISOString() ? [] : left;
  return {
    id,
    ...(name !== undefined && { name }),
    codes: codes.map(formatCode),
    used: used.map(formatCode),
    createdAt,
    endsAt,
  };
}
