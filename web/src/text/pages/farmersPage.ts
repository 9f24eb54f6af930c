import { t } from '#shared/text/t.ts';
import type { PublicPage } from '#web/text/publicPage.ts';

export const farmersPage = {
  path: '/farmers',
  preview: '/cards/farmers.jpg',
  title: t`An address for every farm gate – ZarCodes`,
  description: t`A 7-character code that brings deliveries, buyers and help to the right farm gate. One payment, no monthly fees.`,
} as const satisfies PublicPage;
