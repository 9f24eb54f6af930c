import * as z from 'zod';
import { maxPercentOff } from '#shared/domain/bundles.ts';
import { formatRand, priceLimits } from '#shared/domain/money.ts';
import { amount, cents, id, isoTime } from './fields.ts';
import { route } from './route.ts';
import { placeQuery, timePagination } from './timeList.ts';

const { minCents, maxCents } = priceLimits;
const badPrice = `Please give a price from ${formatRand(minCents)} to ${formatRand(maxCents)}, like 19.00.`;

const badPercent = `Please give a percentage from 0 to ${maxPercentOff}, with at most two decimals.`;
const percent = () =>
  z
    .number(badPercent)
    .min(0, badPercent)
    .max(maxPercentOff, badPercent)
    .refine((value) => Number(value.toFixed(2)) === value, badPercent);

/** What the larger bundles take off, in percent, by their size. */
const percentOff = () => z.strictObject({ of50: percent(), of100: percent(), of500: percent() });

/** Without rules: what was stored before a rule is still shown. */
const shownPercentOff = () => z.object({ of50: z.number(), of100: z.number(), of500: z.number() });

/** Who did it, without a name after their account was deleted; and when. */
const act = () => z.object({ at: isoTime(), by: z.object({ id: z.string(), name: z.string() }) });

const priceVersion = () =>
  z.object({
    id: z.string(),
    amount: amount(),
    percentOff: shownPercentOff(),
    status: z.enum(['prepared', 'active', 'ended']),
    created: act(),
    /** Since when it counts, or last did. */
    activated: act().optional(),
    endedAt: isoTime().optional(),
  });
export type ShownPrice = Pick<PriceVersion, 'amount' | 'percentOff'>;
export type PriceVersion = z.output<ReturnType<typeof priceVersion>>;

export const prices = {
  current: route(() => ({
    method: 'GET',
    path: '/prices/current',
    level: 'public',
    summary: 'The price of one code, including VAT, in rands',
    response: z.object({ amount: amount() }),
    edgeSeconds: 3600,
  })),
  list: route(() => ({
    method: 'GET',
    path: '/admin/prices',
    level: 'admin',
    summary: 'The versions of the price, newest first, ten a page, and the current price',
    query: placeQuery(),
    response: z.object({
      current: z.object({ amount: amount(), percentOff: shownPercentOff() }),
      prices: z.array(priceVersion()),
      pagination: timePagination(),
    }),
    // Other admins add to them.
    cacheSeconds: 10,
  })),
  create: route(() => ({
    method: 'POST',
    path: '/admin/prices',
    level: 'admin',
    summary: 'Prepare a price; it takes effect when it is activated',
    status: 201,
    body: z.strictObject({
      amount: cents(minCents, maxCents, badPrice),
      /** Default: those of the current price. */
      percentOff: percentOff().exactOptional(),
    }),
    response: priceVersion(),
    refreshes: ['audit'],
  })),
  activate: route(() => ({
    method: 'PUT',
    path: '/admin/prices/{id}/activate',
    level: 'admin',
    summary: 'Make a price the current one, for orders from now on',
    params: z.strictObject({ id: id('prc') }),
    body: z
      .strictObject({
        /** The current price as the admin sees it: refused where another one was activated meanwhile. */
        replaces: amount().optional(),
        replacesPercentOff: shownPercentOff().optional(),
      })
      .optional(),
    response: priceVersion(),
    errors: ['not_found', 'price_active', 'changed_meanwhile'],
    refreshes: ['audit'],
  })),
};
