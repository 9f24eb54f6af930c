import type { PublicPage } from '#web/text/publicPage.ts';

/** In English, as the documents of the API are. */
export const developersPage = {
  path: '/developers',
  title: 'For developers: addresses for your checkout – ZarCodes',
  description:
    'A checkout field, an API and webhooks for places without a street address in South Africa. Free for 1,000 look-ups a day.',
} as const satisfies PublicPage;
