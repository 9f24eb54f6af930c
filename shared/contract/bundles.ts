import * as z from 'zod';
import { isoTime } from './fields.ts';
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

export const bundles = {
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
