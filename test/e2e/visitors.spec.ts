/**
 * Pages for visitors, before and without the app (docs/product/offline.md#pages-that-wait): what they load, what works
 * on them, and how the app takes them over.
 */
import { type APIRequestContext, expect, type Request, test } from '@playwright/test';
import { prerendered } from '#shared/edge/pages.ts';
import { appScript, collectErrors, touch, waitForHydration, watchApp } from './app.ts';
import { makeCreatorCode, newCreator } from './creatorPeople.ts';
import { watchLayoutShift } from './layoutShift.ts';
import { buyCode, newAccount, signIn, tembisa } from './people.ts';

async function newCode(request: APIRequestContext): Promise<string> {
  return (await buyCode(request, await newAccount(request))).code;
}

for (const path of prerendered) {
  test(`${path} loads the app at the first touch, and not for scrolling, Tab or a finger above it`, async ({
    page,
  }) => {
    const hasApp = watchApp(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.dispatchEvent('body', 'pointermove', { pointerType: 'touch', movementX: 1 });
    await page.keyboard.press('Tab');
    await page.evaluate(() => window.scrollBy({ top: 100, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    expect(hasApp()).toBe(false);
    await waitForHydration(page);
  });
}

test('a code’s page shows its map, copies and shares without the app', async ({ page, request }) => {
  const code = await newCode(request);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (shared: unknown) => Promise.resolve(Object.assign(window, { shared })),
    });
  });
  const hasApp = watchApp(page);
  await page.goto(`/${code}`);
  const button = (name: string) => page.getByRole('button', { name });
  // As by a finger: a mouse above the page loads the app.
  const press = (name: string) => button(name).evaluate((element: HTMLElement) => element.click());
  const toast = page.locator('[data-toaster] [role=status]');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await press('Copy Code');
  await expect(toast).toHaveText('Copied!ZarCode copied to clipboard');
  expect(await copied()).toBe(code);
  await press('Copy Link');
  await expect(toast).toHaveText('Copied!Link copied to clipboard');
  expect(await copied()).toBe(new URL(`/zarcodes/${code}`, page.url()).href);
  await press('Copy Position');
  await expect(toast).toHaveText('Copied!Position copied to clipboard');
  expect(await copied()).toBe(`${tembisa.latitude.toFixed(6)}, ${tembisa.longitude.toFixed(6)}`);
  await press('Share');
  expect(await page.evaluate(() => (window as { shared?: unknown }).shared)).toMatchObject({
    title: tembisa.title,
    url: new URL(`/zarcodes/${code}`, page.url()).href,
  });
  await expect(page.getByRole('application', { name: `Map: ${tembisa.title}, ${code}` })).toBeVisible();
  await expect(page.getByRole('img', { name: `${tembisa.title}, ${code}` })).toBeVisible();
  expect(hasApp()).toBe(false);
});

test('the app takes over the map, the toast and where the map was moved to, without a jump', async ({
  page,
  request,
}) => {
  const code = await newCode(request);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const shift = await watchLayoutShift(page);
  await page.goto(`/${code}`, { waitUntil: 'networkidle' });
  const map = page.getByRole('application');
  const early = await map.elementHandle();
  const pin = page.locator('.map-pin');
  // Two fingers have moved it.
  await map.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.getByRole('button', { name: 'Copy Code' }).evaluate((element: HTMLElement) => element.click());
  const before = await pin.boundingBox();
  await waitForHydration(page);
  await expect(page.getByRole('group', { name: 'Zoom' })).toBeVisible();
  expect(await map.evaluate((element, other) => element === other, early)).toBe(true);
  await expect(map).toHaveCount(1);
  expect(await pin.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.locator('[data-toaster]')).toContainText('ZarCode copied to clipboard');
  expect(await shift()).toBe(0);
  expect(errors).toEqual([]);
});

