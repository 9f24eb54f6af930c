import * as z from 'zod';

/** Purged on change. */
export const shareCardSeconds = 365 * 24 * 60 * 60;

/** `v` only makes the address another one where the picture is: chat apps keep what they have of an address. */
export const shareCardQuery = () => z.strictObject({ v: z.string().max(40).optional() });
