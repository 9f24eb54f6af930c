/** docs/product/back-office-money.md#expenses. */
import { expect, test } from '@playwright/test';
import { look } from './look.ts';
import { adminToken, signIn } from './people.ts';

test('an admin enters an expense, corrects and deletes it', async ({ page }) => {
  // Looks at the form and the list in every width.
  test.slow();
  const token = await adminToken(page.request);
  await signIn(page, { token }, 'super_admin');
  await page.goto('/admin/expenses');
  const supplier = `Printer ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'New expense' }).click();
  const form = page.getByRole('dialog', { name: 'New expense' });
  await form.getByLabel('Category').fill('Printing');
  await form.getByLabel('Supplier').fill(supplier);
  await form.getByLabel('Description').fill('Flyers for the market');
  await form.getByLabel('Amount in rand').fill('115.00');
  await form.getByLabel('VAT included').fill('115.00');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('The VAT is a part of the amount, so it has to be less.')).toBeVisible();
  await form.getByLabel('VAT included').fill('15.00');
  await look(page, 'admin-expense-form');
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: supplier });
  await expect(row).toContainText('R115.00');

  await row.getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Amount in rand').fill('230.00');
  // From now on the list is behind.
  const before = await page.request.get('/api/admin/expenses', {
    headers: { authorization: `Bearer ${token}` },
  });
  const isList = ({ pathname }: URL) => pathname === '/api/admin/expenses';
  await page.route(isList, (route) => route.fulfill({ response: before }));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('R230.00');
  await row.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByLabel('Amount in rand')).toHaveValue('230.00');
  await page.getByLabel('Amount in rand').fill('345.00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('R345.00');
  await page.unroute(isList);
  await expect(page.getByRole('img', { name: /^Profit and loss/ })).toBeVisible();

  await row.getByRole('button', { name: /^Add a slip/ }).click();
  const slip = page.getByRole('dialog', { name: `Slip of ${supplier}` });
  const chooseSlip = (name: string, mimeType: string, text: string) =>
    slip.getByLabel('Slip', { exact: true }).setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  await chooseSlip('slip.pdf', 'application/pdf', '<!doctype html>');
  await expect(slip.getByText('Please choose a PDF, or a JPEG, PNG or WebP photo.')).toBeVisible();
  await chooseSlip('slip.pdf', 'application/pdf', '%PDF-1.4\n');
  await expect(row).toContainText('PDF');
  await row.getByRole('button', { name: /^Slip of/ }).click();
  // Of the context: a tab that opens for a file may be there before its download begins, and then the event is its own.
  const [download] = await Promise.all([
    page.context().waitForEvent('download'),
    slip.getByRole('link', { name: 'Open' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^slip-\d{4}-\d\d-\d\d\.pdf$/);
  await look(page, 'admin-expense-slip');
  await page.keyboard.press('Escape');
  await look(page, 'admin-expenses');
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});
