/** Paying with a voucher: its discount, refusals, and its removal. */
import { expect, test } from '@playwright/test';
import { newAccount, placeOrder, signIn } from './people.ts';

test('a voucher lowers the price, until it is removed', async ({ page, request }) => {
  await signIn(page, await newAccount(request));
  await page.goto('/payment');
  const pay = page.getByRole('button', { name: /^Pay R/ });
  await expect(pay).toHaveText('Pay R90.25');

  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Please enter a voucher code.')).toBeVisible();
  await page.getByLabel('Voucher').fill('AUG2025');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText("This voucher code isn't valid or has expired.")).toBeVisible();
  await expect(pay).toHaveText('Pay R90.25');

  await page.getByLabel('Voucher').fill('welcome10');
  await page.getByLabel('Voucher').press('Enter');
  await expect(page.getByText('Voucher WELCOME10: 10% off')).toBeVisible();
  await expect(pay).toHaveText('Pay R81.23');
  const remove = page.getByRole('button', { name: 'Remove voucher WELCOME10' });
  await expect(remove).toBeFocused();
  await page.getByRole('radio', { name: /Bundle of 10/ }).check();
  await expect(pay).toHaveText('Pay R153.90');
  await remove.click();
  await expect(pay).toHaveText('Pay R171.00');
  await expect(page.getByLabel('Voucher')).toBeFocused();
});

test('a voucher of rands for bundles says so, and is left out of an order that it does not apply to', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await signIn(page, account);
  await placeOrder(request, account);
  await page.goto('/payments');
  await page.getByRole('button', { name: /Try again/ }).click();
  const pay = page.getByRole('button', { name: /^Pay R/ });
  await expect(pay).toHaveText('Pay R19.00');
  await page.getByLabel('Voucher').fill('BUNDLE20');
  await page.getByLabel('Voucher').press('Enter');
  await expect(page.getByText('This voucher is for bundles only.')).toBeVisible();
  await page.getByRole('radio', { name: /Bundle of 10/ }).check();
  await page.getByLabel('Voucher').fill('bundle 20');
  await page.getByLabel('Voucher').press('Enter');
  await expect(page.getByText('Voucher BUNDLE20: R20.00 off bundles of R50.00 or more')).toBeVisible();
  await expect(pay).toHaveText('Pay R151.00');
  await page.getByRole('radio', { name: /This ZarCode/ }).check();
  await expect(page.getByText('This voucher is for bundles only.')).toBeVisible();
  await expect(pay).toHaveText('Pay R19.00');
  await pay.click();
  await expect(page).toHaveURL(/mock-payfast/);
  await expect(page.getByText('R19.00').first()).toBeVisible();
});

test('a voucher for one use is refused the second time, and says why', async ({ page, request }) => {
  await signIn(page, await newAccount(request));
  await page.goto('/payment');
  await page.getByLabel('Voucher').fill('FIRST50');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Pay R45.13' }).click();
  await expect(page).toHaveURL(/mock-payfast/);
  await page.goto('/payment');
  await page.getByLabel('Voucher').fill('FIRST50');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/You have already used this voucher\./)).toBeVisible();
});

test('an order that nobody paid is shown as expired, and can be placed again', async ({ page, request }) => {
  const account = await newAccount(request);
  await signIn(page, account);
  const { id } = await placeOrder(request, account, { bundle: 10, voucherCode: 'WELCOME10' });
  for (const path of [`**/api/payments/${id}`, '**/api/user/payments*']) {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"pending"', '"expired"') });
    });
  }
  await page.goto(`/payment/success?id=${id}`);
  await expect(page.getByRole('heading', { name: 'Order expired' })).toBeVisible();
  await expect(page.getByText('This order was not paid within 24 hours.')).toBeVisible();
  await page.goto('/payments');
  const row = page.locator('[data-row]');
  await expect(row).toContainText('Expired');
  await row.getByRole('button', { name: /Try again/ }).click();
  await expect(page.getByRole('radio', { name: /Bundle of 10/ })).toBeChecked();
  await expect(page.getByLabel('Voucher')).toHaveValue('WELCOME10');
});

test('the amount paid is the amount shown', async ({ page, request }) => {
  await signIn(page, await newAccount(request));
  await page.goto('/payment');
  await page.getByLabel('Voucher').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Pay R81.23' }).click();
  await expect(page).toHaveURL(/mock-payfast/);
  await expect(page.getByText('R81.23').first()).toBeVisible();
});

test('a voucher that was typed but not applied is applied before paying', async ({ page, request }) => {
  await signIn(page, await newAccount(request));
  await page.goto('/payment');
  await page.getByLabel('Voucher').fill('WELCOME10');
  await page.getByRole('button', { name: 'Pay R90.25' }).click();
  await expect(page.getByText('Voucher WELCOME10: 10% off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay R81.23' })).toBeEnabled();
  await expect(page).toHaveURL('/payment?voucher=WELCOME10');

  // A refused voucher shows an error, and does not prevent paying the amount shown.
  await page.getByRole('button', { name: 'Remove voucher' }).click();
  await page.getByLabel('Voucher').fill('AUG2025');
  const pay = page.getByRole('button', { name: 'Pay R90.25' });
  await pay.click();
  await expect(page.getByText("This voucher code isn't valid or has expired.")).toBeVisible();
  await expect(page.getByLabel('Voucher')).toBeFocused();
  await expect(page).toHaveURL(/\/payment$/);
  await pay.click();
  await expect(page).toHaveURL(/mock-payfast/);
});

for (const { name, response, message } of [
  { name: 'no network', response: null, message: "We couldn't reach ZarCodes." },
  {
    name: 'a server error',
    response: { status: 500, body: '' },
    message: 'The voucher could not be checked.',
  },
  {
    name: 'too many attempts',
    response: {
      status: 429,
      json: { message: 'Too many attempts. Please try again in 5 minutes.', code: 'x' },
    },
    message: 'Too many attempts. Please try again in 5 minutes.',
  },
]) {
  test(`a voucher that cannot be checked shows an error, and stays in its field: ${name}`, async ({
    page,
    request,
  }) => {
    await signIn(page, await newAccount(request));
    await page.goto('/payment');
    await page.route('**/api/vouchers/validate', (route) =>
      response === null ? route.abort() : route.fulfill(response),
    );
    await page.getByLabel('Voucher').fill('WELCOME10');
    await page.getByLabel('Voucher').press('Enter');
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel('Voucher')).toHaveValue('WELCOME10');
  });
}
