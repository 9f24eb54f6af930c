import * as z from 'zod';
import { maxReasonLength } from '#shared/domain/changeRequests.ts';
import { changeRequest, requestFields } from './changeRequestFields.ts';
import { id, isoTime, lines, placeFields } from './fields.ts';
import { route } from './route.ts';
import { placeQuery, timePagination } from './timeList.ts';

const statuses = ['pending', 'approved', 'rejected'] as const;

/** As admins see it. */
const decidableRequest = () =>
  requestFields().extend({
    /** The place's title. */
    title: z.string(),
    status: z.enum(statuses),
    decidedAt: isoTime().optional(),
    /** What the admin who decided wrote to the owner. */
    note: z.string().optional(),
    user: z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() }),
  });
export type DecidableRequest = z.output<ReturnType<typeof decidableRequest>>;

const openedRequest = () =>
  decidableRequest().extend({
    /** Who decided; without a name after their account was deleted. */
    decidedBy: z.object({ id: z.string(), name: z.string() }).optional(),
    /** Pending, and not the caller's own. */
    canDecide: z.boolean(),
    /** As the code has it now; null where its owner does not show it to everybody. */
    place: z.object(placeFields()).nullable(),
  });
export type OpenedRequest = z.output<ReturnType<typeof openedRequest>>;

export const changeRequests = {
  list: route(() => ({
    method: 'GET',
    path: '/admin/change-requests',
    level: 'admin',
    summary: 'Change requests by status, five a page: the oldest pending first, the newest decisions first',
    query: placeQuery().safeExtend({ status: z.enum(statuses).default('pending') }),
    response: z.object({
      changeRequests: z.array(decidableRequest()),
      pagination: timePagination(),
    }),
    // Owners add to them.
    cacheSeconds: 60,
  })),
  decide: route(() => ({
    method: 'PUT',
    path: '/admin/change-requests/{id}',
    level: 'admin',
    summary: "Approve or reject somebody else's change request, with a note to its owner",
    params: z.strictObject({ id: id('chg') }),
    body: z.strictObject({
      decision: z.enum(['approve', 'reject'], 'Please choose to approve or to reject.'),
      note: lines(maxReasonLength).optional(),
    }),
    response: decidableRequest(),
    errors: ['not_found', 'change_request_decided', 'own_change_request', 'unavailable'],
    refreshes: ['audit'],
  })),
  my: route(() => ({
    method: 'GET',
    path: '/change-requests/my',
    level: 'user',
    summary: "The caller's current change requests, newest first",
    response: z.object({ changeRequests: z.array(changeRequest()) }),
    // An admin decides on them.
    cacheSeconds: 60,
  })),
  get: route(() => ({
    method: 'GET',
    path: '/admin/change-requests/{id}',
    level: 'admin',
    summary: 'A change request with the place that its code has now',
    params: z.strictObject({ id: id('chg') }),
    response: openedRequest(),
    errors: ['not_found'],
    // Other admins decide, too.
    cacheSeconds: 10,
  })),
};
