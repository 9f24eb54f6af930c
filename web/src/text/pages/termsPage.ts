import type { PublicPage } from '#web/text/publicPage.ts';

export const termsPage = {
  path: '/terms-of-service',
  title: 'Terms of Service – ZarCodes',
  description: 'What you can expect from ZarCodes, and what ZarCodes expects from you, in plain English.',
} as const satisfies PublicPage;
