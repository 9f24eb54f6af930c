import type { Purchase } from '#functions/data/payments.ts';

export function describePurchase(purchase: Purchase): string {
  if (purchase.kind === 'bundle') return `Bundle of ${purchase.size} ZarCodes`;
  return purchase.place === undefined ? 'ZarCode' : `ZarCode for ${purchase.place.title}`;
}
