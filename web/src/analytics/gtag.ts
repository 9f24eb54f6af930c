import { measurementId } from '#web/text/measurement.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Calls wait in this list until Google's script has loaded; for ever where it is blocked. */
export function gtag(..._call: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google's script knows its calls by being `arguments`, not arrays.
  window.dataLayer.push(arguments);
}

/** Not without an id, and not where the browser says that the person objects (https://globalprivacycontrol.org). */
export function isMeasured(): boolean {
  if (measurementId === undefined) return false;
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl !== true;
}

/** Settings of all events. Page views are sent by pageViews.ts, which removes personal information from them. */
export function configure(): void {
  gtag('config', measurementId, {
    send_page_view: false,
    // docs/product/public-pages.md#analytics-events.
    anonymize_ip: true,
    cookie_flags: 'SameSite=Strict;Secure',
    // Visits are measured; nothing is advertised.
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
}

/** Google's own switch, which also stops what its script sends by itself. */
export function silence(silent: boolean): void {
  Object.assign(window, { [`ga-disable-${measurementId}`]: silent });
}
