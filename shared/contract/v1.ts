import * as z from 'zod';
import { maxBatchCodes } from '#shared/domain/apiKeys.ts';
import { maxLabel } from '#shared/domain/guide.ts';
import { languages } from '#shared/text/languages.ts';
import { maxSuggestions } from './errors.ts';
import { code, isoTime } from './fields.ts';
import { route } from './route.ts';

/**
 * Version 1 of the API for programs of others. What its answers promise is written down in docs/product/api.md#versions:
 * fields may be added, and none is removed or changes its meaning.
 */

const area = () => ({
  suburb: z.string(),
  city: z.string(),
  province: z.string(),
});

const point = () => ({ latitude: z.number(), longitude: z.number() });

/** An existing code that may have been meant. */
export const suggestedCode = () => z.object({ code: z.string(), city: z.string(), province: z.string() });

const shared = () => ({
  code: z.string(),
  /** Its page. */
  url: z.string(),
  title: z.string(),
  ...area(),
  country: z.literal('South Africa'),
  /** An admin of ZarCodes has checked it. */
  verified: z.literal(true).optional(),
  updatedAt: isoTime(),
});

const publicCode = () =>
  z.strictObject({
    ...shared(),
    level: z.literal('public'),
    description: z.string().optional(),
    ...point(),
    addressLine1: z.string().optional(),
    addressLine2: z.string().optional(),
    /** Whether there are directions (`/v1/codes/{code}/guide`). */
    hasGuide: z.boolean(),
  });

/** Its owner shows the area only. */
const areaCode = () =>
  z.strictObject({ ...shared(), level: z.literal('area'), areaCentre: z.object(point()) });

const shownCode = () => z.union([publicCode(), areaCode()]);
export type V1Code = z.output<ReturnType<typeof shownCode>>;

const maxTyped = 40;
const typed = () => z.string().max(maxTyped, `Please give at most ${maxTyped} characters.`);

const codeList = () =>
  z
    .array(typed(), 'Please give the ZarCodes as a list.')
    .max(maxBatchCodes, `Please give at most ${maxBatchCodes} ZarCodes at once.`);

const ofCode = () => z.strictObject({ code: code() });

export const v1 = {
  get: route(() => ({
    method: 'GET',
    path: '/v1/codes/{code}',
    level: 'public',
    apiKey: 'codes:read',
    summary:
      'What is at a code: of one that shows its area only, its area. A code that looks the same as what was typed is found as well: `code` says which',
    params: ofCode(),
    response: shownCode(),
    errors: ['not_found'],
  })),
  batch: route(() => ({
    method: 'POST',
    path: '/v1/codes:batch',
    level: 'public',
    apiKey: 'codes:read',
    summary: `What is at up to ${maxBatchCodes} codes, in their order; each counts as a look-up`,
    body: z.strictObject({
      codes: z
        .array(typed(), 'Please give the ZarCodes as a list.')
        .min(1, 'Please give at least one ZarCode.')
        .max(maxBatchCodes, `Please give at most ${maxBatchCodes} ZarCodes at once.`),
    }),
    response: z.object({
      results: z.array(
        z.object({
          given: z.string(),
          /** Null for what is no code, or one that does not exist. Never a code that only looks the same. */
          found: shownCode().nullable(),
          /** What may have been meant. */
          suggestions: z.array(suggestedCode()).max(maxSuggestions),
        }),
      ),
    }),
    // It changes nothing.
    refreshes: 'nothing',
  })),
  suggest: route(() => ({
    method: 'GET',
    path: '/v1/codes:suggest',
    level: 'public',
    apiKey: 'codes:read',
    summary:
      'While somebody types a code: how it is written, and once it is complete, the code or those that may have been meant. No codes that begin with what was typed',
    query: z.strictObject({ q: typed() }),
    response: z.object({
      /** Whether it has the seven characters of a code. */
      complete: z.boolean(),
      /** As far as it was typed: `FLH-7P`. */
      written: z.string(),
      suggestions: z
        .array(
          z.object({
            code: z.string(),
            title: z.string(),
            ...area(),
            /** It is the one that was typed. */
            isExact: z.boolean(),
          }),
        )
        .max(maxSuggestions),
    }),
  })),
  guide: route(() => ({
    method: 'GET',
    path: '/v1/codes/{code}/guide',
    level: 'public',
    apiKey: 'codes:read',
    summary:
      'The directions to a public code for the last hundred metres, as sentences; 404 where it has none',
    params: ofCode(),
    query: z.strictObject({
      language: z.enum(languages, 'Please choose one of the languages.').default('en'),
    }),
    response: z.object({
      code: z.string(),
      language: z.enum(languages),
      /** In their order, without full stops. */
      steps: z.array(z.string()),
      /** Places beside the code's own: a gate, a door. */
      points: z.array(z.object({ label: z.string().max(maxLabel), name: z.string(), ...point() })),
      /** What to do on arrival. */
      arrival: z.string().optional(),
    }),
    errors: ['not_found'],
  })),
  save: route(() => ({
    method: 'POST',
    path: '/v1/saved-codes:batch',
    level: 'public',
    apiKey: 'codes:save',
    summary: `Save codes, to be told of their changes by the key's webhook, and forget others: ${maxBatchCodes} together. Each saved one counts as a look-up; saving or forgetting one twice changes nothing`,
    body: z
      .strictObject({ save: codeList().default([]), forget: codeList().default([]) })
      .refine(({ save, forget }) => save.length + forget.length > 0, 'Please give at least one ZarCode.')
      .refine(
        ({ save, forget }) => save.length + forget.length <= maxBatchCodes,
        `Please give at most ${maxBatchCodes} ZarCodes at once.`,
      ),
    response: z.object({
      /** Saved now, also those that were before. */
      saved: z.array(z.string()),
      /** What is no code, or does not exist for everybody. */
      unknown: z.array(z.object({ given: z.string() })),
      /** How many the key has saved. */
      total: z.number(),
    }),
    errors: ['saved_codes_full', 'unavailable'],
    refreshes: 'nothing',
  })),
  saved: route(() => ({
    method: 'GET',
    path: '/v1/saved-codes',
    level: 'public',
    apiKey: 'codes:save',
    summary: 'The codes that the key has saved, 1,000 a page. One that was saved a moment ago may be missing',
    query: z.strictObject({ after: code().optional() }),
    response: z.object({
      codes: z.array(z.string()),
      /** For `after`, where more follow. */
      next: z.string().nullable(),
    }),
  })),
  health: route(() => ({
    method: 'GET',
    path: '/v1/health',
    level: 'public',
    summary: 'Check that the API answers; needs no key',
    response: z.object({ status: z.literal('ok') }),
  })),
};
