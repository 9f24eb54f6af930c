import * as z from 'zod';
import { amount, isoTime } from './fields.ts';
import { route } from './route.ts';

const bundle = () =>
  z.object({
    id: z.string(),
    totalZarcodes: z.number(),
    remainingZarcodes: z.number(),
    createdAt: isoTime(),
  });

const bundleWithUses = () =>
  bundle().extend({
    /** Absent where it was not bought, as in demo data. */
    paymentId: z.string().optional(),
    /** Newest first. */
    uses: z.array(
      z.object({
        zarcode: z.string(),
        /** Absent once the code was deleted. */
        title: z.string().optional(),
        at: isoTime(),
      }),
    ),
  });
export type BundleWithUses = z.output<ReturnType<typeof bundleWithUses>>;

/** A larger bundle, for organisations. */
const offer = () => z.object({ size: z.number(), percentOff: z.number(), amount: amount() });

const offers = () =>
  z.object({
    /** The price of one code, from which they follow. */
    price: amount(),
    offers: z.array(offer()),
    /** How many codes a person may have at a time, and how many the caller may still make without what is prepaid. */
    maxCodes: z.number(),
    room: z.number(),
  });
export type BundleOffers = z.output<ReturnType<typeof offers>>;

export const bundles = {
  offers: route(() => ({
    method: 'GET',
    path: '/bundles/offers',
    level: 'user',
    summary: 'What the larger bundles cost now, and how many of their codes the caller could make',
    response: offers(),
    // Admins change the price.
    cacheSeconds: 10,
  })),
  active: route(() => ({
    method: 'GET',
    path: '/bundles/active',
    level: 'user',
    summary: "The caller's bundles with codes left, oldest first",
    response: z.object({ bundles: z.array(bundle()) }),
  })),
  list: route(() => ({
    method: 'GET',
    path: '/bundles',
    level: 'user',
    summary: "The caller's bundles, newest first, with the codes that were made from each",
    response: z.object({ bundles: z.array(bundleWithUses()) }),
  })),
  stats: route(() => ({
    method: 'GET',
    path: '/bundles/stats',
    level: 'user',
    summary: 'How many prepaid codes the caller has bought, used and left',
    response: z.object({
      bundles: z.number(),
      totalZarcodes: z.number(),
      usedZarcodes: z.number(),
      remainingZarcodes: z.number(),
    }),
  })),
};
