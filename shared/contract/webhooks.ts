import * as z from 'zod';
import {
  maxDeliveriesListed,
  maxWebhookUrl,
  webhookEvents,
  webhookUrlProblem,
} from '#shared/domain/webhooks.ts';
import { id, isoTime } from './fields.ts';
import { route } from './route.ts';

const ofKey = () => z.strictObject({ id: id('key') });

const url = () =>
  z
    .string('Please give the address of your receiver.')
    .max(maxWebhookUrl, `Please give an address of at most ${maxWebhookUrl} characters.`)
    .transform((typed, context) => {
      const problem = webhookUrlProblem(typed.trim());
      if (problem === null) return typed.trim();
      context.issues.push({ code: 'custom', message: problem, input: typed });
      return z.NEVER;
    });

const webhook = () =>
  z.object({
    url: z.string(),
    createdAt: isoTime(),
    /** Its receiver did not answer for days; what changes waits until it is started again. */
    pausedAt: isoTime().optional(),
    /** Since when nothing was taken. */
    failingSince: isoTime().optional(),
    /** When the secret before the last rotation stops signing; absent where it has. */
    overlapEndsAt: isoTime().optional(),
  });

const delivery = () =>
  z.object({
    id: z.string(),
    event: z.enum(webhookEvents),
    zarcode: z.string(),
    /** When the code changed. */
    at: isoTime(),
    attempts: z.number(),
    /** Of the last attempt: the receiver's status, or why there was none. */
    result: z.string().optional(),
    /** Absent while it waits. */
    deliveredAt: isoTime().optional(),
    /** When it is tried next; only of one that waits and was tried. */
    nextAt: isoTime().optional(),
  });
export type ListedDelivery = z.output<ReturnType<typeof delivery>>;

/** Shown once. */
const secret = () => z.object({ secret: z.string() });

export const webhooks = {
  get: route(() => ({
    method: 'GET',
    path: '/user/api-keys/{id}/webhook',
    level: 'user',
    summary: `Where changes of a key's saved codes are told, how many codes these are, and its last ${maxDeliveriesListed} deliveries: those that wait first, then the newest`,
    params: ofKey(),
    response: z.object({
      webhook: webhook().nullable(),
      savedCodes: z.number(),
      deliveries: z.array(delivery()).max(maxDeliveriesListed),
    }),
    errors: ['not_found'],
    cacheSeconds: 5,
  })),
  set: route(() => ({
    method: 'PUT',
    path: '/user/api-keys/{id}/webhook',
    level: 'user',
    summary:
      'Set the address that is told of changes. A new webhook gets a secret, which is shown once; another address keeps it',
    params: ofKey(),
    body: z.strictObject({ url: url() }),
    response: z.object({ url: z.string(), secret: z.string().optional() }),
    errors: ['not_found', 'key_for_pages', 'unavailable'],
  })),
  delete: route(() => ({
    method: 'DELETE',
    path: '/user/api-keys/{id}/webhook',
    level: 'user',
    summary: 'Delete the webhook of a key with all that waits; its saved codes stay',
    params: ofKey(),
    response: z.object({ id: z.string() }),
    errors: ['not_found', 'unavailable'],
  })),
  rotate: route(() => ({
    method: 'POST',
    path: '/user/api-keys/{id}/webhook/rotate',
    level: 'user',
    summary:
      'Give a webhook another secret, which is shown once; the one before signs beside it for 24 more hours',
    params: ofKey(),
    response: secret().extend({ overlapEndsAt: isoTime() }),
    errors: ['not_found', 'unavailable'],
  })),
  resume: route(() => ({
    method: 'POST',
    path: '/user/api-keys/{id}/webhook/resume',
    level: 'user',
    summary: 'Start a webhook that was paused: what waits is sent from the beginning',
    params: ofKey(),
    response: webhook(),
    errors: ['not_found', 'unavailable'],
  })),
  test: route(() => ({
    method: 'POST',
    path: '/user/api-keys/{id}/webhook/test',
    level: 'user',
    summary: 'Call the webhook now with an event `test`, and say what it answered',
    params: ofKey(),
    response: z.object({
      /** It took it. */
      taken: z.boolean(),
      /** Its status, or why there was none. */
      result: z.string(),
    }),
    errors: ['not_found', 'too_many_requests'],
    refreshes: 'nothing',
  })),
  sendAgain: route(() => ({
    method: 'POST',
    path: '/user/api-keys/{id}/webhook/deliveries/{deliveryId}/send',
    level: 'user',
    summary: 'Send a delivery again, with the same id: one that waits now, one that was taken once more',
    params: z.strictObject({ id: id('key'), deliveryId: id('whd') }),
    response: z.object({ id: z.string() }),
    errors: ['not_found', 'too_many_requests', 'unavailable'],
  })),
};
