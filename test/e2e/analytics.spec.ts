/**
 * docs/product/public-pages.md#analytics-events, under the site's content security policy; pages also work without
 * them.
 */
import { expect, type Page, test } from '@playwright/test';
import { type AnalyticsEvent, serveFakeAnalytics, tagAddress } from '#test/support/fakeAnalytics.ts';
import { makeCreator } from './creatorPeople.ts';
import {
  buyCode,
  confirmGate,
  fillRegistration,
  newAccount,
  password,
  signIn,
  signInAdmin,
  tembisa,
} from './people.ts';
import { runOwnApp } from './runOwnApp.ts';

// One worker, so that the app is built only once.
test.describe.configure({ mode: 'default' });

const app = runOwnApp('measuredApp.ts');

const eventNames = (events: readonly AnalyticsEvent[]) => events.map(({ event }) => event);
const lastEvent = (events: readonly AnalyticsEvent[], name: string) =>
  events.findLast(({ event }) => event === name);

/** Opens a page of the measured app, and waits until Google's tag has run: what happened before is lost with the page. */
async function open(page: Page, path: string): Promise<void> {
  const tagRequest = page.waitForRequest(tagAddress);
  await page.goto(`${app.site}${path}`);
  await tagRequest;
  await page.waitForFunction(() => Object.hasOwn(window.dataLayer ?? [], 'push'));
}

test('a page view has the kind of page and the site’s settings', async ({ page }) => {
  const events = await serveFakeAnalytics(page);
  await open(page, '/farmers?utm_source=radio&email=piet@plaas.example');
  await expect
    .poll(() => events)
    .toEqual([
      {
        event: 'page_view',
        page_location: `${app.site}/farmers?utm_source=radio`,
        page_title: '/farmers',
        page_referrer: '',
        send_page_view: false,
        anonymize_ip: true,
        cookie_flags: 'SameSite=Strict;Secure',
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      },
    ]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect
    .poll(() => lastEvent(events, 'page_view')?.['page_location'])
    .toBe(`${app.site}/privacy-policy`);
  expect(events).toHaveLength(2);
});

test('Google’s script is requested after the page has loaded', async ({ page }) => {
  await serveFakeAnalytics(page);
  await open(page, '/');
  // The entry of a script appears once it has loaded, a moment after it was requested.
  const requestedWhen = () =>
    page.evaluate(() => {
      const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const script = performance.getEntriesByType('resource').find(({ name }) => name.includes('/gtag/js'));
      if (loaded === undefined || script === undefined) return 'not yet';
      return script.startTime >= loaded.loadEventStart ? 'after' : 'before';
    });
  await expect.poll(requestedWhen).toBe('after');
});

const landings = [
  { path: '/farmers', category: 'farmer_landing', action: 'Get My ZarCode' },
  { path: '/township', category: 'township_landing', action: 'Get my business ZarCode' },
] as const;

for (const { path, category, action } of landings) {
  test(`${path}: its events have its category`, async ({ page }) => {
    const events = await serveFakeAnalytics(page);
    const banner = page.getByRole('banner');
    const clicks = [
      {
        target: banner.getByRole('link', { name: 'Sign In' }),
        event: 'header_signin',
        label: 'header_signin',
      },
      {
        target: banner.getByRole('link', { name: 'Get Started' }),
        event: 'header_signup',
        label: 'header_signup',
      },
      {
        target: page.locator('#pricing').getByRole('link', { name: action }),
        event: 'signup_attempt',
        label: 'pricing',
      },
    ];
    for (const { target, event, label } of clicks) {
      await open(page, path);
      await target.click();
      await expect(page).toHaveURL(/\/(login|register)$/);
      await expect.poll(() => lastEvent(events, event)).toMatchObject({ category, label, page: path });
    }
    expect(eventNames(events)).not.toContain('cta_click');
  });
}

test('an email submitted with Enter on the farmers’ page is a sign-up attempt, and is not sent to Google', async ({
  page,
}) => {
  const events = await serveFakeAnalytics(page);
  await open(page, '/farmers');
  await page.getByLabel('Your email address').fill('piet@plaas.example');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/register$/);
  const expected = { category: 'farmer_landing', label: 'hero', page: '/farmers' };
  await expect.poll(() => lastEvent(events, 'signup_attempt')).toMatchObject(expected);
  expect(JSON.stringify(events)).not.toContain('piet');
});

