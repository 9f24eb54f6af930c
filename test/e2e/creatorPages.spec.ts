/**
 * docs/product/creators.md#creator-page and docs/product/creators.md#creator-code-page: the demo creator's, by
 * visitors.
 */
import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from './app.ts';
import { watchLayoutShift } from './layoutShift.ts';
import { look } from './look.ts';
import { newAccount, signIn } from './people.ts';

const slug = '/naledi-deliveries';
const inactive = '/kaapse-koeriers';

const rows = (page: Page) => page.locator('main li > a');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search these ZarCodes' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a creator’s page has all its content, pages and a search', async ({ page }) => {
    await page.goto(slug);
    await expect(page).toHaveTitle('Naledi Deliveries – ZarCodes');
    await expect(title(page)).toHaveText('Naledi Deliveries');
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    for (const [name, href] of [
      ['naledi-deliveries.example', 'https://naledi-deliveries.example/'],
      ['hello@naledi-deliveries.example', 'mailto:hello@naledi-deliveries.example'],
      ['Instagram', 'https://www.instagram.com/naledideliveries'],
      ['Facebook', 'https://www.facebook.com/naledideliveries'],
    ] as const) {
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    // The creator has no page there.
    await expect(page.getByRole('link', { name: 'TikTok' })).toHaveCount(0);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
      'content',
      'Naledi Deliveries – ZarCodes',
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^http.*${slug}$`));
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { name: 'Naledi Deliveries', email: 'hello@naledi-deliveries.example' },
    });

    await expect(page.getByText('30 ZarCodes', { exact: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText('Showing 11 to 20 of 30 results')).toBeVisible();
    await field(page).fill('soweto');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\?search=soweto$/);
    await expect(field(page)).toHaveValue('soweto');
    await expect(rows(page).first()).toContainText('Soweto');
    const all = page.getByRole('link', { name: 'Show all' });
    await expect(all).toHaveCSS('text-decoration-line', 'underline');
    await all.click();

    const code = (await rows(page).first().getAttribute('href'))?.slice(`${slug}/`.length) ?? '';
    await rows(page).first().click();
    await expect(page).toHaveTitle(new RegExp(`^${code} .* – Naledi Deliveries$`));
    await page.getByRole('link', { name: 'More from Naledi Deliveries' }).click();
    await expect(title(page)).toHaveText('Naledi Deliveries');
  });
});

test('a creator’s page is taken over by the app as it is, and turns pages within it', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  const shifted = await watchLayoutShift(page);
  await page.goto(slug);
  await waitForHydration(page);
  expect(await shifted()).toBeLessThan(0.02);
  expect(errors).toEqual([]);

  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('link', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByText('Showing 11 to 20 of 30 results')).toBeVisible();
  await expect(page.getByRole('heading', { name: '30 ZarCodes' })).toBeFocused();

  await field(page).fill('no such place');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No ZarCodes found')).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('');
  await rows(page).nth(2).click();
  await expect(page.getByRole('link', { name: 'More from Naledi Deliveries' })).toBeVisible();
  await expect(page).toHaveURL(/\/naledi-deliveries\/[A-Z]{3}-\w{4}$/);
  await page.getByRole('button', { name: 'Copy Link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  expect(errors).toEqual([]);
});

test('nobody’s slug, an inactive creator’s and a code of somebody else are not found', async ({ page }) => {
  const account = await newAccount(page.request);
  for (const path of [inactive, '/no-such-creator', '/naledi-deliveries/contact-us']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: /Seven characters/ }), path).toBeVisible();
  }
  const { results } = await (await page.request.get('/api/search/combined?q=salon')).json();
  const other = results.find(({ zarcode }: { zarcode?: string }) => /^\d/.test(zarcode ?? '')).zarcode;
  expect((await page.goto(`${slug}/${other}`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await signIn(page, account);
  await page.goto('/no-such-creator');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a creator’s page and a code below it look right', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto(slug);
  const code = (await rows(page).first().getAttribute('href')) ?? '';
  for (const [name, path] of [
    ['creator', slug],
    ['creator-code', code],
  ] as const) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await look(page, name);
  }
});
