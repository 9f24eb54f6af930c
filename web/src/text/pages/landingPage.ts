import type { PublicPage } from '#web/text/publicPage.ts';

export const landingPage = {
  path: '/',
  title: 'ZarCodes – a short code for any place in South Africa',
  description:
    'Get a permanent 7-character ZarCode for any place in South Africa: easy to say, easy to share, exact on the map.',
} as const satisfies PublicPage;
