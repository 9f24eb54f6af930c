/** The back office's page of all codes: find one, verify it, edit it, delete it, and make one for a person. */
import { expect, type Page, test } from '@playwright/test';
import { look } from './look.ts';
import { adminToken, buyCode, newAccount, signIn } from './people.ts';

async function asAdmin(page: Page): Promise<void> {
  await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
}

test('a code is found, verified, edited and deleted with a reason', async ({ page, request, browser }) => {
  const owner = await newAccount(request);
  const { code } = await buyCode(request, owner, 'Lerato Corner Shop');
  await asAdmin(page);
  await page.goto('/admin/zarcodes');
  await page.getByRole('searchbox', { name: 'Search' }).fill(code);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expect(page.getByText(owner.email)).toBeVisible();

  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Marked as verified')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Verification' })).toBeVisible();
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(`/zarcodes/${code}`);
  await expect(visitor.getByText('Verified', { exact: true })).toBeVisible();
  await look(visitor, 'code-verified');
  await context.close();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Title').fill('Lerato Supermarket');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your changes to')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Changes by admins' })).toBeVisible();
  await expect(page.getByText('Edited a ZarCode')).toBeVisible();
  await look(page, 'admin-zarcode');

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('Please say why this ZarCode is deleted.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('This gate is in another street.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('ZarCode deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/zarcodes$/);
  expect((await request.get(`/api/zarcodes/${code}`)).status()).toBe(404);
});

test('the list is filtered in the URL', async ({ page, request }) => {
  const owner = await newAccount(request);
  const { code } = await buyCode(request, owner);
  await asAdmin(page);
  await page.goto('/admin/zarcodes');
  await expect(page.getByRole('row').nth(10)).toBeVisible();
  await look(page, 'admin-zarcodes');
  await page.getByRole('searchbox', { name: 'Owner' }).fill(owner.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('link', { name: code })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Owner' })).toHaveValue(owner.email);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('By a creator');
  await expect(page.getByText('Try adjusting your search filters')).toBeVisible();
});

test('a code is made for a person', async ({ page, request }) => {
  const owner = await newAccount(request);
  await asAdmin(page);
  await page.goto('/admin/zarcodes');
  await page.getByRole('link', { name: 'Create for a Person' }).click();
  await page.getByLabel('Their email address').fill('nobody@example.co.za');
  await page.getByLabel('Title').fill('Gate of Lerato');
  await page.getByLabel('Latitude').fill('-25.99636');
  await page.getByLabel('Longitude').fill('28.2268');
  await expect(page.getByLabel('City')).not.toHaveValue('');
  await look(page, 'admin-zarcode-new');
  await page.getByRole('button', { name: 'Create ZarCode' }).click();
  await expect(page.getByText('No account has this email address.').first()).toBeVisible();
  await page.getByLabel('Their email address').fill(owner.email);
  await page.getByRole('button', { name: 'Create ZarCode' }).click();
  await expect(page.getByText(owner.email)).toBeVisible();
  await expect(page.getByText('Made a ZarCode for a person')).toBeVisible();
});
