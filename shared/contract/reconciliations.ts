import * as z from 'zod';
import { amount, isoTime } from './fields.ts';

/** `off`: PayFast is not used. `unanswered`: PayFast's API did not answer, or not with a history. */
export const reconciliationStates = ['done', 'off', 'noCredentials', 'unanswered'] as const;

/**
 * `unknownOrder`: paid, but by no order of ours. `amount`: another amount than that of the order; nothing was issued for it
 * by the comparison. `unreadable`: an amount that is none. `notListed`: in our books, but not in PayFast's history.
 */
export const differenceKinds = ['unknownOrder', 'amount', 'unreadable', 'notListed'] as const;

const difference = () =>
  z.object({
    kind: z.enum(differenceKinds),
    pfPaymentId: z.string(),
    paymentId: z.string().optional(),
    expectedAmount: amount().optional(),
    receivedAmount: amount().optional(),
  });

/** A day in Johannesburg, compared with PayFast's history. */
export const reconciliation = () =>
  z.object({
    day: z.iso.date(),
    state: z.enum(reconciliationStates),
    ranAt: isoTime(),
    received: z.number(),
    /** Paid orders without a notice, which the comparison settled. */
    reconciled: z.number(),
    differenceCount: z.number(),
    /** At most the first 25. */
    differences: z.array(difference()),
  });
export type Reconciliation = z.output<ReturnType<typeof reconciliation>>;
