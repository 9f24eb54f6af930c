/** docs/product/money.md#vouchers. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { look } from './look.ts';
import { adminToken, signIn } from './people.ts';

const toast = (page: Page) => page.locator('[data-toast]');

test.beforeEach(async ({ page }) => {
  await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
  // Without the single-use codes of other tests, which are newer.
  await page.goto('/admin/vouchers?kind=shared');
  await expect(page.getByText('AUG2025')).toBeVisible();
});

test('an admin creates a voucher, changes it and ends it', async ({ page }) => {
  // Looks at the form in every width.
  test.slow();
  const code = `T${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await page.getByRole('button', { name: 'New voucher' }).click();
  const form = page.getByRole('dialog', { name: 'New voucher' });
  await expect(form.getByLabel('Code')).toBeFocused();
  await form.getByLabel('Code').fill(code.toLowerCase());
  await form.getByLabel('Percent').fill('101');
  await form.getByLabel('Valid until').fill('2099-12-31T23:59');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please give a percentage from 0.01 to 100')).toBeVisible();
  await form.getByLabel('Percent').fill('15');
  await form.getByLabel('Max uses in total').fill('3');
  await look(page, 'admin-voucher-form');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Voucher created');
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('15% off');
  await expect(row).toContainText('0 of 3');

  await page.getByRole('button', { name: `Edit ${code}` }).click();
  const edit = page.getByRole('dialog', { name: `Change ${code}` });
  await edit.getByLabel('Takes off').selectOption('an amount');
  await edit.getByLabel('Rand', { exact: true }).fill('5.00');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('R5.00 off');

  await page.getByRole('button', { name: `Advertise ${code}` }).click();
  await expect(row).toContainText('Advertised');
  await page.getByRole('button', { name: `Stop advertising ${code}` }).click();
  await expect(toast(page)).toContainText('is no longer advertised');
  await page.getByRole('button', { name: `End ${code}` }).click();
  await page.getByRole('button', { name: 'End voucher' }).click();
  await expect(row).toContainText('Ended');
});

test('single-use codes come as a file', async ({ page }) => {
  await page.getByRole('button', { name: 'Single-use codes' }).click();
  const form = page.getByRole('dialog', { name: 'Single-use codes' });
  await form.getByLabel('How many').fill('12');
  await form.getByLabel('Percent').fill('10');
  await form.getByLabel('Valid until').fill('2099-12-31T23:59');
  const download = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Create and download' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFCode,Valid until (Johannesburg)');
  expect(lines).toHaveLength(13);
  await page.getByLabel('Kind').selectOption('Single use');
  await expect(page).toHaveURL(/kind=single/);
  await expect(page.getByText('AUG2025')).toHaveCount(0);
});

test('it looks well at every width', async ({ page }) => {
  await look(page, 'admin-vouchers');
});
