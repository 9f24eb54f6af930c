import * as z from 'zod';
import { amount, id, isoTime, pagination, text, wholeText } from './fields.ts';
import { route } from './route.ts';

/** PayFast pays back into what it was paid with; anything else an admin pays back, and records here. */
export const refundMethods = ['payFast', 'manual'] as const;

/** `open`: requested from PayFast, which has not said yet whether it happened. */
export const refundStatuses = ['open', 'done', 'notDone'] as const;

export const refund = () =>
  z.object({
    id: z.string(),
    paymentId: z.string(),
    status: z.enum(refundStatuses),
    method: z.enum(refundMethods),
    amount: amount(),
    reference: z.string().optional(),
    createdAt: isoTime(),
    refundedAt: isoTime().optional(),
    /** Given a moment after it was refunded. */
    creditNote: z.string().optional(),
    /** Prepaid codes that were taken back with it. */
    voidedCodes: z.number(),
    /** The code that was withdrawn with it. */
    withdrawnCode: z.string().optional(),
  });
export type RefundResponse = z.output<ReturnType<typeof refund>>;

const paymentId = () => z.strictObject({ id: id('pay') });

const noAmount = 'Please enter an amount in rands and cents, such as 19.00.';
const payable = () =>
  z
    .string(noAmount)
    .regex(/^(0|[1-9]\d{0,11})\.\d{2}$/, noAmount)
    .refine((value) => Number(value) > 0, noAmount);

/** PayFast takes reasons of 3 to 255 characters: https://developers.payfast.co.za/api#create-a-refund */
const reason = () => text(255, 'Please enter a reason.').pipe(z.string().min(3, 'Please enter a reason.'));

/** Money that an admin has to look after. */
const refundDue = () =>
  z.object({
    /** The payment's. */
    id: z.string(),
    amount: amount(),
    createdAt: isoTime(),
    /** `accountErased`: paid after its account was deleted. `unconfirmed`: a refund that PayFast did not confirm. */
    reason: z.enum(['accountErased', 'unconfirmed']),
  });
export type RefundDueResponse = z.output<ReturnType<typeof refundDue>>;

const refundErrors = ['not_found', 'refund_conflict', 'refund_refused', 'unavailable'] as const;

export const refunds = {
  list: route(() => ({
    method: 'GET',
    path: '/admin/refunds',
    level: 'admin',
    summary: 'What is to be refunded, the oldest first, ten a page: the first two hundred',
    query: z.strictObject({ page: wholeText(1, 20).default(1) }),
    response: z.object({ refunds: z.array(refundDue()), pagination: pagination() }),
    // Jobs add to it.
    cacheSeconds: 10,
  })),
  options: route(() => ({
    method: 'GET',
    path: '/admin/payments/{id}/refund',
    level: 'admin',
    summary: 'What can be refunded of a payment, as PayFast says',
    params: paymentId(),
    response: z.object({
      refunded: amount(),
      left: amount(),
      /** What PayFast would pay back now, whole or in part; absent where it can't, and `sentence` says why. */
      payFast: z.object({ available: amount(), part: z.boolean() }).optional(),
      sentence: z.string(),
      /** A refund that has not ended. */
      open: refund().optional(),
      /** An admin has to say whether it happened, because PayFast's answer does not decide it. */
      mayDecide: z.boolean(),
      prepaid: z.object({ bought: z.number(), unused: z.number() }).optional(),
      /** The code that was bought, where it still exists. */
      zarcode: z.string().optional(),
    }),
    errors: ['not_found'],
    // PayFast knows it, and other admins change it.
    cacheSeconds: 0,
  })),
  create: route(() => ({
    method: 'POST',
    path: '/admin/payments/{id}/refund',
    level: 'admin',
    summary: 'Pay back a payment or a part of it, or record that it was paid back',
    status: 201,
    params: paymentId(),
    body: z
      .strictObject({
        method: z.enum(refundMethods),
        amount: payable(),
        /** What the admin was shown as refunded before: where it is more by now, nothing happens. */
        refundedBefore: amount(),
        reason: reason(),
        /** Bank reference, if paid back by hand. */
        reference: text(100).optional(),
        withdrawCode: z.boolean().optional(),
      })
      .refine(({ method, reference = '' }) => method === 'payFast' || reference !== '', {
        path: ['reference'],
        message: 'Please enter the reference of the transfer.',
      }),
    response: refund(),
    errors: refundErrors,
    refreshes: ['adminPayments', 'audit'],
  })),
  resolve: route(() => ({
    method: 'POST',
    path: '/admin/payments/{id}/refund/resolve',
    level: 'admin',
    summary: 'Find out from PayFast whether a refund that has not ended happened',
    params: paymentId(),
    /** What the admin saw in the account at PayFast, for where PayFast's answer fits neither. */
    body: z.strictObject({ happened: z.boolean().optional() }),
    response: refund(),
    errors: refundErrors,
    refreshes: ['adminPayments', 'audit'],
  })),
};
