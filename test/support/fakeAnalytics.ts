/** Stands in for Google's tag: reads the same list of calls, and sends what it was told to a host of Google's. */
import type { Page } from '@playwright/test';

export type Told = Record<string, unknown> & { readonly event: string };

export const tagAddress = /^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=/;

// What was `set` or given to `config` goes with each event; an event's own parameters win (Google's documentation).
const tag = `{
  const common = {};
  let id;
  const take = (call) => {
    // An array is no call for Google's script.
    if (Object.prototype.toString.call(call) !== '[object Arguments]') return;
    const [command, name, given] = call;
    if (command === 'set') Object.assign(common, name);
    if (command === 'config') {
      id = name;
      Object.assign(common, given);
    }
    if (command !== 'event' || id === undefined || window['ga-disable-' + id] === true) return;
    const body = JSON.stringify({ event: name, ...common, ...given });
    fetch('https://region1.google-analytics.com/g/collect?tid=' + id, {
      method: 'POST', mode: 'no-cors', keepalive: true, body,
    });
  };
  for (const call of window.dataLayer) take(call);
  window.dataLayer.push = take;
}`;

/** @returns what Google is told from now on. */
export async function serveFakeAnalytics(page: Page): Promise<Told[]> {
  const told: Told[] = [];
  await page.route(tagAddress, (route) => route.fulfill({ contentType: 'text/javascript', body: tag }));
  await page.route(/^https:\/\/region1\.google-analytics\.com\/g\/collect/, (route) => {
    told.push(JSON.parse(route.request().postData() ?? '{}') as Told);
    return route.fulfill({ status: 204 });
  });
  return told;
}
