/** docs/product/back-office-money.md#payments-page and docs/product/money.md#refunds. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, look } from './look.ts';
import { adminToken, buyCode, newAccount, signIn } from './people.ts';

const asAdmin = async (page: Page) => signIn(page, { token: await adminToken(page.request) }, 'super_admin');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('an admin finds a payment, reads its story, and pays a part back once', async ({ page }) => {
  test.setTimeout(90_000);
  const buyer = await newAccount(page.request);
  const { paymentId } = await buyCode(page.request, buyer, 'Refunded Salon');
  await asAdmin(page);
  await page.goto('/admin/payments');
  await page.getByRole('searchbox').fill(buyer.email);
  const row = page.getByRole('row', { name: /Refunded Salon/ });
  await expect(row).toContainText('R19.00');
  await expect(page).toHaveURL(/search=/);
  await row.getByRole('link', { name: 'Refunded Salon' }).click();
  await expect(heading(page, 'R19.00')).toBeVisible();
  await expect(page.getByText(buyer.email)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Issued' })).toBeVisible();

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await expect(dialog).toContainText('No money moved for this test payment.');
  await dialog.getByRole('button', { name: 'Record the refund' }).click();
  await expect(dialog.getByText('Please enter an amount in rands and cents, such as 19.00.')).toBeVisible();
  await dialog.getByLabel('Amount in rands').fill('5.00');
  await dialog.getByLabel('Reference of the transfer').fill('EFT 4711');
  await dialog.getByLabel('Reason').fill('A gesture after a fault of ours');
  await expectAccessible(page, { part: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Record the refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('R5.00 of R19.00 was paid back.')).toBeVisible();
  await expect(page.getByText('Partly refunded')).toBeVisible();
  await expect(page.getByText('“A gesture after a fault of ours”')).toBeVisible();

  // The person sees it.
  const headers = { authorization: `Bearer ${buyer.token}` };
  const response = await page.request.get(`/api/payments/${paymentId}`, { headers });
  expect(((await response.json()) as { refund: { amount: string } }).refund.amount).toBe('5.00');
});

const refundOf = (number: number) => `pay_${String(number).padStart(20, '0')}`;

/** As many refunds as PayFast confirms one of in years: the handler's pages are tried by test/contract/lists.test.ts. */
async function answerRefunds(page: Page, total: number): Promise<() => Promise<void>> {
  const address = /\/api\/admin\/refunds(\?|$)/;
  await page.route(address, async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
    const refunds = Array.from({ length: total }, (_, index) => ({
      id: refundOf(index),
      amount: '19.00',
      createdAt: '2026-03-31T10:00:00.000Z',
      reason: 'unconfirmed',
    })).slice((number - 1) * 10, number * 10);
    const pagination = { page: number, limit: 10, total, totalPages: Math.ceil(total / 10) };
    await route.fulfill({ json: { refunds, pagination } });
  });
  return () => page.unroute(address);
}

test('tabs and filters are in the address, empty lists say so, and long ones have pages', async ({
  page,
}) => {
  await asAdmin(page);
  await page.goto('/admin/payments?tab=refunds');
  await expect(page.getByText('Nothing to refund')).toBeVisible();
  const stop = await answerRefunds(page, 12);
  await page.reload();
  const rows = page.getByRole('table', { name: 'Refunds' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(10);
  await expect(page.getByText('Showing 1 to 10 of 12 results')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('link', { name: refundOf(11) })).toBeVisible();
  await expect(page).toHaveURL(/tab=refunds.*page=2|page=2.*tab=refunds/);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('link', { name: refundOf(0) })).toBeVisible();
  await stop();
  await page.getByRole('tab', { name: 'Reconciliation' }).click();
  await expect(page).toHaveURL(/tab=reconciliation/);
  await page.goto('/admin/payments?status=refunded&search=nobody@example.co.za');
  await expect(page.getByText('No payments found').first()).toBeVisible();
});

test('both pages fit phones, tablets and screens, and have no fault that axe finds', async ({ page }) => {
  test.setTimeout(120_000);
  const buyer = await newAccount(page.request);
  const { paymentId } = await buyCode(page.request, buyer, 'Pictured Salon');
  await asAdmin(page);
  await page.goto('/admin/payments');
  await expect(page.getByText('Pictured Salon')).toBeVisible();
  await look(page, 'adminPayments');
  await page.goto(`/admin/payments/${paymentId}`);
  await expect(heading(page, 'R19.00')).toBeVisible();
  await expect(page.getByText('No admin has changed anything here.')).toBeVisible();
  await look(page, 'adminPayment');
});
