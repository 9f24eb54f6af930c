/** docs/product/back-office.md#audit: what admins change is listed, for super admins. */
import { expect, test } from '@playwright/test';
import { look } from './look.ts';
import { adminToken, buyCode, newAccount, openEditWindow, signIn } from './people.ts';

test('a super admin finds a decision, filters, and goes through pages', async ({ page }) => {
  const owner = await newAccount(page.request);
  for (let index = 0; index < 11; index++) {
    const { code } = await buyCode(page.request, owner);
    await openEditWindow(page.request, owner, code);
  }
  await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
  // Other tests run at the same time, and change little of this kind.
  await page.goto('/admin/audit?kind=changeRequest');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: 'Decided on a change request' });
  await expect(rows).toHaveCount(10);
  // Other tests decide too.
  await expect(rows.filter({ hasText: 'Status: pending → approved' })).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.first()).toBeVisible();
  await page.reload();
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/admin/audit?kind=changeRequest');
  await expect(rows).toHaveCount(10);
  await look(page, 'admin-audit');

  await page.getByLabel('Changed', { exact: true }).selectOption('Prices');
  await expect(rows).toHaveCount(0);
  await page.goBack();
  await expect(rows).toHaveCount(10);
  await page.goto('/admin/audit?from=2099-01-01');
  await expect(page.getByText('No changes found')).toBeVisible();
});

test('admins get the reason, and others nothing of it', async ({ page }) => {
  await signIn(page, await newAccount(page.request), 'admin');
  await page.goto('/admin/audit');
  await expect(page.getByText('You need super administrator privileges to access this page.')).toBeVisible();
});
