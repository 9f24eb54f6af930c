/**
 * How much a new person has to do on a small phone (docs/product/offline.md#the-first-five-minutes): presses,
 * characters, and what they wait for on a slow connection.
 */
import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import { buyCode, newAccount, tembisa } from './people.ts';

test.use({
  viewport: { width: 375, height: 667 },
  hasTouch: true,
  isMobile: true,
  permissions: ['geolocation'],
  geolocation: { latitude: tembisa.latitude, longitude: tembisa.longitude, accuracy: 8 },
});

const bytesPerSecond = 400_000 / 8;
const maxWaitSeconds = 15;

/** A person who only presses what is in view or scrolled to, and types on the phone's keyboard. */
function personAt(page: Page) {
  const did = { taps: 0, characters: 0 };
  return {
    did,
    tap: async (target: Locator) => {
      await target.tap();
      did.taps++;
    },
    /** Into the field that has the focus. */
    type: async (text: string) => {
      await page.keyboard.type(text);
      did.characters += text.length;
    },
    /** By the key that a phone's keyboard has in place of Enter: past buttons, to the next field. */
    nextField: async () => {
      do await page.keyboard.press('Tab');
      while (!(await page.locator('input:focus').isVisible()));
      did.characters++;
    },
  };
}

/** A phone four times slower than this machine, on 400 kbps. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

test('from the landing page to a shared code', async ({ page }) => {
  test.setTimeout(180_000);
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await slowDown(page);
  const { did, tap, type, nextField } = personAt(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });

  await page.goto('/');
  await tap(page.getByRole('link', { name: /Generate your ZarCode/ }).first());

  await tap(field('First name'));
  await type('Thandi');
  await nextField();
  await type('Nkosi');
  await nextField();
  await type(`${crypto.randomUUID().slice(0, 6)}@example.co.za`);
  await nextField();
  await nextField();
  await type('sunny-79');
  await nextField();
  await type('sunny-79');
  await tap(button('Create account'));

  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await tap(button('Sign in'));

  await expect(page).toHaveURL(/\/generator/);
  await tap(button('Use my location'));
  await expect(field('City')).not.toHaveValue('');
  await tap(page.getByLabel('Title'));
  await type('My home');
  await tap(page.getByRole('checkbox', { name: /terms/ }));
  await tap(button('Continue to Payment'));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true }));
  await tap(button('Pay R19.00'));
  await tap(button('Pay now'));

  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const shared = page.waitForEvent('popup');
  await tap(page.getByRole('link', { name: /WhatsApp/ }).first());
  await expect((await shared).getByText('WhatsApp')).toBeVisible();

  const sizes = await Promise.all(finished.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
  test.info().annotations.push({ type: 'seconds at 400 kbps', description: String(bytes / bytesPerSecond) });
  expect(did.taps).toBeLessThanOrEqual(15);
  expect(did.characters).toBeLessThanOrEqual(60);
  // Counted in bytes: the machine's own speed says nothing about a phone's.
  expect(bytes).toBeLessThanOrEqual(maxWaitSeconds * bytesPerSecond);
});

test('from a WhatsApp link to the way there', async ({ page, request }) => {
  const { code } = await buyCode(request, await newAccount(request));
  await slowDown(page);
  const { did, tap } = personAt(page);
  // The first press is on the link in WhatsApp.
  did.taps++;
  await page.goto(`/${code}`);
  await page.context().route('https://www.google.com/**', (route) => route.fulfill({ body: 'On the way' }));
  const opened = page.waitForEvent('popup');
  await tap(page.getByRole('link', { name: 'Directions', exact: true }));
  await expect((await opened).getByText('On the way')).toBeVisible();
  expect(did.taps).toBe(2);
});
