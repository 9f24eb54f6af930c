import { measurementId } from '#web/text/measurement.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Calls wait in this list until Google's script is there, and for ever where it is blocked. */
export function gtag(..._call: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google's script knows its calls by being `arguments`, not arrays.
  window.dataLayer.push(arguments);
}

/** Not without an id, and not where the browser asks not to be measured (https://globalprivacycontrol.org). */
export function isMeasured(): boolean {
  if (measurementId === undefined) return false;
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl !== true;
}

/** What holds for all that is sent. Page views are told by pageViews.ts, which knows what must not be in them. */
export function configure(): void {
  gtag('config', measurementId, {
    send_page_view: false,
    // SPEC 9.
    anonymize_ip: true,
    cookie_flags: 'SameSite=Strict;Secure',
    // We measure visits, and advertise to nobody.
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
}

/** Google's own switch, which also silences what its script would send by itself. */
export function silence(silent: boolean): void {
  Object.assign(window, { [`ga-disable-${measurementId}`]: silent });
}