test('the township page reports clicks on WhatsApp', async ({ page }) => {
  const events = await serveFakeAnalytics(page);
  await page.route('https://wa.me/**', (route) => route.abort());
  await open(page, '/township');
  await page.locator('#support').getByRole('link', { name: 'Write on WhatsApp' }).click();
  await expect
    .poll(() => lastEvent(events, 'whatsapp_click'))
    .toMatchObject({ category: 'township_landing' });
});

test('the landing page’s button is a call to action', async ({ page }) => {
  const events = await serveFakeAnalytics(page);
  await open(page, '/');
  await page.getByRole('link', { name: 'Generate your ZarCode' }).click();
  await expect.poll(() => lastEvent(events, 'cta_click')).toMatchObject({ label: 'hero', page: '/' });
});

test('from search to order: each step is reported, without the person or the place', async ({ page }) => {
  const events = await serveFakeAnalytics(page);
  const email = `${crypto.randomUUID()}@example.co.za`;
  await open(page, '/');
  await page.getByRole('combobox', { name: /Search for a ZarCode/ }).fill('hermanus western');
  await expect.poll(() => lastEvent(events, 'search')).toMatchObject({ search_term: 'words' });
  expect(lastEvent(events, 'search')?.['results']).toBe(await page.getByRole('option').count());
  await page
    .getByRole('option', { name: /Hermanus/ })
    .filter({ hasNotText: /\d[A-Z]{2}-/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Generate a ZarCode here' }).click();
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => lastEvent(events, 'sign_up')).toMatchObject({ method: 'email' });
  await expect.poll(() => lastEvent(events, 'conversion')).toMatchObject({ goal: 'sign_up' });
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => lastEvent(events, 'login')).toMatchObject({ method: 'email' });
  await expect(page.getByLabel('City')).toHaveValue('Hermanus');
  await page.getByLabel('Title').fill('Ouma se Winkel');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: /payment/i }).click();
  await confirmGate(page);
  await page.getByRole('button', { name: 'Pay R19.00' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('button', { name: 'Copy Code' })).toBeVisible();
  await expect.poll(() => eventNames(events)).toContain('zarcode_generated');
  expect(lastEvent(events, 'purchase')).toMatchObject({
    transaction_id: new URL(page.url()).searchParams.get('id'),
    value: 19,
    currency: 'ZAR',
    items: [{ item_id: 'zarcode', item_name: 'ZarCode' }],
  });
  expect(lastEvent(events, 'conversion')).toMatchObject({ goal: 'purchase', value: 19, currency: 'ZAR' });
  expect(lastEvent(events, 'zarcode_generated')).toMatchObject({ paid_with: 'payment' });

  const paid = `${app.site}/payment/success`;
  await expect.poll(() => lastEvent(events, 'page_view')?.['page_location']).toBe(paid);
  const views = events.filter(({ event }) => event === 'page_view').length;
  await page.reload();
  await expect.poll(() => events.filter(({ event }) => event === 'page_view').length).toBe(views + 1);
  expect(eventNames(events).filter((event) => event === 'purchase')).toHaveLength(1);

  const sent = JSON.stringify(events);
  for (const secret of [email, 'Nomsa', 'Khumalo', 'ermanus', 'Ouma', '1HM', '-34.', '19.2', 'western']) {
    expect(sent).not.toContain(secret);
  }
});

