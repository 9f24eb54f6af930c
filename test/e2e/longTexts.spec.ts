/** Long words, such as a title of 100 letters, wrap: no page scrolls horizontally, narrow or wide. */
import { expect, test } from '@playwright/test';
import { expectNoSidewaysScrolling } from './look.ts';
import {
  buyBundle,
  buyCode,
  confirmGate,
  newAccount,
  placeOrder,
  signIn,
  storePendingCode,
  tembisa,
} from './people.ts';

const longTitle = 'A'.repeat(100);

for (const width of [320, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the dashboard with a pending code, and its menu', async ({ page, request }) => {
      const account = await newAccount(request);
      await buyBundle(request, account);
      await signIn(page, account);
      await storePendingCode(page, account, longTitle);
      await page.goto('/dashboard');
      await expect(page.getByText(longTitle)).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await page.getByRole('button', { name: /your menu/ }).click();
      await expect(page.getByText(account.email)).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScrolling(page);
    });

    test('a profile with long names and a long email address', async ({ page, request }) => {
      await signIn(page, await newAccount(request));
      const longName = 'W'.repeat(50);
      await page.route('**/api/user/profile', async (route) => {
        const response = await route.fetch();
        const long = { firstName: longName, lastName: longName, email: `${longName}@example.co.za` };
        await route.fulfill({ response, json: { ...(await response.json()), ...long } });
      });
      await page.goto('/profile');
      await expect(page.getByText(longName).first()).toBeVisible();
      await expectNoSidewaysScrolling(page);
    });

    test('a created code', async ({ page, request }) => {
      const account = await newAccount(request);
      await buyBundle(request, account);
      await signIn(page, account);
      await storePendingCode(page, account, longTitle);
      await page.goto('/generator');
      await page.getByRole('button', { name: 'Generate ZarCode' }).click();
      await expectNoSidewaysScrolling(page);
      await confirmGate(page);
      await expect(page.getByRole('heading', { name: 'Your ZarCode is ready' })).toBeVisible();
      await expectNoSidewaysScrolling(page);
    });

    test('a bundle bought for a pending code', async ({ page, request }) => {
      const account = await newAccount(request);
      const { id } = await placeOrder(request, account, { bundle: 5 });
      await signIn(page, account);
      await storePendingCode(page, account, longTitle);
      await page.goto(`/payment/mock-payfast?id=${id}`);
      await page.getByRole('button', { name: 'Pay now' }).click();
      await expect(page.getByRole('button', { name: /Create the code for A/ })).toBeVisible();
      await expectNoSidewaysScrolling(page);
    });

    test('a pending and a cancelled payment', async ({ page, request }) => {
      const account = await newAccount(request);
      const { id } = await placeOrder(request, account, { zarcode: { ...tembisa, title: longTitle } });
      await signIn(page, account);
      await storePendingCode(page, account, longTitle);
      await page.goto(`/payment/mock-payfast?id=${id}`);
      await expect(page.getByText(longTitle)).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page.getByRole('heading', { name: 'Payment cancelled' })).toBeVisible();
      await expectNoSidewaysScrolling(page);
    });

    test('typed text that is shown again', async ({ page }) => {
      await page.goto(`/zarcodes/${longTitle}`);
      await expect(page.getByText(longTitle)).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await page.goto('/forgot-password', { waitUntil: 'networkidle' });
      await page.getByLabel('Email').fill(`${'a'.repeat(64)}@${'b'.repeat(50)}.co.za`);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
      await expectNoSidewaysScrolling(page);
    });

    test('the search list shows the whole code', async ({ page, request }) => {
      const account = await newAccount(request);
      const { code } = await buyCode(request, account, longTitle);
      await signIn(page, account);
      await page.goto('/dashboard');
      await page.getByRole('combobox').fill(code);
      const option = page.getByRole('option').first();
      await expect(option).toContainText(longTitle);
      const plate = option.locator('[data-part=text]');
      const overflow = await plate.evaluate((text) => {
        const { right } = text.getBoundingClientRect();
        return right - (text.parentElement?.getBoundingClientRect().right ?? 0);
      });
      expect(overflow).toBeLessThanOrEqual(0);
      await expectNoSidewaysScrolling(page);
    });
  });
}
