import { t } from '#shared/text/t.ts';

/** What is said where no answer came. */
export const connectionText = (): string =>
  navigator.onLine
    ? t`We couldn't reach ZarCodes. Please check your connection and try again.`
    : t`You're offline. Please try again once you're connected.`;
