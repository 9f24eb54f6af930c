import * as z from 'zod';
import { landmarks, moves, pointKinds, sides } from '#shared/domain/guideIds.ts';

/** As answers say it. */
export const guide = () =>
  z.object({
    steps: z.array(
      z.object({
        landmark: z.enum(landmarks),
        move: z.enum(moves),
        side: z.enum(sides).optional(),
        distanceM: z.number().optional(),
        text: z.string().optional(),
      }),
    ),
    points: z.array(
      z.object({
        label: z.string(),
        kind: z.enum(pointKinds),
        latitude: z.number(),
        longitude: z.number(),
        note: z.string().optional(),
      }),
    ),
    arrival: z.string().optional(),
    phone: z.string().optional(),
    gatePhotoId: z.string().optional(),
  });
