/** docs/product/back-office.md#users-page and docs/product/back-office.md#user-page. */
import { expect, type Page, test } from '@playwright/test';
import { look } from './look.ts';
import { adminToken, buyCode, newAccount, signIn } from './people.ts';

const toast = (page: Page) => page.locator('[data-toast]');

async function openUsers(page: Page): Promise<void> {
  await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
}

test('an admin creates, finds, changes, disables and deletes a user', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.co.za`;
  await openUsers(page);
  await page.getByRole('button', { name: 'Create user' }).click();
  const create = page.getByRole('dialog', { name: 'Create user' });
  await create.getByRole('button', { name: 'Create user' }).click();
  await expect(create.getByText('First name is required')).toBeVisible();
  await create.getByLabel('First name').fill('Busisiwe');
  await create.getByLabel('Last name').fill('Dube');
  await create.getByLabel('Email').fill(email);
  await create.getByLabel('Password', { exact: true }).fill('a good password');
  await create.getByLabel('Confirm password', { exact: true }).fill('a good password');
  await create.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByRole('heading', { name: 'Busisiwe Dube', level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'Back to Users' }).click();
  await page.getByRole('searchbox', { name: 'Search people' }).fill(email);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: 'Busisiwe Dube' }).click();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit user' });
  await edit.getByLabel('Phone number').fill('082 123 4567');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page).filter({ hasText: 'User saved' })).toBeVisible();
  await expect(page.getByText('0821234567')).toBeVisible();

  await page.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible();
  await page.getByRole('tab', { name: 'Audit' }).click();
  await expect(page.getByText('Disabled or enabled an account')).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Busisiwe Dube?' });
  await dialog.getByLabel('Reason').fill('They asked us to.');
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(dialog.getByText(`Please type ${email} to confirm.`)).toBeVisible();
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(toast(page).filter({ hasText: 'User deleted' })).toBeVisible();
});

test('the pages look right at three widths, light and dark', async ({ page }) => {
  test.slow();
  const account = await newAccount(page.request);
  await buyCode(page.request, account);
  await openUsers(page);
  await expect(page.getByRole('link', { name: 'Lerato Dlamini' }).first()).toBeVisible();
  await look(page, 'admin-users');
  await page.getByRole('searchbox', { name: 'Search people' }).fill(account.email);
  await expect(page.getByRole('link', { name: 'Lerato Dlamini' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Lerato Dlamini' }).click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await look(page, 'admin-user');
  await page.getByRole('tab', { name: 'Payments' }).click();
  await expect(page.getByText('R19.00')).toBeVisible();
  await look(page, 'admin-user-payments');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'admin-user-delete', '[role=dialog]');
});

test('a search that finds nobody says so, and people without rights see nothing', async ({ page }) => {
  await openUsers(page);
  await page.getByRole('searchbox', { name: 'Search people' }).fill('nobody-at-all');
  await expect(page.getByText('No people found')).toBeVisible();
  await page.route('**/api/admin/users?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('searchbox', { name: 'Search people' }).fill('somebody');
  await expect(page.getByText('People could not be loaded')).toBeVisible();
  await page.unroute('**/api/admin/users?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('People could not be loaded')).toHaveCount(0);
});
