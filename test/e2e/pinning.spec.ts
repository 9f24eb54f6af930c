/**
 * Pinning that can be trusted: docs/product/making-codes.md#generator, docs/product/maps.md#map-input and
 * docs/product/maps.md#geolocation.
 */
import { expect, type Page, test } from '@playwright/test';
import { look, takePicture } from './look.ts';
import { type Account, buyBundle, buyCode, confirmGate, newAccount, signIn, tembisa } from './people.ts';

const gate = (page: Page) => page.getByRole('dialog', { name: 'Is this the gate?' });
const ring = (page: Page) => page.locator('.map-ring:not([hidden])').first();
const search = (page: Page) => page.getByRole('combobox', { name: /Search for a place/ });
const submit = (page: Page) => page.getByRole('button', { name: /^(Continue to Payment|Generate ZarCode)$/ });
const north = (metres: number) => tembisa.latitude + metres / 111_195;

async function open(page: Page, account?: Account): Promise<Account> {
  const person = account ?? (await newAccount(page.request));
  await signIn(page, person);
  await page.goto('/generator');
  // On a busy machine the first map takes its time.
  await expect(page.getByText('Zoom 8')).toBeVisible({ timeout: 30_000 });
  return person;
}

async function describe(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await expect(page.getByLabel('City')).not.toHaveValue('');
  await page.getByRole('checkbox', { name: /terms/ }).check();
}

