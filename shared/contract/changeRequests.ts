import * as z from 'zod';
import { isoTime } from './fields.ts';
import { route } from './route.ts';

const asked = () =>
  z.object({ id: z.string(), zarcode: z.string(), reason: z.string(), createdAt: isoTime() });

export const changeRequest = () =>
  z.discriminatedUnion('status', [
    asked().extend({ status: z.literal('pending') }),
    // From then the owner may edit the code for 24 hours.
    asked().extend({ status: z.literal('approved'), approvedAt: isoTime() }),
    asked().extend({ status: z.literal('rejected') }),
  ]);
export type ChangeRequest = z.output<ReturnType<typeof changeRequest>>;

export const changeRequests = {
  my: route(() => ({
    method: 'GET',
    path: '/change-requests/my',
    level: 'user',
    summary: "The caller's change requests, newest first, without those that are over",
    response: z.object({ changeRequests: z.array(changeRequest()) }),
    // An admin decides on them.
    cacheSeconds: 60,
  })),
};
