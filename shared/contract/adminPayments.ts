import * as z from 'zod';
import { amount, id, isoTime, text } from './fields.ts';
import { payment, paymentStatuses, purchaseKinds } from './payments.ts';
import { refund } from './refunds.ts';
import { route } from './route.ts';
import { timeListQuery, timePagination } from './timeList.ts';

/** A payment's own, and how much of it went back. */
export const adminPaymentStatuses = [...paymentStatuses, 'partlyRefunded', 'refunded'] as const;
export type AdminPaymentStatus = (typeof adminPaymentStatuses)[number];

const adminPayment = () =>
  payment()
    .omit({ form: true })
    .extend({
      kind: z.enum(purchaseKinds),
      sandbox: z.boolean(),
      /** Who ordered it; absent where the account was erased. */
      userId: z.string().optional(),
      /** PayFast's id of it, its fee and what is left of the amount. */
      payFastId: z.string().optional(),
      fee: amount().optional(),
      net: amount().optional(),
      /** It was paid after its account was erased: nothing was issued. */
      refundDue: z.boolean(),
      /** A refund was requested, and has not ended. */
      refundOpen: z.boolean(),
    });
export type AdminPayment = z.output<ReturnType<typeof adminPayment>>;

/** What happened to a payment, one after the other. */
const timelineKinds = [
  'ordered',
  'notice',
  'paid',
  'issued',
  'invoice',
  'refundRequested',
  'refunded',
  'refundFailed',
  'creditNote',
] as const;

const timelineEntry = () =>
  z.object({
    id: z.string(),
    at: isoTime(),
    kind: z.enum(timelineKinds),
    /** A number, a reference, or how a notice was judged. */
    detail: z.string().optional(),
    amount: amount().optional(),
    /** A notice, as it came. */
    body: z.string().optional(),
    clientIp: z.string().optional(),
  });
export type TimelineEntry = z.output<ReturnType<typeof timelineEntry>>;

const sums = () => z.object({ amount: amount(), fees: amount(), refunded: amount() });
export type PaymentSums = z.output<ReturnType<typeof sums>>;

export const adminPayments = {
  list: route(() => ({
    method: 'GET',
    path: '/admin/payments',
    level: 'admin',
    summary: 'All payments, newest first; or those of one id, number or email address',
    query: timeListQuery().safeExtend({
      status: z.enum(['', ...adminPaymentStatuses]).optional(),
      kind: z.enum(['', ...purchaseKinds]).optional(),
      /** A payment's id, PayFast's id, an invoice number, or the email address of a person. */
      search: text(254).optional(),
    }),
    response: z.object({
      payments: z.array(adminPayment()),
      pagination: timePagination(),
      /** Over all pages, without trials in the sandbox; absent for a search and for filters that are not counted. */
      sums: sums().optional(),
    }),
    // People add to it.
    cacheSeconds: 10,
  })),
  get: route(() => ({
    method: 'GET',
    path: '/admin/payments/{id}',
    level: 'admin',
    summary: 'One payment, with its person, refunds and timeline',
    params: z.strictObject({ id: id('pay') }),
    response: z.object({
      payment: adminPayment(),
      person: z.object({ id: z.string(), name: z.string(), email: z.string() }).optional(),
      refunds: z.array(refund()),
      timeline: z.array(timelineEntry()),
    }),
    errors: ['not_found'],
    cacheSeconds: 10,
  })),
};
