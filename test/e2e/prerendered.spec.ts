/** Prerendered pages: their content without JavaScript, and hydration that does not change them. */
import { expect, type Page, test } from '@playwright/test';
import { prerendered } from '#shared/edge/pages.ts';
import { collectErrors, waitForHydration } from './app.ts';
import { buyCode, newAccount, signIn } from './people.ts';

const marketingPaths = prerendered;

interface Observed {
  first?: Element | null;
  shift?: number;
}

/** Remembers the prerendered element, and sums the layout shifts. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observed = window as Observed;
    observed.shift = 0;
    document.addEventListener('DOMContentLoaded', () => {
      observed.first = document.querySelector('#root')?.firstElementChild ?? null;
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) observed.shift = (observed.shift ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const isHydrated = (page: Page) =>
  page.evaluate(() => (window as Observed).first === document.querySelector('#root')?.firstElementChild);
const shift = (page: Page) => page.evaluate(() => (window as Observed).shift);

/** Playwright's text locators ignore <noscript>. */
const noscriptText = (page: Page) => page.locator('noscript').first().innerText();

async function someCode(page: Page): Promise<{ code: string; title: string }> {
  const found = await page.request.get('/api/search/combined?q=salon');
  const { results } = (await found.json()) as { results: { zarcode?: string; title: string }[] };
  const { zarcode: code = '', title } = results.find(({ zarcode }) => zarcode !== undefined) ?? { title: '' };
  return { code, title };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of marketingPaths) {
    test(`${path} shows its content`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('main').innerText()).toMatch(/[\s\S]{400}/);
      await expect(page.locator('meta[name=description]')).toHaveCount(1);
      const structuredData = await page.locator('script[type="application/ld+json"]').textContent();
      expect(JSON.parse(structuredData ?? '')).toMatchObject({ '@context': 'https://schema.org' });
      // Buttons that need JavaScript are hidden.
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    });
  }

  test('a code’s page shows the code, its location and links to navigate there', async ({ page }) => {
    const { code, title } = await someCode(page);
    for (const path of [`/${code}`, `/zarcodes/${code.toLowerCase()}`]) {
      await page.goto(path);
      await expect(page).toHaveTitle(`${code} ${title} – ZarCodes`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(/^-\d\d\.\d{6}, \d\d\.\d{6}$/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Waze' })).toHaveAttribute('href', /waze\.com\/ul\?ll=-/);
      expect(await noscriptText(page)).toContain('The map needs JavaScript.');
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(code));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`^http.*/zarcodes/${code}$`),
      );
    }
  });

  test('the farmers’ page hides its email form, and links to the registration', async ({ page }) => {
    await page.goto('/farmers');
    await expect(page.getByLabel('Your email address')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Get My ZarCode' })).toHaveAttribute('href', /^\/register/);
  });

  for (const path of ['/login', '/register'])
    test(`${path} says that its form needs JavaScript, and hides it`, async ({ page }) => {
      await page.goto(path);
      expect(await noscriptText(page)).toContain('needs JavaScript');
      await expect(page.getByLabel('Email', { exact: true })).toBeHidden();
    });

  test('a page of the app says that it needs JavaScript', async ({ page }) => {
    await page.goto('/forgot-password');
    expect(await noscriptText(page)).toContain('ZarCodes needs JavaScript.');
  });
});

const framedPaths = ['/dashboard', '/generator', '/my-codes'] as const;
const appScript = /\/assets\/start-.*\.js$/;

for (const path of framedPaths) {
  test(`${path} shows its frame until the app has loaded, which replaces it without a layout shift`, async ({
    page,
    request,
  }) => {
    const account = await newAccount(request);
    await buyCode(request, account);
    await signIn(page, account);
    const errors = collectErrors(page);
    await observe(page);
    const app = Promise.withResolvers<void>();
    await page.route(appScript, async (route) => {
      await app.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    // Nothing can be typed into the frame, since it would be lost.
    await expect(page.locator('#root')).toHaveAttribute('inert', '');
    app.resolve();
    await expect(page.getByRole('button', { name: /your menu/ })).toContainText('LD');
    await expect(page.locator('#root')).not.toHaveAttribute('inert');
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
    expect(await shift(page)).toBeLessThan(0.02);
  });

  test(`${path} shows visitors nothing, not even before the app has loaded`, async ({ page }) => {
    await page.route(appScript, () => {});
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#root')).toBeEmpty();
    await page.unroute(appScript);
    await page.goto(path);
    await expect(page).toHaveURL(/\/login\?redirect=/);
  });
}

test('a page of the app that fails to load says so, and can be tried again', async ({ page }) => {
  await page.route(appScript, (route) => route.abort());
  await page.goto('/forgot-password');
  await expect(page.getByRole('alert')).toContainText('The page could not be loaded.');
  await page.unroute(appScript);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
});

test('what is typed into a form before the app has loaded is sent with the rest', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  const errors = collectErrors(page);
  const app = Promise.withResolvers<void>();
  await page.route(appScript, async (route) => {
    await app.promise;
    await route.continue();
  });
  await page.goto('/login?redirect=/my-codes', { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', /\/register\?redirect=/);
  app.resolve();
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/my-codes');
  expect(errors).toEqual([]);
});

for (const path of ['/login', '/register'])
  test(`${path} is hydrated without a change`, async ({ page }) => {
    const errors = collectErrors(page);
    await observe(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await waitForHydration(page);
    expect(await isHydrated(page)).toBe(true);
    expect(errors).toEqual([]);
    expect(await shift(page)).toBeLessThan(0.02);
  });

for (const path of marketingPaths) {
  test(`${path} is hydrated without a change`, async ({ page }) => {
    const errors = collectErrors(page);
    await observe(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await waitForHydration(page);
    expect(await isHydrated(page)).toBe(true);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
    expect(errors).toEqual([]);
    expect(await shift(page)).toBeLessThan(0.02);
    // The router follows links without loading a page.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    await expect(page).toHaveURL(/\/register/);
    expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);
  });
}

test('a code’s page is hydrated without a change, and without requesting the code again', async ({
  page,
}) => {
  const { code } = await someCode(page);
  const errors = collectErrors(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await observe(page);
  await page.goto(`/${code}`, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  expect(await isHydrated(page)).toBe(true);
  await expect(page.locator('.leaflet-container')).toBeVisible();
  expect(errors).toEqual([]);
  expect(await shift(page)).toBeLessThan(0.02);
  // Its photos are requested, since they change without the page.
  expect(requested.filter((path) => /^\/api\/zarcodes\/[^/]+$/.test(path))).toEqual([]);
});

test('people who are signed in get their own view of a prerendered page', async ({ page, request }) => {
  const account = await newAccount(request);
  await signIn(page, account);
  const { code } = await buyCode(request, account);
  const errors = collectErrors(page);
  await page.goto(`/${code}`);
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lerato Hair Salon' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard/);
  expect(errors).toEqual([]);
});

test('a page that search engines must not list has noindex, and the next page does not', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Sign in – ZarCodes');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveTitle('ZarCodes – a short code for any place in South Africa');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
});
