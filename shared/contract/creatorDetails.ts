import * as z from 'zod';

/** What a project page says of one code. */
export const codeDetails = () =>
  z.object({
    zarcode: z.string(),
    /** Metres; absent where the device gave none, as of imported places. */
    pointAccuracy: z.number().optional(),
    photos: z.number(),
    hasGuide: z.boolean(),
    /** Its claim slip: `waiting` for its resident, `ended` after twelve months. */
    slip: z.enum(['none', 'waiting', 'ended']),
  });
export type CodeDetails = z.output<ReturnType<typeof codeDetails>>;
