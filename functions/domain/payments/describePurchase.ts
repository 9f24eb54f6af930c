import type { Purchase } from '#functions/data/payments.ts';

export function describePurchase(purchase: Purchase): string {
  const description = describeWithoutPlace(purchase);
  if (purchase.kind === 'bundle' || purchase.place === undefined) return description;
  return `${description} for ${purchase.place.title}`;
}

/** For what stays when its person is erased. */
export function describeWithoutPlace(purchase: Purchase): string {
  return purchase.kind === 'bundle' ? `Bundle of ${purchase.size} ZarCodes` : 'ZarCode';
}
