import { t } from '#shared/text/t.ts';
import type { PublicPage } from '#web/text/publicPage.ts';

export const termsPage = {
  path: '/terms-of-service',
  title: t`Terms of Service – ZarCodes`,
  description: t`What you can expect from ZarCodes, and what ZarCodes expects from you, in plain English.`,
} as const satisfies PublicPage;
