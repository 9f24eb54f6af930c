/** What is said where no answer came. */
export const connectionText = (): string =>
  navigator.onLine
    ? "We couldn't reach ZarCodes. Please check your connection and try again."
    : "You're offline. Please try again once you're connected.";
