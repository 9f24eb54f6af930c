/** "Use my current location": what it says when it finds nothing, and when its sign goes back (SPEC 4 and 8). */
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

const locate = (page: Page) => page.getByRole('button', { name: 'Use my current location' });

async function expectReset(page: Page, name: string, afterMs: number): Promise<void> {
  await expect(page.getByRole('button', { name })).toBeVisible();
  await page.clock.runFor(afterMs - 1);
  await expect(page.getByRole('button', { name })).toBeVisible();
  await page.clock.runFor(1);
  await expect(locate(page)).toBeVisible();
}

test('found: the pin is there, and the sign goes back after 2 s', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(hermanus);
  await openGenerator(page);
  await locate(page).click();
  await expectReset(page, 'Location found', 2_000);
  await expect(page.getByLabel('Latitude')).toHaveValue('-34.418700');
  await expect(page.getByText('Zoom 18')).toBeVisible();
});

/** Answers as a browser whose positioning fails in one of the ways of the standard (1 denied, 2 unavailable, 3 late). */
async function failWith(page: Page, code: 1 | 2 | 3): Promise<void> {
  await page.addInitScript((failure) => {
    const kinds = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: failure, message: 'In no browser’s words', ...kinds });
  }, code);
}

for (const [code, said] of [
  [1, 'Location access denied. Please enable location permissions.'],
  [2, 'Location information unavailable. Check your GPS settings.'],
  [3, 'Location request timed out. Please try again.'],
] as const) {
  test(`${said.split('.')[0]}, and another try after 3 s`, async ({ page }) => {
    await failWith(page, code);
    await openGenerator(page);
    await locate(page).click();
    await expect(page.locator('[data-toast]')).toContainText(said);
    await expectReset(page, 'Location not found, try again', 3_000);
    await expect(page.getByLabel('Latitude')).toHaveValue('');
  });
}

test('a browser that knows no location', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'geolocation');
  });
  await openGenerator(page);
  await locate(page).click();
  await expect(page.locator('[data-toast]')).toContainText('Location not supported');
  await expectReset(page, 'Location not found, try again', 3_000);
});

test('a slow one is asked once, with SPEC 9’s options, and its answer comes when the page has moved on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const kept = window as { asked?: PositionOptions[]; answer?: () => void };
    kept.asked = [];
    navigator.geolocation.getCurrentPosition = (found, _failed, options) => {
      kept.asked?.push(options ?? {});
      kept.answer = () => found({ coords: { latitude: -34.4, longitude: 19.2 } } as GeolocationPosition);
    };
  });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await openGenerator(page);
  await locate(page).click();
  const searching = page.getByRole('button', { name: 'Finding your location' });
  await expect(searching).toHaveAttribute('aria-busy', 'true');
  await searching.click();
  await searching.click();
  expect(await page.evaluate(() => (window as { asked?: PositionOptions[] }).asked)).toEqual([
    { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 },
  ]);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /My ZarCodes/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'My ZarCodes' })).toBeVisible();
  await page.evaluate(() => (window as { answer?: () => void }).answer?.());
  expect(faults).toEqual([]);
});

test('a pin that is typed comes into sight on the map', async ({ page }) => {
  await signIn(page, await newAccount(page.request));
  await page.goto('/generator');
  await expect(page.getByText('Zoom 8')).toBeVisible();
  await page.getByLabel('Latitude').fill('-25.746111');
  await page.getByLabel('Longitude').fill('28.188056');
  await expect(page.getByRole('button', { name: /^Your pin at -25\.746111, 28\.188056/ })).toBeInViewport();
});