test('a creator’s page shows its pins without the app, which takes the map over as it is', async ({
  page,
}) => {
  const hasApp = watchApp(page);
  const shift = await watchLayoutShift(page);
  await page.goto('/naledi-deliveries', { waitUntil: 'networkidle' });
  const map = page.getByRole('application', { name: 'Map of the ZarCodes of Naledi Deliveries' });
  const pins = map.locator('.map-pin, .map-group');
  await expect(pins.first()).toBeVisible();
  expect(hasApp()).toBe(false);
  const early = await map.elementHandle();
  await map.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await pins.evaluateAll((all) => all.map((pin) => pin.getBoundingClientRect().toJSON()));
  await waitForHydration(page);
  await expect(
    page.getByRole('combobox', { name: 'Search these ZarCodes and places on the map' }),
  ).toBeVisible();
  expect(await map.evaluate((element, other) => element === other, early)).toBe(true);
  expect(await pins.evaluateAll((all) => all.map((pin) => pin.getBoundingClientRect().toJSON()))).toEqual(
    before,
  );
  expect(await shift()).toBe(0);
});

test('a pin of a creator’s map leads to its code, also before the app', async ({ page, request }) => {
  const creator = await newCreator(request);
  const code = await makeCreatorCode(request, creator, 'Mama Joy’s Kitchen');
  await page.route(appScript, () => {});
  await page.goto(`/${creator.slug}`);
  await page
    .getByRole('application')
    .getByRole('button', { name: new RegExp(code) })
    .press('Enter');
  await page
    .getByRole('application')
    .getByRole('link', { name: new RegExp(code) })
    .press('Enter');
  await expect(page).toHaveURL(`/${creator.slug}/${code}`);
});

test('a map that can’t be drawn early is the app’s to explain', async ({ page, request }) => {
  const code = await newCode(request);
  await page.route('**/api/settings/public', (route) => route.abort());
  await page.goto(`/${code}`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a complete code typed into the search opens its page, also before the app', async ({
  page,
  request,
}) => {
  const code = await newCode(request);
  await page.route(appScript, () => {});
  await page.goto('/');
  await page.getByRole('combobox').fill(code.toLowerCase());
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(`/zarcodes/${code}`);
  await expect(page.getByRole('heading', { name: tembisa.title })).toBeVisible();
});

