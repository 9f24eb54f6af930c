import * as z from 'zod';
import { landmarks, moves, pointKinds, sides } from '#shared/domain/guideIds.ts';

const Step = z.lazy(() =>
  z.object({
    landmark: z.enum(landmarks),
    move: z.enum(moves),
    side: z.enum(sides).optional(),
    distanceM: z.number().optional(),
    text: z.string().optional(),
  }),
);

const Point = z.lazy(() =>
  z.object({
    label: z.string(),
    kind: z.enum(pointKinds),
    latitude: z.number(),
    longitude: z.number(),
    note: z.string().optional(),
  }),
);

/** How to find a place, as its owner says it: part of the code's item. */
export const Guide = z.lazy(() =>
  z.object({
    steps: z.array(Step),
    points: z.array(Point),
    arrival: z.string().optional(),
    phone: z.string().optional(),
    gatePhotoId: z.string().optional(),
  }),
);
export type Guide = z.output<typeof Guide>;
