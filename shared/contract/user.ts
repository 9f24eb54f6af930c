import * as z from 'zod';
import { provinces } from '#shared/domain/provinces.ts';
import { dayText, pagination, wholeText } from './fields.ts';
import { payment, paymentStatuses, purchaseKinds } from './payments.ts';
import { route } from './route.ts';

const userStats = () =>
  z.object({
    /** With those made as a creator. */
    totalCodes: z.number(),
    /** Without them: what the lists, the maps and the limit are about, and the two below. */
    ownCodes: z.number(),
    /** Codes created this calendar month, Africa/Johannesburg. */
    thisMonth: z.number(),
    /** The number of provinces in which the caller has codes. */
    provinces: z.number(),
  });
export type UserStats = z.output<ReturnType<typeof userStats>>;

/** What an order was for, so that it can be placed again. */
const repeatOrder = () =>
  z.union([
    z.object({
      zarcode: z.object({
        title: z.string(),
        description: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        addressLine1: z.string(),
        addressLine2: z.string(),
        suburb: z.string(),
        city: z.string(),
        province: z.enum(provinces),
      }),
    }),
    z.object({ bundle: z.literal([5, 10]) }),
  ]);
export type RepeatOrder = z.output<ReturnType<typeof repeatOrder>>;

const listedPayment = () =>
  payment().extend({
    kind: z.enum(purchaseKinds),
    /** Only where it was not completed. */
    repeat: repeatOrder().optional(),
  });
export type ListedPayment = z.output<ReturnType<typeof listedPayment>>;

export const user = {
  stats: route(() => ({
    method: 'GET',
    path: '/user/stats',
    level: 'user',
    summary: "Statistics about the caller's codes",
    response: userStats(),
    cacheSeconds: 300,
  })),
  payments: route(() => ({
    method: 'GET',
    path: '/user/payments',
    level: 'user',
    summary: "The caller's payments, newest first",
    query: z.strictObject({
      status: z.enum(['', ...paymentStatuses], 'Please choose one of the statuses.').optional(),
      kind: z.enum(['', ...purchaseKinds], 'Please choose codes or bundles.').optional(),
      /** The first and the last day on which they were placed, Africa/Johannesburg. */
      from: dayText().optional(),
      to: dayText().optional(),
      page: wholeText(1, 1_000_000).default(1),
    }),
    response: z.object({ payments: z.array(listedPayment()), pagination: pagination() }),
    errors: ['unavailable'],
    // The provider completes payments.
    cacheSeconds: 0,
  })),
};
