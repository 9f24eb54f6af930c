import * as z from 'zod';
import {
  clashingLabels,
  guideMessages,
  labelProblem,
  maxArrival,
  maxGuideBytes,
  maxLabel,
  maxNote,
  maxPoints,
  maxStepDistanceM,
  maxSteps,
  maxStepText,
  storedBytes,
} from '#shared/domain/guide.ts';
import { landmarks, moves, pointKinds, sides } from '#shared/domain/guideIds.ts';
import { hasWebAddress } from '#shared/domain/webAddress.ts';
import { t } from '#shared/text/t.ts';
import { contactTel, id, latitude, longitude, text } from './fields.ts';

/** Everybody reads it, in messages and on signs, too. */
const plainText = (max: number) =>
  text(max)
    .refine((typed) => !/[<>]/.test(typed), guideMessages.markup)
    .refine((typed) => !hasWebAddress(typed), t`Please leave out web addresses.`);

const step = () =>
  z
    .strictObject({
      landmark: z.enum(landmarks, guideMessages.landmark),
      move: z.enum(moves, guideMessages.move),
      side: z.enum(sides, guideMessages.side).optional(),
      distanceM: z
        .int(guideMessages.distance)
        .min(1, guideMessages.distance)
        .max(maxStepDistanceM, guideMessages.distance)
        .optional(),
      text: plainText(maxStepText).optional(),
    })
    .refine(({ landmark, text: typed = '' }) => landmark !== 'other' || typed !== '', {
      path: ['text'],
      message: guideMessages.otherText,
    });

const label = () =>
  z
    .string(guideMessages.label)
    .regex(/^ *[A-Za-z0-9]{1,12} *$/, guideMessages.label)
    .max(4 * maxLabel, guideMessages.label)
    .transform((typed) => typed.trim().toUpperCase())
    .superRefine((typed, context) => {
      const problem = labelProblem(typed);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    });

const point = () =>
  z.strictObject({
    label: label(),
    kind: z.enum(pointKinds, guideMessages.kind),
    latitude: latitude(),
    longitude: longitude(),
    note: plainText(maxNote).optional(),
  });

/** The guide of a code, and the version of the code that it changes. Empty, it takes the guide away. */
export const guideInput = () =>
  z
    .strictObject({
      version: z.int('Please load this ZarCode again.').min(1, 'Please load this ZarCode again.'),
      steps: z.array(step()).max(maxSteps, guideMessages.tooManySteps),
      points: z
        .array(point())
        .max(maxPoints, guideMessages.tooManyPoints)
        .superRefine((points, context) => {
          for (const index of clashingLabels(points.map((each) => each.label)))
            context.addIssue({ code: 'custom', path: [index, 'label'], message: guideMessages.labelTaken });
        }),
      arrival: plainText(maxArrival).optional(),
      phone: contactTel().optional(),
      gatePhotoId: id('img').optional(),
    })
    .refine(({ version: _, ...guide }) => storedBytes(guide) <= maxGuideBytes, guideMessages.tooLarge);
export type GuideInput = z.output<ReturnType<typeof guideInput>>;
