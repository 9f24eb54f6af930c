/** docs/product/payments.md#payfast-test-page and docs/product/payments.md#mock-payment-page. */
import { expect, test } from '@playwright/test';
import { adminToken, newAccount, placeOrder, signIn } from './people.ts';

test('the PayFast test page closes by itself, unless it is kept open', async ({ page }) => {
  await signIn(page, await newAccount(page.request));
  await page.clock.install();
  // From a page of the app, so that it is in no window of its own.
  await page.goto('/payments');
  await page.goto('/payment/payfast-test');
  await expect(page.getByRole('timer')).toHaveText('This page closes in 10 seconds.');
  await expect(page.getByRole('button', { name: 'Test PayFast' })).toHaveCount(0);
  await page.clock.runFor(9000);
  await expect(page.getByRole('timer')).toHaveText('This page closes in 1 second.');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/payment/payfast-test');
  await page.getByRole('button', { name: 'Keep it open' }).click();
  await page.clock.fastForward('01:00:00');
  await expect(page.getByRole('timer')).toHaveText('This page stays open.');
});

test('a super admin tries the credentials there, and reads what is wrong', async ({ page }) => {
  await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
  await page.goto('/payment/payfast-test');
  await page.getByRole('button', { name: 'Test PayFast' }).click();
  await expect(page.getByText('PayFast Test Failed')).toBeVisible();
  await expect(page.getByText('No PayFast credentials were entered yet.')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('This page stays open.');
});

for (const payments of ['payfast', 'off']) {
  test(`pages of mock mode are not found where payments are ${payments}`, { tag: '@P13' }, async ({
    page,
  }) => {
    const account = await newAccount(page.request);
    const { id } = await placeOrder(page.request, account);
    await signIn(page, account);
    await page.route('**/api/settings/public', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), payments } });
    });
    for (const path of [`/payment/mock-payfast?id=${id}`, '/payment/payfast-test']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await expect(page.getByRole('button', { name: /Pay now|Keep it open/ })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    }
  });
}
