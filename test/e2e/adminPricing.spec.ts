/** docs/product/back-office-money.md#prices. */
import { expect, test } from '@playwright/test';
import { look } from './look.ts';
import { adminToken, signIn } from './people.ts';

test('an admin previews a new price and activates it', async ({ page, request }) => {
  const token = await adminToken(request);
  const headers = { authorization: `Bearer ${token}` };
  await signIn(page, { token }, 'super_admin');
  // No other test may see it.
  await page.route('**/api/admin/prices/*/activate', (route) =>
    route.fulfill({
      status: 409,
      json: {
        code: 'changed_meanwhile',
        message: 'Another admin has changed the price to R20.00 in the meantime.',
      },
    }),
  );
  await page.goto('/admin/pricing');
  await expect(page.getByRole('heading', { name: 'Current price: R19.00' })).toBeVisible();
  await page.getByRole('button', { name: 'New price' }).click();
  const amount = page.getByLabel('Price of one ZarCode in rand');
  await expect(amount).toBeFocused();
  await amount.fill('4.99');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please give a price from R5.00 to R1000.00, like 19.00.')).toBeVisible();
  await amount.fill('19.00');
  const off = page.getByLabel('Off a bundle of 500 (%)');
  await expect(off).toHaveValue('20');
  await off.fill('80');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Please give a percentage from 0 to 50, with at most two decimals.'),
  ).toBeVisible();
  await off.fill('20');
  await page.keyboard.press('Enter');

  const preview = page.getByRole('alertdialog', { name: 'Change the price to R19.00?' });
  await expect(preview.getByRole('row', { name: 'Bundle of 5 R90.25 R90.25', exact: true })).toBeVisible();
  await expect(
    preview.getByRole('row', { name: 'Bundle of 500 R7600.00 R7600.00', exact: true }),
  ).toBeVisible();
  await expect(preview.getByRole('row', { name: 'One ZarCode with WELCOME10 R17.10 R17.10' })).toBeVisible();
  await look(page, 'admin-pricing-preview');
  await preview.getByRole('button', { name: 'Activate' }).click();
  await expect(page.locator('[data-toast]')).toContainText('Another admin has changed the price');
  await page.unroute('**/api/admin/prices/*/activate');
  await preview.getByRole('button', { name: 'Activate' }).click();
  await expect(page.locator('[data-toast]')).toContainText('Price changed');
  await expect(page.getByText('Current', { exact: true })).toBeVisible();
  const listed = await page.request.get('/api/admin/prices', { headers });
  const { current, prices } = await listed.json();
  expect(current).toMatchObject({ amount: '19.00' });
  expect(prices[0]).toMatchObject({ amount: '19.00', status: 'active' });
  await look(page, 'admin-pricing');
});
