import * as z from 'zod';

/** As shared/domain/bought.ts describes it, stored beside the English words. */
export const StoredBought = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('bundle'), size: z.number().int() }),
    z.object({ kind: z.literal('code'), title: z.string().optional() }),
  ]),
);
