import { t } from '#shared/text/t.ts';
import type { PublicPage } from '#web/text/publicPage.ts';

export const supportPage = {
  path: '/support',
  title: t`Support – ZarCodes`,
  description: t`Contact ZarCodes by phone, WhatsApp or email, and read the answers to common questions.`,
} as const satisfies PublicPage;
