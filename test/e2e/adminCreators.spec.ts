/** docs/product/creators.md#creators-page. */
import { expect, type Page, test } from '@playwright/test';
import { look } from './look.ts';
import { adminToken, newAccount, signIn } from './people.ts';

const toast = (page: Page) => page.locator('[data-toast]');

test.beforeEach(async ({ page }) => {
  await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
});

test('an admin makes a creator, changes the profile, deactivates and deletes it', async ({ page }) => {
  const { email } = await newAccount(page.request);
  const name = `Mama Joy ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/admin/creators');
  await page.getByRole('button', { name: 'New creator' }).click();
  const dialog = page.getByRole('dialog', { name: 'New creator' });
  await dialog.getByLabel('Email of the account').fill('nobody@example.co.za');
  await dialog.getByLabel('Display name').fill(name);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('No account has this email address.')).toBeVisible();
  await dialog.getByLabel('Email of the account').fill(email);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // Another admin was faster: what was typed here stays.
  await page.getByLabel('Instagram').fill('@mamajoy');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const headers = { authorization: `Bearer ${await adminToken(page.request)}` };
  const data = { website: 'https://mamajoy.example.co.za' };
  await page.request.put(`/api/creators/${id}`, { headers, data });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('This profile was changed in the meantime.');
  await expect(page.getByLabel('Website')).toHaveValue('https://mamajoy.example.co.za/');
  await expect(page.getByLabel('Instagram')).toHaveValue('@mamajoy');
  await page.getByLabel(/^Active:/).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Creator Profile Updated');
  const trail = page.getByRole('region', { name: 'Changes by admins' });
  await expect(trail).toContainText('Changed a creator profile');
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible();

  await page.goto('/admin/creators');
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('State').selectOption('inactive');
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await page.getByRole('link', { name }).click();

  await page.getByRole('button', { name: 'Delete profile' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox').fill(name.toLowerCase().replaceAll(' ', '-'));
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Creator profile deleted');
  await expect(page.getByRole('heading', { level: 1, name: 'Creators' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await expect(page.getByText('No creators found')).toBeVisible();
});

test('requests for a profile are one step away', async ({ page }) => {
  await page.goto('/admin/creators');
  await page.getByRole('link', { name: 'Requests for a profile' }).click();
  await expect(page.getByLabel('Kind')).toHaveValue('creatorRequest');
  await expect(page.getByRole('link', { name: 'Request for a creator profile' }).first()).toBeVisible();
});

test('the list of creators looks right', async ({ page }) => {
  await page.goto('/admin/creators');
  await expect(page.getByText('Naledi Deliveries')).toBeVisible();
  await look(page, 'adminCreators');
});

test('the page of a creator looks right', async ({ page }) => {
  await page.goto('/admin/creators');
  await page.getByRole('link', { name: 'Naledi Deliveries' }).click();
  await expect(page.getByRole('button', { name: 'Delete profile' })).toBeVisible();
  await look(page, 'adminCreator');
});
