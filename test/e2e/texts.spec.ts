/** Texts and numbers of docs/product that no other file tests. */
import { expect, type Page, test } from '@playwright/test';
import { buyBundle, buyCode, newAccount, signIn, tembisa } from './people.ts';

const toast = (page: Page) => page.locator('[data-toast]');

test('register: missing fields, too short a password, and the redirect', async ({ page }) => {
  await page.goto('/register');
  const submit = page.getByRole('button', { name: 'Create account' });
  await submit.click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(toast(page)).toHaveCount(0);
  const fields = { 'First name': 'Nomsa', 'Last name': 'Khumalo', Email: 'nomsa', Password: 'sunny' };
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await submit.click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();

  await page.getByLabel('Email', { exact: true }).fill(`${crypto.randomUUID()}@example.co.za`);
  await page.getByLabel('Password', { exact: true }).fill('sunny-morning-7');
  await page.getByLabel('Confirm password', { exact: true }).fill('sunny-morning-7');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/register')) sent += 1;
  });
  await submit.click({ clickCount: 3 });
  await expect(toast(page)).toContainText('Account created successfully!');
  await expect(toast(page)).toContainText('Please log in with your new credentials.');
  await expect(page).toHaveURL(/\/login$/);
  expect(sent).toBe(1);
});

test('sign in: repeated clicks send one request, and lead to the dashboard', async ({ page, request }) => {
  const { email, password } = await newAccount(request);
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  let sent = 0;
  page.on('request', (outgoing) => {
    if (outgoing.url().endsWith('/api/auth/login')) sent += 1;
  });
  await page.getByRole('button', { name: 'Sign in' }).click({ clickCount: 3 });
  await expect(toast(page)).toContainText('Welcome back!');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(sent).toBe(1);
});

test('no codes yet: how to begin', async ({ page, request }) => {
  await signIn(page, await newAccount(request));
  await page.goto('/my-codes');
  await expect(page.getByText('No ZarCodes found')).toBeVisible();
  await expect(page.getByText('Get started by creating your first ZarCode')).toBeVisible();
});

test('the loading texts of a page and of a code', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const code = Promise.withResolvers<void>();
  await page.route('**/api/zarcodes/9ZZ*', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/9ZZZZZZ', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  scripts.resolve();
  await expect(page.getByText('Loading ZarCode details...').last()).toBeVisible();
  code.resolve();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('the dashboard and the generator: their requests, and the initial zoom of the map', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await signIn(page, account);
  const requested: string[] = [];
  page.on('request', (outgoing) => {
    const { pathname, search } = new URL(outgoing.url());
    if (pathname.startsWith('/api/')) requested.push(`${pathname}${search}`);
  });
  await page.goto('/generator');
  await expect(page.getByText('Zoom 8', { exact: true })).toBeVisible();
  await buyCode(request, account);
  await page.reload();
  await expect(page.getByText('Zoom 10', { exact: true })).toBeVisible();
  // The generator may request something until it is left.
  page.once('framenavigated', () => {
    requested.length = 0;
  });
  await page.goto('/dashboard');
  for (const label of ['Total ZarCodes', 'This Month', 'Provinces']) {
    await expect(page.locator('dl > div', { hasText: label })).toContainText('1');
  }
  await expect(page.getByRole('row', { name: /Lerato Hair Salon/ })).toContainText('Tembisa, Gauteng');
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL(/\/my-codes$/);
  await page.goBack();
  await expect(page.getByText('Total ZarCodes')).toBeVisible();
  for (const expected of ['/api/zarcodes/recent?limit=10', '/api/zarcodes?limit=1000', '/api/user/stats']) {
    expect(
      requested.filter((url) => url === expected),
      requested.join(' '),
    ).toHaveLength(1);
  }
});

test('a code created with a bundle is shown for 1.5 seconds', async ({ page, request }) => {
  const account = await newAccount(request);
  await buyBundle(request, account);
  await signIn(page, account);
  await page.clock.install();
  await page.goto('/generator');
  await expect(page.getByText('You have 5 codes left in your bundle')).toBeVisible();
  await page.getByLabel('Title').fill(tembisa.title);
  await page.getByLabel('Latitude').fill(String(tembisa.latitude));
  await page.getByLabel('Longitude').fill(String(tembisa.longitude));
  await expect(page.getByLabel('City')).not.toHaveValue('');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: 'Generate ZarCode' }).click();
  const isRight = page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true });
  await expect(isRight).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await isRight.click();
  await expect(page.getByRole('heading', { name: 'Your ZarCode is ready' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Copy Code' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View All Codes' })).toHaveAttribute('href', '/my-codes');
  // The sign is not closed under the person's eyes.
  await page.getByRole('button', { name: 'Print a sign' }).click();
  const sign = page.getByRole('dialog', { name: 'Print a sign' });
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(sign.getByRole('button', { name: 'Save as SVG' })).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/\/generator$/);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1_499);
  await expect(page).toHaveURL(/\/generator$/);
  await expect(sign).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the address page: its links, its map, its list, and another address', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/address-not-found?address=Hermanus&placeId=western-cape-hermanus');
  await expect(page.getByRole('heading', { name: 'Hermanus', exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /^\/login/);
  await expect(main.getByRole('link', { name: 'Back to Search' })).toHaveAttribute('href', '/');
  await expect(page.locator('.leaflet-container')).toBeVisible();
  const map = await page.locator('.leaflet-container').boundingBox();
  expect(Math.abs((map?.height ?? 0) - 500)).toBeLessThanOrEqual(2);
  await page.getByRole('combobox').fill('hermanus');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('listbox').locator('..')).toHaveCSS('max-height', '384px');
  // docs/product/search.md#address-not-found-page: the page follows its URL.
  await page.evaluate(() => history.replaceState({}, '', '/address-not-found?address=Knysna'));
  await expect(page.getByRole('heading', { name: 'Knysna', exact: true })).toBeVisible();
});
