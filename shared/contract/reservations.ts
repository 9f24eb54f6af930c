import * as z from 'zod';
import { maxBookletName, maxReserved } from '#shared/domain/reservations.ts';
import { id, isoTime, text } from './fields.ts';
import { route } from './route.ts';

const countMessage = `Please give a number of ZarCodes from 1 to ${maxReserved}.`;

const reservation = () =>
  z.object({
    id: z.string(),
    /** Who captures with it, as the person who reserved it wrote. */
    name: z.string().optional(),
    /** Those that can be used; none after the end. */
    codes: z.array(z.string()),
    used: z.array(z.string()),
    createdAt: isoTime(),
    endsAt: isoTime(),
  });
export type ListedReservation = z.output<ReturnType<typeof reservation>>;

export const reservations = {
  create: route(() => ({
    method: 'POST',
    path: '/creators/me/reservations',
    level: 'user',
    summary:
      "Reserve codes of the caller's own prefix as a booklet, to be bound to their places within 14 days",
    status: 201,
    body: z.strictObject({
      count: z.int(countMessage).min(1, countMessage).max(maxReserved, countMessage),
      name: text(maxBookletName).optional(),
    }),
    response: reservation(),
    errors: [
      'creator_required',
      'creator_inactive',
      'daily_limit_reached',
      'prefix_required',
      'prefix_full',
      'reservation_limit_reached',
      'idempotency_conflict',
      'unavailable',
    ],
    idempotent: true,
    refreshes: ['creators'],
  })),
  list: route(() => ({
    method: 'GET',
    path: '/creators/me/reservations',
    level: 'user',
    summary:
      "The caller's newest hundred booklets, newest first, with the codes that are left and those that were used",
    response: z.object({ reservations: z.array(reservation()) }),
    errors: ['not_found'],
  })),
  delete: route(() => ({
    method: 'DELETE',
    path: '/creators/me/reservations/{id}',
    level: 'user',
    summary: 'End a booklet: its unused codes are free again, those that were used stay',
    params: z.strictObject({ id: id('rsv') }),
    response: z.object({ id: z.string() }),
    errors: ['not_found', 'unavailable'],
  })),
};
