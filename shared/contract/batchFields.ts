import * as z from 'zod';
import { maxStops } from '#shared/domain/stops.ts';
import { pinPattern } from '#shared/domain/visibility.ts';
import { passOfFragment } from '#shared/edge/passLink.ts';
import { codeSuggestion, maxSuggestions } from './errors.ts';
import { code } from './fields.ts';
import { areaZarCode, openedZarCode, publicZarCode } from './zarCodeFields.ts';

const noSecret = 'Please give a PIN, or what stands behind #pass= in a link.';

/** Digits are a PIN, anything else is a pass. */
const secret = () =>
  z
    .string(noSecret)
    .refine((given) => passOfFragment(`#pass=${given}`) !== null, noSecret)
    .refine((given) => !/^\d+$/.test(given) || pinPattern.test(given), 'A PIN has 4 to 6 digits.');

export const batchInput = () =>
  z.strictObject({
    codes: z
      .array(code(), 'Please give the ZarCodes as a list.')
      .min(1, 'Please give at least one ZarCode.')
      .max(maxStops, `A run has at most ${maxStops} stops.`),
    /** By their code; those of codes that are not in the list open nothing. */
    passes: z
      .record(code(), secret(), 'Please give each PIN or pass by its ZarCode.')
      .refine(
        (passes) => Object.keys(passes).length <= maxStops,
        `Please give at most ${maxStops} PINs and passes.`,
      )
      .optional(),
  });
export type BatchInput = z.output<ReturnType<typeof batchInput>>;

/** Why what was brought along for a code did not open it: for a code that does not exist as for a private one. */
const refusals = ['pin', 'pass', 'tooMany'] as const;
export type Refusal = (typeof refusals)[number];

export const batchAnswer = () =>
  z.object({
    /** In the order of the request, each once. Strict and first: most are public. */
    zarcodes: z.array(z.union([publicZarCode().strict(), openedZarCode(), areaZarCode()])),
    missing: z.array(
      z.object({
        code: z.string(),
        /** A creator has reserved it, and it has no place yet. */
        isReserved: z.literal(true).optional(),
        /** Absent where the caller has looked up too many codes that do not exist. */
        suggestions: z.array(codeSuggestion()).max(maxSuggestions).optional(),
      }),
    ),
    refused: z.array(z.object({ code: z.string(), reason: z.enum(refusals) })),
  });
export type BatchAnswer = z.output<ReturnType<typeof batchAnswer>>;
