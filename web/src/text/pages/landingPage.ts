import { t } from '#shared/text/t.ts';
import type { PublicPage } from '#web/text/publicPage.ts';

export const landingPage = {
  path: '/',
  title: t`ZarCodes – a short code for any place in South Africa`,
  description: t`Get a permanent 7-character ZarCode for any place in South Africa: easy to say, easy to share, exact on the map.`,
} as const satisfies PublicPage;
