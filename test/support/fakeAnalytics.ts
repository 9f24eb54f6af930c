/** Fake of Google's tag: processes the same call queue and sends the events to a Google host. */
import type { Page } from '@playwright/test';

export type AnalyticsEvent = Record<string, unknown> & { readonly event: string };

export const tagAddress = /^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=/;

// Parameters of `set` and `config` apply to every event; an event's own parameters override them (Google's docs).
const tag = `{
  const common = {};
  let id;
  const process = (call) => {
    // Google's script ignores plain arrays.
    if (Object.prototype.toString.call(call) !== '[object Arguments]') return;
    const [command, name, params] = call;
    if (command === 'set') Object.assign(common, name);
    if (command === 'config') {
      id = name;
      Object.assign(common, params);
    }
    if (command !== 'event' || id === undefined || window['ga-disable-' + id] === true) return;
    const body = JSON.stringify({ event: name, ...common, ...params });
    fetch('https://region1.google-analytics.com/g/collect?tid=' + id, {
      method: 'POST', mode: 'no-cors', keepalive: true, body,
    });
  };
  for (const call of window.dataLayer) process(call);
  window.dataLayer.push = process;
}`;

/** @returns the list of events that Google receives from now on. */
export async function serveFakeAnalytics(page: Page): Promise<AnalyticsEvent[]> {
  const events: AnalyticsEvent[] = [];
  await page.route(tagAddress, (route) => route.fulfill({ contentType: 'text/javascript', body: tag }));
  await page.route(/^https:\/\/region1\.google-analytics\.com\/g\/collect/, (route) => {
    events.push(JSON.parse(route.request().postData() ?? '{}') as AnalyticsEvent);
    return route.fulfill({ status: 204 });
  });
  return events;
}
