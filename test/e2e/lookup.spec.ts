/** Looking up codes and places: from every page, with Enter alone, and from paths of nobody. */
import { expect, type Page, test } from '@playwright/test';
import { look, takePicture } from './look.ts';
import { buyCode, newAccount, signIn } from './people.ts';

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search for a ZarCode or an address' });
const anyCode = '6GP-2345';

test('Enter on a complete code opens it at once, on seven letters the town of that name', async ({
  page,
}) => {
  await page.goto('/');
  await searchBox(page).fill(anyCode);
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(`/zarcodes/${anyCode}`);
  await page.goto('/');
  await searchBox(page).fill('Kokstad');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/address-not-found\?address=Kokstad/);
});

test('from the bar of every page, signed out and signed in', async ({ page, request }) => {
  const owner = await newAccount(request);
  const { code } = await buyCode(request, owner, 'Lookup Tuck Shop');
  await page.goto('/support');
  const lookup = page.getByRole('button', { name: 'Look up a ZarCode' });
  await lookup.click();
  const dialog = page.getByRole('dialog', { name: 'Look up a ZarCode' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await look(page, 'lookup', '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(lookup).toBeFocused();
  await lookup.click();
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lookup Tuck Shop' })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await signIn(page, await newAccount(request));
  for (const path of ['/dashboard', `/zarcodes/${code}`, '/my-codes', '/support']) {
    await page.goto(path);
    await expect(lookup, path).toBeVisible();
  }
  await page.goto('/dashboard');
  const mapSearch = page.getByRole('combobox', { name: 'Search your ZarCodes and places on the map' });
  await mapSearch.fill(code);
  await page.getByRole('option', { name: `Look up ${code}` }).click();
  await expect(page.getByRole('heading', { name: 'Lookup Tuck Shop' })).toBeVisible();
});

test('a town’s page offers its codes first, and speaks of an exact point only for points', async ({
  page,
  request,
}) => {
  const owner = await newAccount(request);
  const darling = { city: 'Darling', suburb: 'Darling', province: 'Western Cape' };
  const point = { latitude: -33.38, longitude: 18.38 };
  await buyCode(request, owner, 'Darling Dairy', { ...darling, ...point });
  await page.goto('/address-not-found?address=Darling%2C%20Western%20Cape');
  await expect(page.getByText('This place has no code yet. Create one so anyone can find it.')).toBeVisible();
  const codes = page.getByRole('region', { name: /ZarCodes? in Darling/ });
  await expect(async () => {
    await page.reload();
    await expect(codes).toBeVisible({ timeout: 2000 });
  }).toPass();
  await look(page, 'town-with-codes');
  await codes
    .getByRole('link', { name: /Darling Dairy/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Darling Dairy' })).toBeVisible();
  await page.goto('/address-not-found?address=-34.418700%2C%2019.234500');
  await expect(page.getByText('This exact point has no code yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Generate a ZarCode here' })).toBeVisible();
});

test('a point at sea is not offered, neither in the search nor where a link leads to it', async ({
  page,
}) => {
  // In the Atlantic, west of Cape Town.
  await page.goto('/address-not-found?address=-34.000000%2C%2017.000000');
  await expect(page.getByText('This point is outside South Africa.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Generate a ZarCode here' })).toHaveCount(0);
  await page.goto('/');
  await searchBox(page).fill('-34.000000, 17.000000');
  await expect(page.getByText('This point is outside South Africa.').last()).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
});

for (const path of ['/nope-nobody', '/two/segments', '/%E0%A4%A']) {
  test(`${path}: the page that opens says what was not found`, async ({ page, request }) => {
    const notFound = page.getByRole('status').filter({ hasText: 'Page Not Found' });
    await page.goto(path);
    await expect(notFound).toContainText(`There is nothing at ${path}.`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Seven characters');
    await signIn(page, await newAccount(request));
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
    await expect(notFound).toContainText(`There is nothing at ${path}.`);
  });
}

test('above a phone’s keyboard the suggestions stay visible', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 375, height: 667 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/');
  await searchBox(page).tap();
  await searchBox(page).fill('hermanus');
  await expect(page.getByRole('option').first()).toBeVisible();
  // As a keyboard does.
  await page.setViewportSize({ width: 375, height: 360 });
  await expect
    .poll(() =>
      page.evaluate(() => {
        const option = document.querySelector('[role=option]');
        const list = option?.closest('[role=listbox]')?.parentElement?.getBoundingClientRect();
        const field = document.querySelector('[role=combobox]')?.getBoundingClientRect();
        if (list === undefined || field === undefined) return 'missing';
        return field.top >= 0 && list.bottom <= window.innerHeight && list.height > 120;
      }),
    )
    .toBe(true);
  await takePicture(page, 'keyboard-375');
  await context.close();
});
