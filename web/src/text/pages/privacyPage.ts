import { t } from '#shared/text/t.ts';
import type { PublicPage } from '#web/text/publicPage.ts';

export const privacyPage = {
  path: '/privacy-policy',
  title: t`Privacy Policy – ZarCodes`,
  description: t`What ZarCodes knows about you, why, for how long, and your rights under South Africa’s POPIA.`,
} as const satisfies PublicPage;
