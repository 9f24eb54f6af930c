/** Pages come with their content: whoever is quicker than the script must not be sorry for it. */
import { expect, type Page, test } from '@playwright/test';

interface Held {
  /** Lets the first script come, which keeps what is pressed. */
  first: () => void;
  rest: () => void;
}

async function holdScripts(page: Page): Promise<Held> {
  const [first, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assets/*.js', async (route) => {
    const isFirst = /\/index-[^/.]+\.js$/.test(route.request().url());
    await (isFirst ? first : rest).promise;
    await route.continue();
  });
  return { first: first.resolve, rest: rest.resolve };
}

/** Where the browser goes, each time it loads a page. */
function visits(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && urls.push(request.url()));
  return urls;
}

async function someCode(page: Page): Promise<string> {
  const found = await page.request.get('/api/search/combined?q=salon');
  const { results } = (await found.json()) as { results: { zarcode?: string }[] };
  return results.find(({ zarcode }) => zarcode !== undefined)?.zarcode ?? '';
}

const hears = (page: Page) => page.locator('html[data-hears]').waitFor({ state: 'attached' });

test('what was typed into the search before the script came is searched', async ({ page }) => {
  const scripts = await holdScripts(page);
  const loaded = visits(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('combobox', { name: /Search for a ZarCode/ });
  await field.fill('hermanus western');
  await field.press('Enter');
  scripts.first();
  await hears(page);
  await field.press('Enter');
  scripts.rest();
  await expect(page.getByRole('option', { name: /Hermanus/ }).first()).toBeVisible();
  await expect(field).toHaveValue('hermanus western');
  expect(loaded).toHaveLength(1);
});

test('an email typed and sent before the app is there is neither lost nor in an address', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  const loaded = visits(page);
  await page.goto('/farmers', { waitUntil: 'commit' });
  const field = page.getByLabel('Your email address');
  const send = page.getByRole('button', { name: 'Get My ZarCode' });
  await field.fill('piet@plaas.example');
  // Nothing hears it yet, and the button shows that it is not ready.
  await field.press('Enter');
  await send.click();
  await expect(send).toHaveCSS('opacity', '0.55');
  await expect(field).toHaveValue('piet@plaas.example');
  scripts.first();
  await hears(page);
  await expect(send).toHaveCSS('opacity', '1');
  await field.press('Enter');
  await expect(send).toHaveCSS('opacity', '0.55');
  scripts.rest();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('piet@plaas.example');
  expect(loaded).toHaveLength(1);
});

test('the button of a code’s page that was pressed last before the app is there does its work once', async ({
  page,
}) => {
  const code = await someCode(page);
  const scripts = await holdScripts(page);
  await page.goto(`/${code}`, { waitUntil: 'commit' });
  const copy = page.getByRole('button', { name: 'Copy Code' });
  await copy.click();
  scripts.first();
  await hears(page);
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await copy.click();
  await expect(copy).toHaveCSS('opacity', '0.55');
  scripts.rest();
  await expect(page.locator('[data-toast]')).toContainText('ZarCode copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expect(copy).toHaveCSS('opacity', '1');
});
