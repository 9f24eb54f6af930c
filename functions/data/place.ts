import * as z from 'zod';
import { pointSources } from '#shared/domain/pointSources.ts';
import { provinces } from '#shared/domain/provinces.ts';

/** What somebody says of a place: part of a code, and before that of the order that pays for it. */
export const Place = z.lazy(() =>
  z.object({
    title: z.string(),
    description: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    addressLine1: z.string(),
    addressLine2: z.string(),
    suburb: z.string(),
    city: z.string(),
    province: z.enum(provinces),
  }),
);
export type Place = z.output<typeof Place>;

/** With how its point was given, and how exactly in metres: for its owner and admins. Absent on older ones. */
export const PinnedPlace = z.lazy(() =>
  Place.unwrap().extend({
    pointSource: z.enum(pointSources).optional(),
    pointAccuracy: z.number().optional(),
  }),
);
export type PinnedPlace = z.output<typeof PinnedPlace>;
