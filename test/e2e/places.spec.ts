/** Places that people live in: found by name, and named at a pin (docs/product/search.md#places). */
import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from './app.ts';
import { look } from './look.ts';
import { newAccount, signIn } from './people.ts';

/** The files of places that the page has fetched. */
function recordPlaceFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/places-[^.]*\//.test(pathname)) files.push(pathname);
  });
  return files;
}

test('Khayelitsha is found from the landing page, which loads nothing of the list', async ({ page }) => {
  const files = recordPlaceFiles(page);
  await page.goto('/');
  await waitForHydration(page);
  const search = page.getByRole('combobox', { name: 'Search for a ZarCode or an address' });
  await search.fill('Khayelitsha');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Khayelitsha');
  await expect(first).toContainText('Cape Town, Western Cape');
  await search.fill('Grahamstown');
  await expect(page.getByRole('option', { name: /^Grahamstown \(Makhanda\)/ })).toContainText('Eastern Cape');
  await search.fill('Site C');
  await page.getByRole('option', { name: /^Site C \(Khayelitsha\)/ }).click();
  expect(files).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site C, Cape Town, Western Cape');
  await expect(page.getByRole('application')).toBeVisible();
  await expect(page.getByText('Stats SA')).toBeVisible();
});

test('a pin in Khayelitsha fills in the suburb, which another name replaces with one tap', async ({
  page,
}) => {
  await signIn(page, await newAccount(page.request));
  await page.goto('/generator?address=-34.039, 18.675');
  await page.getByRole('application').waitFor();
  const [suburb, city] = [page.getByLabel('Suburb'), page.getByLabel('City')];
  await expect(suburb).toHaveValue('Khayelitsha');
  await expect(city).toHaveValue('Cape Town');
  await expect(page.getByLabel('Province')).toHaveValue('Western Cape');
  await expect(suburb).toHaveAttribute('readonly', '');
  await look(page, 'pin-in-khayelitsha');
  await page.getByRole('button', { name: 'My area is called something else' }).click();
  await expect(suburb).toBeFocused();
  await suburb.fill('Siqalo');
  await expect(suburb).toHaveValue('Siqalo');
  await expect(city).toHaveValue('Cape Town');
});

test('the map finds a suburb, and a pin across the border is refused in words', async ({ page }) => {
  await signIn(page, await newAccount(page.request));
  const files = recordPlaceFiles(page);
  await page.goto('/generator');
  const search = page.getByRole('combobox', { name: /Search/ });
  await search.fill('guguletu');
  const option = page.getByRole('option', { name: /^Guguletu \(Gugulethu\)/ });
  await expect(option).toContainText('Cape Town, Western Cape');
  expect(files.filter((file) => file.includes('/names/'))).toHaveLength(1);
  await option.click();
  await expect(page.getByLabel('Suburb')).toHaveValue('Gugulethu');
  // Central Maseru.
  await search.fill('-29.3142, 27.4833');
  await expect(page.getByRole('option')).toContainText(['What you entered is outside South Africa']);
});
