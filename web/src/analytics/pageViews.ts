import { configure, gtag, isMeasured, silence } from './gtag.ts';
import { loadScriptWhenIdle } from './loadScript.ts';

/** The parameters of campaign links. The rest of a query string is not sent: reset tokens, addresses. */
const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

let started = false;
let counted: string | null = null;

/**
 * @param path the path in the address bar; it decides, and is not sent
 * @param route its pattern, such as `/zarcodes/$code`: pages are counted by kind, since a code leads to a place
 */
export function trackPageView(path: string, route: string): void {
  // The app counts the page on which it started, too.
  if (!isMeasured() || path === counted) return;
  counted = path;
  const isAdmin = path.startsWith('/admin'); // docs/product/public-pages.md#analytics-events
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
  // Otherwise Google's script reads address, title and referrer for every event: codes, names and tokens.
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
  const parameters = campaignNames.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : '';
}

/** The site alone: within our own a path may hold a code. */
function referrer(): string {
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
}