test('neither a code nor a token in the URL is reported', async ({ page, browser }) => {
  const events = await serveFakeAnalytics(page);
  const context = await browser.newContext({ baseURL: app.site });
  const { code } = await buyCode(context.request, await newAccount(context.request));
  await open(page, `/${code}`);
  await page.goto(`${app.site}/zarcodes/${code}`, {
    referer: `${app.site}/reset-password?token=very-secret`,
  });
  await expect(page.getByRole('heading', { name: tembisa.title })).toBeVisible();
  await expect
    .poll(() => lastEvent(events, 'page_view')?.['page_location'])
    .toBe(`${app.site}/zarcodes/$code`);
  await open(page, '/reset-password?token=very-secret');
  const sent = JSON.stringify(events);
  for (const secret of [code, code.replace('-', ''), tembisa.title, 'very-secret']) {
    expect(sent).not.toContain(secret);
  }
  await context.close();
});

test('the purchase of a bundle, and the code created with it', async ({ page, browser }) => {
  const events = await serveFakeAnalytics(page);
  const context = await browser.newContext({ baseURL: app.site });
  const account = await newAccount(context.request);
  const headers = { authorization: `Bearer ${account.token}` };
  const order = await context.request.post('/api/payments/create', { headers, data: { bundle: 5 } });
  const { id } = (await order.json()) as { id: string };
  await context.request.post(`/api/payments/${id}/complete`, { headers, data: {} });
  await signIn(page, account);
  await open(page, `/payment/success?id=${id}`);
  await expect
    .poll(() => lastEvent(events, 'purchase'))
    .toMatchObject({
      value: 90.25,
      items: [{ item_id: 'bundle', item_name: 'Bundle of 5' }],
    });
  expect(eventNames(events)).not.toContain('zarcode_generated');
  await page.goto(`${app.site}/generator?address=Hermanus&placeId=western-cape-hermanus`);
  await expect(page.getByLabel('City')).toHaveValue('Hermanus');
  await page.getByLabel('Title').fill('Ouma se Winkel');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: 'Generate ZarCode', exact: true }).click();
  await confirmGate(page);
  await expect.poll(() => lastEvent(events, 'zarcode_generated')).toMatchObject({ paid_with: 'bundle' });
  expect(eventNames(events).filter((event) => event === 'purchase')).toHaveLength(1);
  await context.close();
});

test('with Google’s script blocked, everything else works without errors', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // The browser itself logs an error for each URL that it could not load.
  page.on('console', (line) => {
    if (line.type() === 'error' && !tagAddress.test(line.location().url)) errors.push(line.text());
  });
  const blocked = page.waitForEvent('requestfailed', (request) => tagAddress.test(request.url()));
  await page.route(tagAddress, (route) => route.abort('blockedbyclient'));
  await page.goto(`${app.site}/farmers`);
  await blocked;
  await page.getByLabel('Your email address').fill('piet@plaas.example');
  await page.getByRole('main').getByRole('button', { name: 'Get My ZarCode' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('piet@plaas.example');
  expect(errors).toEqual([]);
});

test('a browser with Global Privacy Control is not measured', async ({ page }) => {
  let requests = 0;
  await page.route(/google/, (route) => {
    requests += 1;
    return route.abort();
  });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await page.goto(`${app.site}/farmers`);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.waitForLoadState('networkidle');
  expect(requests).toBe(0);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('without a measurement ID nothing is loaded from Google', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const response = await page.goto('/farmers');
  expect(response?.headers()['content-security-policy']).not.toContain('google');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([baseURL]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('a code that a creator makes', async ({ page, browser }) => {
  const events = await serveFakeAnalytics(page);
  const context = await browser.newContext({ baseURL: app.site });
  const account = await newAccount(context.request);
  await signIn(page, await makeCreator(context.request, account, await signInAdmin(context.request)));
  await context.close();
  await open(page, '/creator-generator');
  const search = page.getByRole('combobox', { name: /Search for a place/ });
  await search.fill('-25.99636, 28.2268');
  await expect(page.getByRole('option', { name: /Put the pin exactly here/ })).toBeVisible();
  await search.press('Enter');
  await expect(page.getByLabel('City')).not.toHaveValue('');
  await page.getByLabel('Title').fill('Stall 1');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: 'Generate ZarCode' }).click();
  await expect.poll(() => lastEvent(events, 'zarcode_generated')).toMatchObject({ paid_with: 'creator' });
  expect(eventNames(events)).not.toContain('purchase');
});
