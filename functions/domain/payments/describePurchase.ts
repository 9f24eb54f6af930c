import type { Purchase } from '#functions/data/payments.ts';

export function describePurchase(purchase: Purchase): string {
  return purchase.kind === 'bundle'
    ? `Bundle of ${purchase.size} ZarCodes`
    : `ZarCode for ${purchase.place.title}`;
}