test('the search suggests without the app, for few bytes and in two rounds, and a suggestion is a link', async ({
  page,
}) => {
  const hasApp = watchApp(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const requested: Request[] = [];
  page.on('request', (request) => requested.push(request));
  const field = page.getByRole('combobox', { name: 'Search for a ZarCode or an address' });
  const options = page.getByRole('search').getByRole('option');
  await field.focus();
  await field.fill('Khayelitsha');
  await expect(options.first()).toHaveText(/^KhayelitshaCape Town, Western Cape$/);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('search').getByRole('status').last()).toHaveText(/^\d suggestions?$/);
  await expect(options.first()).toHaveAttribute(
    'href',
    /^\/address-not-found\?address=Khayelitsha%2C\+Cape\+Town%2C\+Western\+Cape&placeId=\S+$/,
  );
  const sizes = await Promise.all(requested.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeLessThan(12_000);
  const ofSearch = requested.map((request) => new URL(request.url()).pathname);
  expect(ofSearch.filter((path) => path === '/api/search/combined')).toHaveLength(1);
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  expect(hasApp()).toBe(false);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/address-not-found\?address=Khayelitsha/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Khayelitsha');
});

test('the dialog that looks up a code opens, suggests and closes without the app', async ({
  page,
  request,
}) => {
  const code = await newCode(request);
  const hasApp = watchApp(page);
  await page.goto('/support', { waitUntil: 'networkidle' });
  const lookup = page.getByRole('button', { name: 'Look up a ZarCode' });
  const press = () => lookup.evaluate((button: HTMLElement) => button.click());
  await lookup.focus();
  await press();
  const field = page.getByRole('dialog', { name: 'Look up a ZarCode' }).getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(lookup).toBeFocused();
  await press();
  await field.fill(code);
  await page.getByRole('dialog').getByRole('option').first().press('Enter');
  await expect(page.getByRole('heading', { name: tembisa.title })).toBeVisible();
  expect(hasApp()).toBe(false);
});

test('what the app alone reads goes from the dialog to the app’s, as it was typed', async ({ page }) => {
  await page.goto('/support', { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: 'Look up a ZarCode' })
    .evaluate((button: HTMLElement) => button.click());
  await page.locator('dialog').getByRole('combobox').fill('-26.268, 27.858');
  await page.getByRole('option', { name: /This exact point/ }).click();
  await expect(page).toHaveURL(/\/address-not-found\?address=-26\.268000/);
});

test('the app takes over what is listed, without an error and without closing it', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const field = page.getByRole('combobox', { name: 'Search for a ZarCode or an address' });
  await field.fill('Knysna');
  const listed = page.getByRole('option', { name: /^Knysna/ });
  await expect(listed.first()).toBeVisible();
  const seen = await page.evaluateHandle(() => {
    const seen = { without: false };
    new MutationObserver(() => {
      seen.without ||= document.querySelector('[role=option]') === null;
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await waitForHydration(page);
  await expect(page.locator('.suggestions')).toHaveCount(0);
  await expect(listed.first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(await seen.jsonValue()).toEqual({ without: false });
  expect(errors).toEqual([]);
});

test('where the script of the search does not come, the app searches', async ({ page }) => {
  await page.route(/\/assets\/search-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  const field = page.getByRole('combobox', { name: 'Search for a ZarCode or an address' });
  await field.focus();
  await field.fill('Knysna');
  await expect(page.getByRole('option', { name: /^Knysna/ }).first()).toBeVisible();
  await page.goto('/support', { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: 'Look up a ZarCode' })
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('dialog', { name: 'Look up a ZarCode' }).getByRole('combobox')).toBeFocused();
});

test('a price or a voucher that is another than the page was written with loads the app', async ({
  page,
}) => {
  const json = (body: unknown) => ({ contentType: 'application/json', body: JSON.stringify(body) });
  await page.route('**/api/prices/current', (route) => route.fulfill(json({ amount: '25.00' })));
  await page.goto('/township');
  await expect(page.getByText('R25.00 once')).toBeVisible();
  await page.unroute('**/api/prices/current');
  const voucher = { code: 'MANDELA', offer: '67 % off', validUntil: '2030-01-01T00:00:00.000Z' };
  await page.route('**/api/vouchers/promoted', (route) => route.fulfill(json({ voucher })));
  await page.goto('/');
  await page.getByRole('heading', { name: 'How it works' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('complementary', { name: 'Voucher' })).toContainText('MANDELA');
});

test('people who are signed in get the app at once, also those who signed in in another tab', async ({
  page,
  context,
  request,
}) => {
  const account = await newAccount(request);
  await page.goto('/township');
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await signIn(other, account);
  await other.goto('/support');
  await expect(other.getByRole('button', { name: /your menu/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /your menu/ })).toBeVisible();
});

test('a lost connection is said without the app, and once by the app', async ({ page, context }) => {
  const hasApp = watchApp(page);
  await page.goto('/township', { waitUntil: 'networkidle' });
  const toast = page.locator('[data-toast]');
  const said = page.getByText("You're offline. What you have typed stays here.");
  await context.setOffline(true);
  await expect(toast).toHaveText("You're offline. What you have typed stays here.");
  expect(hasApp()).toBe(false);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Close notification' }).click();
  await waitForHydration(page);
  await context.setOffline(true);
  await expect(said).toHaveCount(1);
  await expect(toast).toHaveCount(0);
  await context.setOffline(false);
});

// The entry of the app, and what every page needs of it.
for (const lost of ['start', 'shared']) {
  test(`a press is repeated once the connection is back that ended before ${lost} had come`, async ({
    page,
    context,
    request,
  }) => {
    await page.goto(`/${await newCode(request)}`, { waitUntil: 'networkidle' });
    const part = new RegExp(`/assets/${lost}-[^/]+\\.js$`);
    await page.route(part, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    const print = page.getByRole('button', { name: 'Print a sign' });
    await print.evaluate((button: HTMLElement) => button.click());
    await expect(page.locator('[data-toast]')).toContainText('The page could not be loaded.');
    await expect(print).toBeVisible();
    await page.unroute(part);
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: /Print a sign/ })).toHaveCount(1);
  });
}

test('an app that does not come is said, and the page stays', async ({ page }) => {
  await page.route(appScript, (route) => route.abort());
  await page.goto('/township', { waitUntil: 'networkidle' });
  await touch(page);
  await expect(page.locator('[data-toast]')).toContainText('The page could not be loaded.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a press on the search counts where the app comes before its script', async ({ page }) => {
  const { promise: appIsThere, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/assets\/search-[^/]+\.js$/, async (route) => {
    await appIsThere;
    await route.continue();
  });
  await page.goto('/support');
  await page.locator('html[data-listening]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Look up a ZarCode' }).press('Enter');
  await waitForHydration(page);
  letThrough();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});
