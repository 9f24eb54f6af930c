/** docs/product/creators.md#creator-generator. */
import { expect, type Page, test } from '@playwright/test';
import { newCreator, setActive } from './creatorPeople.ts';
import { look } from './look.ts';
import { newAccount, signIn } from './people.ts';

const toast = (page: Page) => page.locator('[data-toast]');
const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
const submit = (page: Page) => page.getByRole('button', { name: 'Generate ZarCode' });
const latitude = (page: Page) => page.getByLabel('Latitude');

async function openGenerator(page: Page) {
  const creator = await newCreator(page.request);
  await signIn(page, creator);
  await page.goto('/creator-generator');
  await expect(page.getByText('Zoom 8')).toBeVisible();
  return creator;
}

/** Until it is shown: its address is there before the page. */
async function goToDashboard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to Creator Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Creator Dashboard' })).toBeVisible();
}

/** Moves the map to Tembisa by its search, which sets the pin and the names. */
async function pinTembisa(page: Page): Promise<void> {
  const search = page.getByRole('combobox', { name: /Search for a place/ });
  await search.fill('-25.99636, 28.2268');
  await expect(page.getByRole('option', { name: /Put the pin exactly here/ })).toBeVisible();
  await search.press('Enter');
  await expect(field(page, 'City')).not.toHaveValue('');
}

test('one place after the other, by keyboard', async ({ page }) => {
  await openGenerator(page);
  await expect(page.getByText('Nothing made yet in this session')).toBeVisible();
  await pinTembisa(page);
  await expect(page.getByText('Zoom 18')).toBeVisible();
  const city = await field(page, 'City').inputValue();
  await page.getByRole('checkbox', { name: /terms/ }).press('Space');
  await field(page, 'Description').fill('Green door');
  await field(page, 'Address line 2').fill('Unit 4');
  await field(page, 'Title').fill('Stall 1');
  await field(page, 'Title').press('Enter');

  await expect(toast(page)).toContainText(/ZarCode [A-Z]{3}-\w{4} created successfully!/);
  await expect(field(page, 'Title')).toBeFocused();
  for (const label of ['Title', 'Description', 'Address line 1', 'Address line 2', 'Suburb']) {
    await expect(field(page, label)).toHaveValue('');
  }
  await expect(latitude(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: /^Your pin at/ })).toHaveCount(0);
  await expect(field(page, 'City')).toHaveValue(city);
  await expect(field(page, 'Province')).toHaveValue('Gauteng');
  await expect(page.getByText('Zoom 18')).toBeVisible();
  await expect(page.getByText('You have made 1 of 500 ZarCodes today.')).toBeVisible();

  // Nothing is left to lose: no question on leaving, and the list is there after coming back.
  await goToDashboard(page);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Made in this session' }).getByText('Stall 1')).toBeVisible();

  await field(page, 'Title').fill('Stall 2');
  await goToDashboard(page);
  await page.goBack();
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('Stall 2');
  await pinTembisa(page);
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await submit(page).click();
  await expect(page.getByText('You have made 2 of 500 ZarCodes today.')).toBeVisible();
  const rows = page.getByRole('region', { name: 'Made in this session' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Stall 2');
  await rows
    .nth(1)
    .getByRole('button', { name: /Copy ZarCode/ })
    .click();
  await expect(toast(page)).toContainText('Copied!');
  await rows
    .nth(1)
    .getByRole('link', { name: /View ZarCode/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stall 2' })).toBeVisible();
});

test('refusals lose nothing: made inactive meanwhile, a lost response, the number of a day', async ({
  page,
}) => {
  const creator = await openGenerator(page);
  await pinTembisa(page);
  await field(page, 'Title').fill('Stall 1');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  const typed = await latitude(page).inputValue();
  const inactive = 'Your creator profile is not active. Please contact support.';

  await setActive(page.request, creator, false);
  await submit(page).click();
  await expect(toast(page)).toContainText(inactive);
  await expect(page.getByRole('main').getByText(inactive)).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('Stall 1');
  await expect(latitude(page)).toHaveValue(typed);

  await setActive(page.request, creator, true);
  const full = 'You have made the 500 ZarCodes that a creator can make in a day. Please continue tomorrow.';
  await page.route('**/api/zarcodes/creator', (route) =>
    route.fulfill({ status: 422, json: { code: 'daily_limit_reached', message: full } }),
  );
  await submit(page).click();
  await expect(page.getByRole('main').getByText(full)).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('Stall 1');

  // The code is made, but the response does not arrive: sending again makes no second one.
  const keys: (string | undefined)[] = [];
  await page.unroute('**/api/zarcodes/creator');
  await page.route('**/api/zarcodes/creator', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    await (keys.length === 1 ? route.abort() : route.fulfill({ response }));
  });
  await submit(page).click();
  await expect(toast(page)).toContainText('Error');
  await expect(field(page, 'Title')).toHaveValue('Stall 1');
  await submit(page).click();
  await expect(page.getByText('You have made 1 of 500 ZarCodes today.')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);

  await setActive(page.request, creator, false);
  await page.reload();
  await expect(page.getByRole('main').getByText(inactive)).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
});

test('a prefix of their own that is full is said beside the code', async ({ page }) => {
  await openGenerator(page);
  await pinTembisa(page);
  await field(page, 'Title').fill('Stall 1');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  // As the API says it once 40 codes of the prefix were taken (fullPrefix.test.ts).
  await page.route('**/api/zarcodes/creator', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), fullPrefix: 'QAB' } });
  });
  await submit(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your prefix QAB is full' })).toContainText(
    /[A-Z]{3}-\w{4} begins with a prefix of .+ instead\./,
  );
  await look(page, 'creator-prefix-full');
});

test('without a profile it leads to the creator dashboard', async ({ page }) => {
  await signIn(page, await newAccount(page.request));
  await page.goto('/creator-generator');
  await expect(page.getByText('You need a creator profile to make ZarCodes without payment.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Creator Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'What creators have' })).toBeVisible();
});
