/** The dashboard: its order and the search of its map; and no layout shift while pages load. */
import { expect, test } from '@playwright/test';
import { watchLayoutShift } from './layoutShift.ts';
import { buyBundle, buyCode, newAccount, signIn } from './people.ts';

test('the parts are in the order of docs/product/viewing-codes.md#dashboard', async ({ page, request }) => {
  const account = await newAccount(request);
  await buyBundle(request, account);
  await buyCode(request, account);
  await signIn(page, account);
  await page.goto('/dashboard');
  await expect(page.getByText('Lerato Hair Salon')).toBeVisible();
  const parts = [
    page.getByRole('heading', { name: 'Your ZarCodes on the map' }),
    page.getByRole('region', { name: '5 prepaid ZarCodes left' }),
    page.getByText('Total ZarCodes'),
    page.getByRole('heading', { name: 'Recent ZarCodes' }),
  ];
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(page.getByRole('main').getByRole('link', { name: 'Generate New ZarCode' })).toBeInViewport();
});

test('the map finds own codes by title and code, and places', async ({ page, request }) => {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account);
  await signIn(page, account);
  await page.goto('/dashboard');
  const search = page.getByRole('combobox', { name: 'Search your ZarCodes and places on the map' });
  const options = page.getByRole('option');

  await search.fill('l');
  await expect(options).toHaveCount(0);
  await search.fill('lerato');
  await expect(options.first()).toContainText('Lerato Hair Salon');
  await search.fill(code.slice(0, 5));
  await expect(options.first()).toContainText('Lerato Hair Salon');
  await search.press('Enter');
  await expect(page.getByText('Location Found')).toBeVisible();
  await expect(search).toHaveValue('Lerato Hair Salon');
  await expect(options).toHaveCount(0);

  await search.fill('hermanus');
  await expect(options.first()).toContainText('Hermanus');
  await search.press('Escape');
  await expect(options).toHaveCount(0);
  await search.fill('be');
  await expect(options).toHaveCount(8);
  await search.fill('xyzzyx');
  await expect(
    page.getByText('None of your ZarCodes and no place found with this name.').last(),
  ).toBeVisible();
});

test('the map’s search waits for a pause of 300 ms in typing', async ({ page, request }) => {
  await signIn(page, await newAccount(request));
  await page.clock.install();
  await page.goto('/dashboard');
  const search = page.getByRole('combobox', { name: 'Search your ZarCodes and places on the map' });
  await expect(search).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await search.fill('hermanus');
  await page.clock.runFor(299);
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('option').first()).toContainText('Hermanus');
});

for (const { name, path, width, height, own = false } of [
  { name: 'a code that does not exist', path: '/9ZZ-ZZZZ', width: 375, height: 812 },
  { name: 'a code that does not exist, wide', path: '/9ZZ-ZZZZ', width: 1440, height: 900 },
  { name: 'the dashboard', path: '/dashboard', width: 375, height: 812, own: true },
  { name: 'the dashboard, wide', path: '/dashboard', width: 1440, height: 900, own: true },
  { name: 'an address', path: '/address-not-found?address=Hermanus', width: 375, height: 812 },
  { name: 'a code', path: '/{code}', width: 375, height: 812 },
  { name: 'an own code, wide', path: '/zarcodes/{code}', width: 1440, height: 900, own: true },
  { name: 'My ZarCodes with one code', path: '/my-codes', width: 375, height: 812, own: true },
  { name: 'My Payments', path: '/payments', width: 375, height: 812, own: true },
  { name: 'the bundles, wide', path: '/payments?tab=bundles', width: 1440, height: 900, own: true },
  { name: 'the generator with a bundle', path: '/generator', width: 375, height: 812, own: true },
  { name: 'the generator with a bundle, wide', path: '/generator', width: 1440, height: 900, own: true },
]) {
  test(`no layout shift while ${name} loads`, async ({ page, request }) => {
    const account = await newAccount(request);
    await buyBundle(request, account);
    const { code } = await buyCode(request, account);
    if (own) await signIn(page, account);
    // As on a phone, responses are slow and arrive in any order.
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 300));
      await route.continue();
    });
    await page.setViewportSize({ width, height });
    const shift = await watchLayoutShift(page);
    await page.goto(path.replace('{code}', code));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shift()).toBeLessThan(0.02);
  });
}

test('the map begins in Pretoria at zoom 6, and shows all codes when the button is pressed', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  const place = {
    latitude: -33.92,
    longitude: 18.42,
    suburb: '',
    city: 'Cape Town',
    province: 'Western Cape',
  };
  await buyCode(request, account, 'Long Street Barber', place);
  await signIn(page, account);
  await page.goto('/dashboard');
  const pin = page.getByRole('application').getByRole('button', { name: /Long Street Barber/ });
  const showAll = page.getByRole('button', { name: 'Show all my ZarCodes' });
  await expect(showAll).toBeVisible();
  await expect(pin).not.toBeInViewport();
  await showAll.click();
  await expect(pin).toBeInViewport();
});