async function codeOf(page: Page, { token }: Account): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${token}` };
  const list = await page.request.get('/api/zarcodes', { headers });
  const { zarCodes } = (await list.json()) as { zarCodes: { id: string }[] };
  const code = await page.request.get(`/api/zarcodes/${zarCodes[0]?.id}`, { headers });
  return (await code.json()) as Record<string, unknown>;
}

test('“Is this the gate?” comes before a credit is used, and the point is stored with how it was given', async ({
  page,
}) => {
  test.slow();
  const account = await newAccount(page.request);
  await buyBundle(page.request, account);
  await open(page, account);
  await search(page).fill(`${tembisa.latitude}, ${tembisa.longitude}`);
  await page.getByRole('option', { name: /Put the pin exactly here/ }).click();
  await describe(page, 'Lerato Hair Salon');
  await submit(page).press('Enter');

  await expect(gate(page)).toContainText('Lerato Hair Salon');
  await expect(gate(page)).toContainText(/Th?embisa/);
  await expect(gate(page)).toContainText('Coordinates (-25.996360, 28.226800)');
  await expect(gate(page).getByRole('application')).toHaveAccessibleName(/Close-up of your pin/);
  await expect(gate(page).getByRole('button', { name: 'Continue', exact: true })).toBeFocused();
  await look(page, 'pinning-gate', '[role=dialog]');
  await page.setViewportSize({ width: 1280, height: 800 });

  await gate(page).getByRole('button', { name: 'Move it' }).click();
  await expect(gate(page)).toBeHidden();
  await expect(page.getByRole('application', { name: /^Map\. Arrow keys/ })).toBeFocused();
  await page.getByRole('button', { name: /^Your pin at/ }).press('ArrowUp');
  await submit(page).click();
  await expect(gate(page)).toContainText('Pin on the map (-25.99');
  await confirmGate(page);
  await expect(page.getByRole('heading', { name: 'Your ZarCode is ready' })).toBeVisible();
  expect(await codeOf(page, account)).toMatchObject({ title: 'Lerato Hair Salon', pointSource: 'pin' });

  await page.goto('/my-codes');
  await page.getByRole('main').getByText('Lerato Hair Salon').first().click();
  await expect(page.getByRole('dialog').getByText('Pin on the map')).toBeVisible();
});

test('a pin on a map of the province asks to zoom in first', async ({ page }) => {
  await open(page);
  await search(page).fill('Thembisa');
  await page
    .getByRole('option', { name: /^Th?embisa/ })
    .first()
    .click();
  await expect(page.getByText('Zoom 18')).toBeVisible();
  for (let zoom = 17; zoom >= 14; zoom -= 1) {
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect(page.getByText(`Zoom ${zoom}`)).toBeVisible();
  }
  await page.getByRole('application').press('Enter');
  await describe(page, 'Lerato Hair Salon');
  await submit(page).click();
  const far = page.getByRole('dialog', { name: 'Zoom in first' });
  await expect(far.getByRole('button', { name: 'Zoom in' })).toBeFocused();
  await far.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByText('Zoom 18')).toBeVisible();
  // It has been seen closely now.
  await submit(page).click();
  await confirmGate(page);
  await expect(page).toHaveURL(/\/payment$/);
});

test('the current location is measured for 15 s, shown as a ring and in metres, and sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...tembisa, accuracy: 12 });
  const account = await newAccount(page.request);
  await buyBundle(page.request, account);
  await page.clock.install();
  await open(page, account);
  await page.getByRole('button', { name: 'Use my current location' }).click();
  await expect(page.getByText('Measuring, within 12 m')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Measuring' })).toBeVisible();
  await expect(page.getByText('Zoom 18')).toBeVisible();
  // 24 m at latitude -26 and zoom 18, where a pixel is 0.537 m.
  await expect.poll(async () => (await ring(page).boundingBox())?.width).toBeCloseTo(44.7, 0);

  await context.setGeolocation({ ...tembisa, latitude: north(8), accuracy: 6 });
  await expect(page.getByText('Measuring, within 7 m')).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(page.getByText('Measured within 7 m', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  // A position twice as exact counts four times.
  await expect(page.getByLabel('Latitude')).toHaveValue(north(6.4).toFixed(6));
  await describe(page, 'Lerato Hair Salon');
  await submit(page).click();
  await expect(gate(page)).toContainText('Current location, within 7 m');
  await expect(gate(page).locator('.map-ring')).toBeVisible();
  await confirmGate(page);
  await expect(page.getByRole('heading', { name: 'Your ZarCode is ready' })).toBeVisible();
  expect(await codeOf(page, account)).toMatchObject({ pointSource: 'device', pointAccuracy: 7.2 });
});

test('a rough location warns once it is stopped; a pin put by hand ends it', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...tembisa, accuracy: 45 });
  await open(page);
  await page.getByRole('button', { name: 'Use my current location' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Only within 45 m')).toBeVisible();
  await expect(
    page.getByText(/^Go outside and try again, or put the pin on the gate by hand\.$/),
  ).toBeVisible();
  await look(page, 'pinning-location', 'main');
  await page.getByRole('button', { name: /^Your pin at/ }).press('ArrowUp');
  await expect(page.getByText('Only within 45 m')).toBeHidden();
  await expect(ring(page)).toHaveCount(0);
});

test('a code of the same owner within 10 m is named, and another one can still be made', async ({ page }) => {
  const account = await newAccount(page.request);
  const { code } = await buyCode(page.request, account);
  await signIn(page, account);
  await page.goto('/generator');
  await expect(page.getByText('Zoom 10')).toBeVisible();
  await page.getByLabel('Latitude').fill(north(20).toFixed(6));
  await page.getByLabel('Longitude').fill(String(tembisa.longitude));
  await describe(page, 'The shop next door');
  await expect(page.getByText(`You already have ${code} here`)).toHaveCount(0);
  await page.getByLabel('Latitude').fill(north(9).toFixed(6));
  await expect(page.getByText(`You already have ${code} here`)).toBeVisible();
  const link = page.getByRole('link', { name: `Open ${code} (in a new tab)` });
  await expect(link).toHaveAttribute('href', `/zarcodes/${code}`);
  await submit(page).click();
  await expect(gate(page)).toContainText(`You already have ${code} here`);
  await confirmGate(page);
  await expect(page).toHaveURL(/\/payment$/);
});

test('coordinates outside the country are refused where they were pasted, and swapped ones turned round', async ({
  page,
}) => {
  await page.goto('/');
  const landing = page.getByRole('combobox').first();
  await landing.fill('51.5074, -0.1278');
  const refusal = 'This point is outside South Africa. ZarCodes are for places in South Africa.';
  await expect(page.getByText(refusal).last()).toBeVisible();
  await landing.fill('28.2268, -25.99636');
  await expect(page.getByRole('option', { name: /Did you mean -25\.996360, 28\.226800\?/ })).toBeVisible();

  await open(page);
  await search(page).fill('51.5074, -0.1278');
  await expect(page.getByText(refusal).last()).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await search(page).fill('28.2268, -25.99636');
  await page.getByRole('option', { name: /Did you mean -25\.996360, 28\.226800\?/ }).click();
  await expect(page.getByLabel('Latitude')).toHaveValue('-25.996360');
  await expect(search(page)).toHaveValue('-25.996360, 28.226800');

  // Typed into the fields of the form.
  await page.getByLabel('Latitude').fill('25.99636');
  await page.getByRole('button', { name: 'Did you mean -25.996360, 28.226800?' }).click();
  await expect(page.getByLabel('Latitude')).toHaveValue('-25.996360');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('the page scrolls over the map, help and “Use my location” come first, and the rest is under “More”', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ ...tembisa, accuracy: 9 });
    await open(page);
    await expect(page.getByText(/Two fingers move the map/)).toBeInViewport();
    const map = page.getByRole('application');
    await expect(map).toBeInViewport({ ratio: 0.6 });
    // The browser scrolls with one finger, where the map would take it otherwise.
    expect(await map.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-x pan-y');
    await takePicture(page, 'pinning-phone-top');

    await page.getByRole('button', { name: 'Use my location' }).tap();
    await expect(page.getByText('Measuring, within 9 m')).toBeVisible();
    await takePicture(page, 'pinning-phone-measuring');
    await expect(page.getByLabel('Title')).toBeVisible();
    await expect(page.getByLabel('City')).toBeVisible();
    await expect(page.getByLabel('Latitude')).toBeHidden();
    await expect(page.getByLabel('Address line 1')).toBeHidden();
    await page.getByText('More (coordinates, address lines)').tap();
    await expect(page.getByLabel('Latitude')).toHaveValue('-25.996360');
  });

  test('what is wrong under “More” opens it and gets the focus', async ({ page }) => {
    await open(page);
    await page.getByLabel('Title').fill('Home');
    await page.getByLabel('City').fill('Tembisa');
    await page.getByLabel('Province').selectOption('Gauteng');
    await page.getByRole('checkbox', { name: /terms/ }).check();
    await submit(page).tap();
    await expect(page.getByLabel('Latitude')).toBeFocused();
    await look(page, 'pinning-phone', 'main');
  });
});
