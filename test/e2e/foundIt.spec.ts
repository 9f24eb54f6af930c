/** What a visitor says of a code who has arrived. docs/product/guides.md#found-it */
import { expect, type Page, test } from '@playwright/test';
import { waitForHydration, watchApp } from './app.ts';
import { look } from './look.ts';
import { type Account, buyCode, newAccount, signIn, tembisa } from './people.ts';
import { sayFound } from './reports.ts';

const toast = (page: Page) => page.locator('[data-toast]');
const question = (page: Page, code: string) => page.getByRole('dialog', { name: `Did you find ${code}?` });

async function newCode(page: Page): Promise<{ account: Account; code: string }> {
  const account = await newAccount(page.request);
  const { code } = await buyCode(page.request, account);
  return { account, code };
}

async function visitsOf(page: Page, { token }: Account, code: string): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.get(`/api/zarcodes/${code}/visits`, { headers })).json();
}

test('a visitor says once that they found it, and everybody reads how many did', async ({ page }) => {
  const { account, code } = await newCode(page);
  for (const visitor of [1, 2, 3]) await sayFound(code, visitor);
  await page.goto(`/${code}`);
  await expect(page.getByText(/^Confirmed by 3 visitors, last in [A-Z][a-z]+ 20\d\d$/)).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByText(/^Confirmed by 3 visitors/)).toHaveCount(1);
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Found it?' }).click();
    await expect(question(page, code)).toBeVisible();
    // The second of a double press, on what is behind the question.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await question(page, code)
      .getByRole('button', { name: /^Found it/ })
      .click();
    await expect(toast(page)).toContainText('Thank you');
    await expect(question(page, code)).toHaveCount(0);
  }
  expect(await visitsOf(page, account, code)).toMatchObject({ found: 4, wrongPlace: 0 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, permissions: ['geolocation'] });

  test('the gate, once the position is exact, and no farther than 1 km', async ({ page, context }) => {
    const { account, code } = await newCode(page);
    const { latitude, longitude } = tembisa;
    const hasApp = watchApp(page);
    await context.setGeolocation({ latitude: latitude + 0.5, longitude, accuracy: 10 });
    await page.goto(`/${code}`);
    await page.getByRole('button', { name: 'Found it?' }).tap();
    const gate = question(page, code).getByRole('button', { name: /^The gate is here/ });
    await gate.tap();
    await expect(question(page, code)).toContainText('You are more than 1 km from this ZarCode.');
    await context.setGeolocation({ latitude: latitude + 0.001, longitude, accuracy: 80 });
    await gate.tap();
    await expect(question(page, code)).toContainText('within 80 m so far');
    await context.setGeolocation({ latitude: latitude + 0.001, longitude, accuracy: 8 });
    await expect(toast(page)).toContainText('Once three visitors agree, the owner is asked.');
    expect(await visitsOf(page, account, code)).toMatchObject({ gateHere: 1 });
    expect(hasApp()).toBe(false);
  });

  test('the second of two quick taps neither answers nor closes', async ({ page }) => {
    const { account, code } = await newCode(page);
    await page.goto(`/${code}`);
    await waitForHydration(page);
    const button = page.getByRole('button', { name: 'Found it?' });
    await button.tap();
    await question(page, code).getByRole('button', { name: 'Close' }).tap();
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (box === null) throw new Error('The button is not in sight');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect(question(page, code)).toBeVisible();
    expect(await visitsOf(page, account, code)).toMatchObject({ found: 0, wrongPlace: 0, gateHere: 0 });
  });

  test('who comes back from a navigation app is asked', async ({ page }) => {
    const { code } = await newCode(page);
    await page.context().route(/google|waze/, (route) => route.fulfill({ body: '' }));
    await page.clock.install();
    await page.goto(`/${code}`);
    await page.getByRole('link', { name: 'Waze' }).click();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(toast(page)).toHaveCount(0);
    // A phone had no memory left for the page.
    await page.goto('about:blank');
    await page.clock.fastForward('20:00');
    await page.goto(`/${code}`);
    await expect(toast(page)).toContainText(`Did you find ${code}?`);
    await toast(page).getByRole('button', { name: 'Answer' }).click();
    await look(page, 'found-it', '[role=dialog]');
    await question(page, code)
      .getByRole('button', { name: /^Wrong place/ })
      .click();
    await expect(toast(page)).toContainText('Once another visitor says so, the owner hears of it.');
  });
});

test('without a position there is a sentence', async ({ page }) => {
  const { code } = await newCode(page);
  await page.goto(`/${code}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Found it?' }).click();
  await question(page, code)
    .getByRole('button', { name: /^The gate is here/ })
    .click();
  await expect(question(page, code).getByRole('alert')).toContainText('Location access denied.');
});

test('who opened an area with its PIN says it with the PIN; its owner, signed in since, is not asked', async ({
  page,
}) => {
  const { account, code } = await newCode(page);
  const headers = { authorization: `Bearer ${account.token}` };
  const data = { level: 'area', pin: '4821' };
  const changed = await page.request.put(`/api/zarcodes/${code}/visibility`, { headers, data });
  expect(changed.status(), await changed.text()).toBe(200);
  await page.goto(`/${code}`);
  await expect(page.getByRole('button', { name: 'Found it?' })).toHaveCount(0);
  await waitForHydration(page);
  await page.getByLabel('PIN').fill('4821');
  await page.getByLabel('PIN').press('Enter');
  await page.getByRole('button', { name: 'Found it?' }).click();
  await question(page, code)
    .getByRole('button', { name: /^Found it/ })
    .click();
  await expect(toast(page)).toContainText('Thank you');
  expect(await visitsOf(page, account, code)).toMatchObject({ found: 1 });

  await signIn(page, account);
  await page.goto(`/zarcodes/${code}`);
  await expect(page.getByRole('link', { name: 'Add directions' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Found it?' })).toHaveCount(0);
});
