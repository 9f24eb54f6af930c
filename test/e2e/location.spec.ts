/** "Use my current location": docs/product/maps.md#geolocation and docs/product/maps.md#location-messages. */
import { expect, type Page, test } from '@playwright/test';
import { newAccount, signIn } from './people.ts';

const hermanus = { latitude: -34.4187, longitude: 19.2345 };

async function openGenerator(page: Page): Promise<void> {
  await signIn(page, await newAccount(page.request));
  await page.clock.install();
  await page.goto('/generator');
  await expect(page.getByRole('button', { name: 'Use my current location' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

const locateButton = (page: Page) => page.getByRole('button', { name: 'Use my current location' });

async function expectReset(page: Page, name: string, afterMs: number): Promise<void> {
  await expect(page.getByRole('button', { name })).toBeVisible();
  await page.clock.runFor(afterMs - 1);
  await expect(page.getByRole('button', { name })).toBeVisible();
  await page.clock.runFor(1);
  await expect(locateButton(page)).toBeVisible();
}

test('found: the pin is set, and the button resets after 2 s', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(hermanus);
  await openGenerator(page);
  await locateButton(page).click();
  await expectReset(page, 'Location found', 2_000);
  await expect(page.getByLabel('Latitude')).toHaveValue('-34.418700');
  await expect(page.getByText('Zoom 18')).toBeVisible();
});

/** Makes the browser's geolocation fail with a code of the W3C standard (1 denied, 2 unavailable, 3 timeout). */
async function failWith(page: Page, code: 1 | 2 | 3): Promise<void> {
  await page.addInitScript((failure) => {
    const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
    navigator.geolocation.getCurrentPosition = (_onSuccess, onError) =>
      onError?.({ code: failure, message: 'Not shown', ...codes });
  }, code);
}

for (const [code, message] of [
  [1, 'Location access denied. Please enable location permissions.'],
  [2, 'Location information unavailable. Check your GPS settings.'],
  [3, 'Location request timed out. Please try again.'],
] as const) {
  test(`${message.split('.')[0]}, and the button resets after 3 s`, async ({ page }) => {
    await failWith(page, code);
    await openGenerator(page);
    await locateButton(page).click();
    await expect(page.locator('[data-toast]')).toContainText(message);
    await expectReset(page, 'Location not found, try again', 3_000);
    await expect(page.getByLabel('Latitude')).toHaveValue('');
  });
}

test('a browser without geolocation', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'geolocation');
  });
  await openGenerator(page);
  await locateButton(page).click();
  await expect(page.locator('[data-toast]')).toContainText('Location not supported');
  await expectReset(page, 'Location not found, try again', 3_000);
});

test('a slow position is requested once, with the options of docs/product/maps.md#geolocation, and may arrive on another page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const calls = window as { requests?: PositionOptions[]; respond?: () => void };
    calls.requests = [];
    navigator.geolocation.getCurrentPosition = (onSuccess, _onError, options) => {
      calls.requests?.push(options ?? {});
      calls.respond = () =>
        onSuccess({ coords: { latitude: -34.4, longitude: 19.2 } } as GeolocationPosition);
    };
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openGenerator(page);
  await locateButton(page).click();
  const searching = page.getByRole('button', { name: 'Finding your location' });
  await expect(searching).toHaveAttribute('aria-busy', 'true');
  await searching.click();
  await searching.click();
  expect(await page.evaluate(() => (window as { requests?: PositionOptions[] }).requests)).toEqual([
    { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 },
  ]);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /My ZarCodes/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'My ZarCodes' })).toBeVisible();
  await page.evaluate(() => (window as { respond?: () => void }).respond?.());
  expect(errors).toEqual([]);
});

test('a pin at typed coordinates is in view on the map', async ({ page }) => {
  await signIn(page, await newAccount(page.request));
  await page.goto('/generator');
  await expect(page.getByText('Zoom 8')).toBeVisible();
  await page.getByLabel('Latitude').fill('-25.746111');
  await page.getByLabel('Longitude').fill('28.188056');
  await expect(page.getByRole('button', { name: /^Your pin at -25\.746111, 28\.188056/ })).toBeInViewport();
});
