import type { Purchase } from '#functions/data/payments.ts';
import { type Bought, describeBought } from '#shared/domain/bought.ts';

export const boughtOf = (purchase: Purchase): Bought =>
  purchase.kind === 'bundle'
    ? { kind: 'bundle', size: purchase.size }
    : { kind: 'code', ...(purchase.place !== undefined && { title: purchase.place.title }) };

export const describePurchase = (purchase: Purchase): string => describeBought(boughtOf(purchase));

/** For what stays when its person is erased. */
export const describeWithoutPlace = (purchase: Purchase): string =>
  describeBought(purchase.kind === 'bundle' ? purchase : { kind: 'code' });
