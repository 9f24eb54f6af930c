import * as z from 'zod';
import { isoTime } from './fields.ts';
import { route } from './route.ts';

const content = () =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('payment'), paymentId: z.string(), description: z.string() }),
    z.object({
      kind: z.literal('changeRequest'),
      zarcode: z.string(),
      decision: z.enum(['approved', 'rejected']),
    }),
    z.object({ kind: z.literal('messageReply'), subject: z.string() }),
    z.object({ kind: z.literal('pinTries'), zarcode: z.string() }),
    /** Its resident took the code over. */
    z.object({ kind: z.literal('codeClaimed'), zarcode: z.string() }),
    /** The caller's import has made its codes, or stopped before. */
    z.object({
      kind: z.literal('importEnded'),
      importId: z.string(),
      name: z.string(),
      made: z.number(),
      isWhole: z.boolean(),
    }),
    /** Visitors say where the gate is. */
    z.object({ kind: z.literal('gateSuggested'), zarcode: z.string() }),
    /** Visitors say that it leads to the wrong place. */
    z.object({ kind: z.literal('wrongPlace'), zarcode: z.string() }),
  ]);

const notification = () =>
  z.object({ id: z.string(), at: isoTime(), unread: z.boolean(), content: content() });
export type Notification = z.output<ReturnType<typeof notification>>;

export const notifications = {
  list: route(() => ({
    method: 'GET',
    path: '/notifications',
    level: 'user',
    summary: 'What is new for the caller: the last 30, newest first, and how many are unread',
    response: z.object({
      notifications: z.array(notification()),
      /** At most 100: more than 99 are not counted further. */
      unread: z.number(),
    }),
    // An admin and the provider cause them.
    cacheSeconds: 60,
  })),
  markRead: route(() => ({
    method: 'POST',
    path: '/notifications/read',
    level: 'user',
    summary: "Mark the caller's notifications as read, up to a time",
    body: z.strictObject({ upTo: z.iso.datetime('Please give the time of a notification.') }),
    response: z.object({ upTo: isoTime() }),
  })),
};
