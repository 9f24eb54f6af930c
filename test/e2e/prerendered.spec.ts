/** Pages that come with their content: what they say without JavaScript, and that the app takes them over as they are. */
import { expect, type Page, test } from '@playwright/test';
import { buyCode, newAccount, signIn } from './people.ts';

const marketing = ['/', '/township', '/farmers', '/support', '/terms-of-service', '/privacy-policy'] as const;

/** What React or the content security policy complain about on the console. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    // The map's streets come from a server that tests do not reach.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      heard.push(message.text());
  });
  return heard;
}

interface Watched {
  first?: Element | null;
  shift?: number;
}

/** Remembers the element that came with the page, and adds up by how much what is on screen jumps. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as Watched;
    seen.shift = 0;
    document.addEventListener('DOMContentLoaded', () => {
      seen.first = document.querySelector('#root')?.firstElementChild ?? null;
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) seen.shift = (seen.shift ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const isTakenOver = (page: Page) =>
  page.evaluate(() => (window as Watched).first === document.querySelector('#root')?.firstElementChild);
const shift = (page: Page) => page.evaluate(() => (window as Watched).shift);

/** Playwright's locators by text pass over <noscript>. */
const instead = (page: Page) => page.locator('noscript').first().innerText();

async function someCode(page: Page): Promise<{ code: string; title: string }> {
  const found = await page.request.get('/api/search/combined?q=salon');
  const { results } = (await found.json()) as { results: { zarcode?: string; title: string }[] };
  const { zarcode: code = '', title } = results.find(({ zarcode }) => zarcode !== undefined) ?? { title: '' };
  return { code, title };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of marketing) {
    test(`${path} says what it has to say`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('main').innerText()).toMatch(/[\s\S]{400}/);
      await expect(page.locator('meta[name=description]')).toHaveCount(1);
      const about = await page.locator('script[type="application/ld+json"]').textContent();
      expect(JSON.parse(about ?? '')).toMatchObject({ '@context': 'https://schema.org' });
      // What would only work with a script is not there to be tried.
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    });
  }

  test('a code’s page shows the code, where it is and the ways there', async ({ page }) => {
    const { code, title } = await someCode(page);
    for (const path of [`/${code}`, `/zarcodes/${code.toLowerCase()}`]) {
      await page.goto(path);
      await expect(page).toHaveTitle(`${code} ${title} – ZarCodes`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(/^-\d\d\.\d{6}, \d\d\.\d{6}$/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Waze' })).toHaveAttribute('href', /waze\.com\/ul\?ll=-/);
      expect(await instead(page)).toContain('The map needs JavaScript.');
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(code));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`^http.*/zarcodes/${code}$`),
      );
    }
  });

  test('the farmers’ page has no box that sends nothing, and leads on by its links', async ({ page }) => {
    await page.goto('/farmers');
    await expect(page.getByLabel('Your email address')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Get My ZarCode' })).toHaveAttribute('href', /^\/register/);
  });

  test('a page of the app says that it needs JavaScript', async ({ page }) => {
    await page.goto('/login');
    expect(await instead(page)).toContain('ZarCodes needs JavaScript.');
  });
});

const frames = ['/dashboard', '/generator', '/my-codes'] as const;
const appScript = /\/assets\/start-.*\.js$/;

for (const path of frames) {
  test(`${path} is seen before the app is there, which then takes its place without a jump`, async ({
    page,
    request,
  }) => {
    const account = await newAccount(request);
    await buyCode(request, account);
    await signIn(page, account);
    const heard = complaints(page);
    await watch(page);
    let comes: () => void = () => {};
    const app = new Promise<void>((resolve) => {
      comes = resolve;
    });
    await page.route(appScript, async (route) => {
      await app;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    // Nothing can be typed that would be gone with the frame.
    await expect(page.locator('#root')).toHaveAttribute('inert', '');
    comes();
    await expect(page.getByRole('button', { name: /your menu/ })).toContainText('LD');
    await expect(page.locator('#root')).not.toHaveAttribute('inert');
    await page.waitForLoadState('networkidle');
    expect(heard).toEqual([]);
    expect(await shift(page)).toBeLessThan(0.02);
  });

  test(`${path} is nothing for visitors, also before the app is there`, async ({ page }) => {
    await page.route(appScript, () => {});
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#root')).toBeEmpty();
    await page.unroute(appScript);
    await page.goto(path);
    await expect(page).toHaveURL(/\/login\?redirect=/);
  });
}

test('a page of the app that does not come says so, and can be tried again', async ({ page }) => {
  await page.route(appScript, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('The page could not be loaded.');
  await page.unroute(appScript);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

for (const path of marketing) {
  test(`${path} is taken over as it came`, async ({ page }) => {
    const heard = complaints(page);
    await watch(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await isTakenOver(page)).toBe(true);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
    expect(heard).toEqual([]);
    expect(await shift(page)).toBeLessThan(0.02);
    // By the router, and not by loading a page.
    await page.evaluate(() => Object.assign(window, { still: true }));
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    await expect(page).toHaveURL(/\/register/);
    expect(await page.evaluate(() => (window as { still?: boolean }).still)).toBe(true);
  });
}

test('a code’s page is taken over as it came, without asking for the code again', async ({ page }) => {
  const { code } = await someCode(page);
  const heard = complaints(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await watch(page);
  await page.goto(`/${code}`, { waitUntil: 'networkidle' });
  expect(await isTakenOver(page)).toBe(true);
  await expect(page.locator('.leaflet-container')).toBeVisible();
  expect(heard).toEqual([]);
  expect(await shift(page)).toBeLessThan(0.02);
  // Its photos are asked for: they change without the page.
  expect(asked.filter((path) => /^\/api\/zarcodes\/[^/]+$/.test(path))).toEqual([]);
});

test('who is signed in gets their own view of a page that came with its content', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await signIn(page, account);
  const { code } = await buyCode(request, account);
  const heard = complaints(page);
  await page.goto(`/${code}`);
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lerato Hair Salon' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard/);
  expect(heard).toEqual([]);
});

test('a page that is nobody’s to find says so, and the next one does not', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Sign in – ZarCodes');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveTitle('ZarCodes – a short code for any place in South Africa');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
});
