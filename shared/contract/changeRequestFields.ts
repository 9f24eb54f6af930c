import * as z from 'zod';
import { isoTime } from './fields.ts';

export const requestFields = () =>
  z.object({ id: z.string(), zarcode: z.string(), reason: z.string(), createdAt: isoTime() });

export const changeRequest = () =>
  z.discriminatedUnion('status', [
    requestFields().extend({ status: z.literal('pending') }),
    // The edit window of 24 hours starts at approvedAt.
    requestFields().extend({ status: z.literal('approved'), approvedAt: isoTime() }),
    requestFields().extend({ status: z.literal('rejected') }),
  ]);
export type ChangeRequest = z.output<ReturnType<typeof changeRequest>>;
