/** Long words of people, such as a title of a hundred letters, break: no page scrolls sideways, on a phone or wide. */
import { expect, type Page, test } from '@playwright/test';
import { buyBundle, buyCode, newAccount, placeOrder, signIn, tembisa } from './people.ts';

const longTitle = 'A'.repeat(100);

for (const width of [320, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the dashboard’s offers and its menu', async ({ page, request }) => {
      const account = await newAccount(request);
      await buyBundle(request, account);
      await signIn(page, account);
      await waitingCode(page, account.token);
      await page.goto('/dashboard');
      await expect(page.getByText(longTitle)).toBeVisible();
      await staysInside(page);
      await page.getByRole('button', { name: /your menu/ }).click();
      await expect(page.getByText(account.email)).toBeInViewport({ ratio: 1 });
      await staysInside(page);
    });

    test('a code that was made', async ({ page, request }) => {
      const account = await newAccount(request);
      await buyBundle(request, account);
      await signIn(page, account);
      await waitingCode(page, account.token);
      await page.goto('/generator');
      await page.getByRole('button', { name: 'Generate ZarCode' }).click();
      await expect(page.getByRole('heading', { name: 'Your ZarCode is ready' })).toBeVisible();
      await staysInside(page);
    });

    test('a bundle that was bought for a code that waits', async ({ page, request }) => {
      const account = await newAccount(request);
      const { id } = await placeOrder(request, account, { bundle: 5 });
      await signIn(page, account);
      await waitingCode(page, account.token);
      await page.goto(`/payment/mock-payfast?id=${id}`);
      await page.getByRole('button', { name: 'Pay now' }).click();
      await expect(page.getByRole('button', { name: /Create the code for A/ })).toBeVisible();
      await staysInside(page);
    });

    test('a payment on its way, and cancelled', async ({ page, request }) => {
      const account = await newAccount(request);
      const { id } = await placeOrder(request, account, { zarcode: { ...tembisa, title: longTitle } });
      await signIn(page, account);
      await waitingCode(page, account.token);
      await page.goto(`/payment/mock-payfast?id=${id}`);
      await expect(page.getByText(longTitle)).toBeVisible();
      await staysInside(page);
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page.getByRole('heading', { name: 'Payment cancelled' })).toBeVisible();
      await staysInside(page);
    });

    test('what was typed, told back', async ({ page }) => {
      await page.goto(`/zarcodes/${longTitle}`);
      await expect(page.getByText(longTitle)).toBeVisible();
      await staysInside(page);
      await page.goto('/forgot-password', { waitUntil: 'networkidle' });
      await page.getByLabel('Email').fill(`${'a'.repeat(64)}@${'b'.repeat(50)}.co.za`);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
      await staysInside(page);
    });

    test('the search’s list shows a code whole', async ({ page, request }) => {
      const account = await newAccount(request);
      const { code } = await buyCode(request, account, longTitle);
      await signIn(page, account);
      await page.goto('/dashboard');
      await page.getByRole('combobox').fill(code);
      const option = page.getByRole('option').first();
      await expect(option).toContainText(longTitle);
      const plate = option.locator('[data-part=text]');
      const cut = await plate.evaluate((text) => {
        const { right } = text.getBoundingClientRect();
        return right - (text.parentElement?.getBoundingClientRect().right ?? 0);
      });
      expect(cut).toBeLessThanOrEqual(0);
      await staysInside(page);
    });
  });
}

/** Leaves a filled-in form in the tab, as the generator does on the way to the payment. */
async function waitingCode(page: Page, token: string): Promise<void> {
  const owner = (JSON.parse(atob(token.split('.')[1] ?? '')) as { sub: string }).sub;
  const kept = { owner, value: { ...tembisa, title: longTitle, country: 'South Africa' } };
  await page.addInitScript(
    (value) => sessionStorage.setItem('zarcodes.pending_code', value),
    JSON.stringify(kept),
  );
}

async function staysInside(page: Page): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBeLessThanOrEqual(0);
}
