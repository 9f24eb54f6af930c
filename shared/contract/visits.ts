import * as z from 'zod';
import { maxGateAccuracyM } from '#shared/domain/gateAccuracy.ts';
import { maxPointAccuracy } from '#shared/domain/pointSources.ts';
import { visitMessages, visitResults } from '#shared/domain/visits.ts';
import { code, id, latitude, longitude } from './fields.ts';
import { route } from './route.ts';
import { visitSummary } from './visitFields.ts';

const report = () =>
  z
    .strictObject({
      result: z.enum(visitResults, visitMessages.result),
      /** Random, made by the browser. */
      device: z.string(visitMessages.device).regex(/^[\w-]{22,40}$/, visitMessages.device),
      latitude: latitude().optional(),
      longitude: longitude().optional(),
      accuracyM: z
        .number(visitMessages.accuracy)
        .min(0, visitMessages.accuracy)
        .max(maxPointAccuracy, visitMessages.accuracy)
        .optional(),
    })
    .superRefine(({ result, latitude: lat, longitude: lng, accuracyM }, context) => {
      if (result !== 'gateHere') return;
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (lat === undefined || lng === undefined) refuse('latitude', visitMessages.noPosition);
      if (accuracyM === undefined || accuracyM > maxGateAccuracyM) refuse('accuracyM', visitMessages.inexact);
    });
export type VisitReport = z.output<ReturnType<typeof report>>;

export const visits = {
  create: route(() => ({
    method: 'POST',
    path: '/zarcodes/{code}/visits',
    level: 'public',
    summary:
      'Say of a code whether it was found, is the wrong place, or where its gate is: once a day from a device and an address. One that is not public takes it with a pass or a PIN',
    params: z.strictObject({ code: code() }),
    opensCodes: true,
    body: report(),
    response: z.object({ recorded: z.literal(true) }),
    errors: ['not_found', 'pin_wrong', 'too_many_requests', 'unavailable'],
    // What it changes is shown to others, and later.
    refreshes: 'nothing',
  })),
  list: route(() => ({
    method: 'GET',
    path: '/zarcodes/{code}/visits',
    level: 'user',
    summary: 'What visitors said of a code in the last 90 days, for its owner and admins who see it',
    params: z.strictObject({ code: code() }),
    response: visitSummary(),
    errors: ['not_found'],
    // Visitors cause it.
    cacheSeconds: 60,
  })),
  answerSuggestion: route(() => ({
    method: 'PUT',
    path: '/zarcodes/{code}/visits/suggestion',
    level: 'user',
    summary:
      "Accept or decline where visitors say that the gate of one of the caller's own codes is. Accepted, it is a point of the guide; declined, that place is not suggested again",
    params: z.strictObject({ code: code() }),
    body: z.strictObject({
      id: id('sug'),
      /** Of the code, as the caller saw it. */
      version: z.int('Please load this ZarCode again.').min(1, 'Please load this ZarCode again.'),
      accept: z.boolean('Please say whether this is the gate.'),
    }),
    response: visitSummary().extend({
      /** The code's, where it was accepted. */
      version: z.number().optional(),
    }),
    errors: [
      'not_found',
      'edit_conflict',
      'outside_south_africa',
      'points_full',
      'too_many_requests',
      'unavailable',
    ],
    refreshes: ['creators', 'user', 'zarcodes'],
  })),
};
