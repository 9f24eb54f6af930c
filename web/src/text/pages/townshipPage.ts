import { t } from '#shared/text/t.ts';
import type { PublicPage } from '#web/text/publicPage.ts';

export const townshipPage = {
  path: '/township',
  preview: '/cards/township.jpg',
  title: t`An address for your township business – ZarCodes`,
  description: t`Give your spaza shop, salon or workshop an address that every customer and driver can find. One payment, permanent.`,
} as const satisfies PublicPage;
