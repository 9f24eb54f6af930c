import * as z from 'zod';
import { isoTime } from './fields.ts';

/** What visitors said of a code in the last 90 days, and where they say its gate is. */
export const visitSummary = () =>
  z.object({
    found: z.number(),
    wrongPlace: z.number(),
    gateHere: z.number(),
    /** That nobody has answered. */
    suggestion: z
      .object({ id: z.string(), latitude: z.number(), longitude: z.number(), createdAt: isoTime() })
      .optional(),
  });
export type VisitSummary = z.output<ReturnType<typeof visitSummary>>;

/** How many visitors found a code, rounded down, and in which month the last one. */
export const confirmed = () => z.object({ visitors: z.number(), lastMonth: z.string() });
