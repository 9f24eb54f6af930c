import * as z from 'zod';
import { issueKinds } from '#shared/domain/issueKinds.ts';
import { provinces } from '#shared/domain/provinces.ts';
import { signedAmount as amount, wholeText } from './fields.ts';
import { paymentStatuses } from './payments.ts';
import { route } from './route.ts';

/** Of all time, of a month or of a day, by Africa/Johannesburg. */
const figures = () =>
  z.object({
    /** Accounts that were made then, and still exist. */
    registrations: z.number(),
    /** Codes that were made then, and still exist, by how they came to be. */
    codes: z.object({
      total: z.number(),
      ...(Object.fromEntries(issueKinds.map((kind) => [kind, z.number()])) as Record<
        (typeof issueKinds)[number],
        z.ZodNumber
      >),
    }),
    orders: z.number(),
    /** With those of R0.00. */
    paidOrders: z.number(),
    revenue: amount(),
    fees: amount(),
    refunds: amount(),
    /** Revenue without fees and refunds. */
    net: amount(),
  });
export type StatFigures = z.output<ReturnType<typeof figures>>;

/** What waits for somebody. */
const waiting = () =>
  z.object({
    messages: z.number(),
    creatorRequests: z.number(),
    changeRequests: z.number(),
    /** PayFast's notices that are not confirmed yet. */
    notices: z.number(),
    refunds: z.number(),
    /** Of this month. */
    failedMails: z.number(),
  });
export type Waiting = z.output<ReturnType<typeof waiting>>;

const day = () => figures().extend({ date: z.iso.date() });
export type DayFigures = z.output<ReturnType<typeof day>>;

const newestCode = () =>
  z.object({ zarcode: z.string(), title: z.string(), province: z.enum(provinces), createdAt: z.string() });
export type NewestCode = z.output<ReturnType<typeof newestCode>>;

const newestPayment = () =>
  z.object({
    id: z.string(),
    description: z.string(),
    amount: z.string(),
    status: z.enum(paymentStatuses),
    createdAt: z.string(),
  });
export type NewestPayment = z.output<ReturnType<typeof newestPayment>>;

// Counted by the stream's job, about a second later.
const cacheSeconds = 10;

export const stats = {
  get: route(() => ({
    method: 'GET',
    path: '/admin/stats',
    level: 'admin',
    summary: 'The figures of the business: in all, this month and last month, and what waits for somebody',
    response: z.object({
      total: figures(),
      thisMonth: figures(),
      lastMonth: figures(),
      waiting: waiting(),
      /** All of them, those without codes too. */
      provinces: z.array(z.object({ province: z.enum(provinces), codes: z.number() })),
    }),
    cacheSeconds,
  })),
  daily: route(() => ({
    method: 'GET',
    path: '/admin/daily-analytics',
    level: 'admin',
    summary: 'The same figures for each of the last days, the oldest first and today last',
    query: z.strictObject({ days: wholeText(7, 90).default(30) }),
    response: z.object({ days: z.array(day()) }),
    cacheSeconds,
  })),
  newest: route(() => ({
    method: 'GET',
    path: '/admin/newest',
    level: 'admin',
    summary: 'The newest codes and payments',
    response: z.object({ codes: z.array(newestCode()), payments: z.array(newestPayment()) }),
    cacheSeconds,
  })),
};
