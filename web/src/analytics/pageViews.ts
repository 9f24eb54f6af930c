import { configure, gtag, isMeasured, silence } from './gtag.ts';
import { loadScriptWhenIdle } from './loadScript.ts';

/** What a campaign's link says of itself. All else in a query string stays here: reset tokens, addresses. */
const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

let started = false;

/**
 * @param path what the address bar says; it decides, and is not sent
 * @param route its pattern, such as `/zarcodes/$code`: pages are counted by kind, since a code leads to a place
 */
export function trackPageView(path: string, route: string): void {
  if (!isMeasured()) return;
  const isAdmin = path.startsWith('/admin'); // SPEC 3
  silence(isAdmin);
  if (isAdmin) return;
  if (!started) {
    gtag('js', new Date());
    gtag('consent', 'default', {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
  }
  // Else Google's script reads address, title and referrer itself, for every event: codes, names and tokens.
  gtag('set', {
    page_location: `${location.origin}${route}${campaign()}`,
    page_title: route,
    page_referrer: referrer(),
  });
  if (!started) {
    configure();
    loadScriptWhenIdle();
    started = true;
  }
  gtag('event', 'page_view');
}

function campaign(): string {
  const given = new URLSearchParams(location.search);
  const kept = campaignNames.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

/** The site alone: within our own a path may hold a code. */
function referrer(): string {
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
}
