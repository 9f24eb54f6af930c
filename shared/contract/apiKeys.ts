import * as z from 'zod';
import {
  apiScopes,
  maxApiKeys,
  maxDailyCalls,
  maxKeyName,
  maxOriginLength,
  maxOrigins,
  readOrigin,
} from '#shared/domain/apiKeys.ts';
import { t } from '#shared/text/t.ts';
import { id, isoTime, text } from './fields.ts';
import { route } from './route.ts';
import { timeListQuery, timePagination } from './timeList.ts';

const badOrigin = t`Please enter the address of a site without a path, such as https://shop.example.co.za.`;

/** Of a site that may use the key, as its browsers send it. */
const origin = () =>
  z
    .string(badOrigin)
    .max(maxOriginLength, badOrigin)
    .transform((typed, context) => {
      const read = readOrigin(typed);
      if (read !== null) return read;
      context.issues.push({ code: 'custom', message: badOrigin, input: typed });
      return z.NEVER;
    });

const keyInput = () =>
  z.strictObject({
    name: text(maxKeyName, t`Please give the key a name.`),
    /** Of pages in a browser; none for a server. */
    origins: z
      .array(origin(), badOrigin)
      .max(maxOrigins, t`A key has at most ${maxOrigins} sites.`)
      .transform((origins) => [...new Set(origins)])
      .optional(),
  });
export type ApiKeyInput = z.output<ReturnType<typeof keyInput>>;

const ofKey = () => z.strictObject({ id: id('key') });

const callsOfDay = () => z.object({ day: z.iso.date(), calls: z.number() });

const apiKey = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    /** How it begins: what a person compares with the key that they have. */
    begins: z.string(),
    /** Empty for a key of servers. */
    origins: z.array(z.string()),
    scopes: z.array(z.enum(apiScopes)),
    dailyCalls: z.number(),
    /** By an admin. */
    disabled: z.boolean(),
    createdAt: isoTime(),
    /** When the secret before the last rotation stops to work; absent where it has. */
    overlapEndsAt: isoTime().optional(),
    /** The last day on which it was used, in Johannesburg; absent where it was not used in the last weeks. */
    lastUsed: callsOfDay().optional(),
  });
export type ApiKey = z.output<ReturnType<typeof apiKey>>;

const adminApiKey = () =>
  apiKey().extend({
    owner: z.object({ id: z.string(), name: z.string() }),
    /** The last two weeks, the newest day first; days without calls are left out. */
    days: z.array(callsOfDay()),
    version: z.number(),
  });
export type AdminApiKey = z.output<ReturnType<typeof adminApiKey>>;

/** Shown once: only its hash is stored. */
const newKey = () => z.object({ id: z.string(), key: z.string() });

export const apiKeys = {
  create: route(() => ({
    method: 'POST',
    path: '/user/api-keys',
    level: 'user',
    summary: `Make a key of the API, which is shown once; a person has at most ${maxApiKeys}`,
    status: 201,
    body: keyInput(),
    response: newKey(),
    errors: ['key_limit_reached', 'too_many_requests', 'unavailable'],
  })),
  list: route(() => ({
    method: 'GET',
    path: '/user/api-keys',
    level: 'user',
    summary: "The caller's keys of the API, without their secrets, the newest first",
    response: z.object({ keys: z.array(apiKey()).max(maxApiKeys) }),
    // Shops call meanwhile.
    cacheSeconds: 10,
  })),
  delete: route(() => ({
    method: 'DELETE',
    path: '/user/api-keys/{id}',
    level: 'user',
    summary: 'Revoke a key of the API: the next call with it is refused',
    params: ofKey(),
    response: z.object({ id: z.string() }),
    errors: ['not_found', 'unavailable'],
  })),
  rotate: route(() => ({
    method: 'POST',
    path: '/user/api-keys/{id}/rotate',
    level: 'user',
    summary:
      'Give a key of the API another secret, which is shown once; the one before works for 24 more hours, or until the next rotation',
    params: ofKey(),
    response: newKey().extend({ overlapEndsAt: isoTime() }),
    errors: ['not_found', 'too_many_requests', 'unavailable'],
  })),
  all: route(() => ({
    method: 'GET',
    path: '/admin/api-keys',
    level: 'admin',
    summary: 'Keys of the API with their owners and their calls by day, the newest first',
    query: timeListQuery().safeExtend({
      disabled: z.enum(['', 'true', 'false'], 'Please choose true or false.').optional(),
    }),
    response: z.object({ keys: z.array(adminApiKey()), pagination: timePagination() }),
    cacheSeconds: 10,
  })),
  update: route(() => ({
    method: 'PUT',
    path: '/admin/api-keys/{id}',
    level: 'admin',
    summary: 'Set how many look-ups a day a key of the API has, or disable it',
    params: ofKey(),
    body: z
      .strictObject({
        dailyCalls: z
          .int('Please give a whole number of look-ups.')
          .min(1, 'Please give at least one look-up a day.')
          .max(maxDailyCalls, `Please give at most ${maxDailyCalls} look-ups a day.`),
        disabled: z.boolean('Please choose yes or no.'),
        version: z.int(),
      })
      .partial()
      .refine(
        ({ dailyCalls, disabled }) => dailyCalls !== undefined || disabled !== undefined,
        'Please give something to change.',
      ),
    response: adminApiKey(),
    errors: ['not_found', 'changed_meanwhile', 'unavailable'],
    refreshes: ['audit'],
  })),
};
