import * as z from 'zod';
import {
  maxPassLabel,
  passHours,
  passOpenings,
  pinPattern,
  visibilities,
} from '#shared/domain/visibility.ts';
import { isoTime, text } from './fields.ts';

export const visibility = () =>
  z.enum(visibilities, 'Please choose who may see it: everybody, its area only, or nobody.');

export const pin = () => z.string('A PIN has 4 to 6 digits.').regex(pinPattern, 'A PIN has 4 to 6 digits.');

const hours = () => z.literal([...passHours], 'Please choose how long the pass is valid.');
const openings = () => z.literal([...passOpenings], 'Please choose how often the pass opens the code.');

export const passInput = () =>
  z.strictObject({
    label: text(maxPassLabel, 'Please say who the pass is for.'),
    hours: hours(),
    openings: openings(),
  });
export type PassInput = z.output<ReturnType<typeof passInput>>;

/** One use of a pass. `place` is roughly where, as the edge knows; empty where it does not. */
const opening = () => z.object({ at: isoTime(), device: z.string(), place: z.string() });

export const passStates = ['live', 'expired', 'used', 'revoked'] as const;

/** Without its secret, which nobody can read again. */
export const pass = () =>
  z.object({
    id: z.string(),
    label: z.string(),
    state: z.enum(passStates),
    createdAt: isoTime(),
    expiresAt: isoTime().nullable(),
    openings: openings(),
    used: z.number(),
    /** The newest, newest first. */
    opened: z.array(opening()),
  });
export type Pass = z.output<ReturnType<typeof pass>>;
