/** docs/product/change-requests.md#change-requests-page. */
import { expect, type Page, test } from '@playwright/test';
import { look } from './look.ts';
import { type Account, adminToken, buyCode, newAccount, requestChange, signIn } from './people.ts';

const toast = (page: Page) => page.locator('[data-toast]');

async function withRequest(page: Page, title: string): Promise<{ owner: Account; id: string }> {
  const owner = await newAccount(page.request);
  const { code } = await buyCode(page.request, owner, title);
  const id = await requestChange(page.request, owner, code);
  await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
  return { owner, id };
}

test('an admin opens a waiting request, sees the place and rejects it with a note', async ({ page }) => {
  const title = `Salon ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await withRequest(page, title);
  await page.goto('/admin/change-requests');
  // The oldest waits first.
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText(/\d+ days/);
  const row = page.getByRole('row', { name: new RegExp(title) });
  // Behind those that other tests leave waiting.
  await expect(async () => {
    if (!(await row.isVisible())) await page.getByRole('button', { name: 'Next' }).click();
    await expect(row).toContainText('The gate moved to Park Street.', { timeout: 2000 });
  }).toPass();
  await row.getByRole('link', { name: title }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('This ZarCode was never edited.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where it is now' })).toContainText('Tembisa');
  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this change?' });
  await dialog.getByLabel('Note to the owner').fill('Please send a photo of the gate.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(toast(page)).toContainText('Change request rejected');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/ by Super Admin$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Changes by admins' })).toContainText(
    'Decided on a change request',
  );

  await page.goto('/admin/change-requests?tab=rejected');
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible();
  expect(id).toMatch(/^chg_/);
});

test('of two admins the second is shown who was faster', async ({ page }) => {
  const { id } = await withRequest(page, 'Two at once');
  await page.goto(`/admin/change-requests/${id}`);
  await page.getByRole('button', { name: 'Approve' }).click();
  const headers = { authorization: `Bearer ${await adminToken(page.request)}` };
  const data = { decision: 'reject', note: 'Another one decided.' };
  await page.request.put(`/api/admin/change-requests/${id}`, { headers, data });
  const dialog = page.getByRole('dialog', { name: 'Approve this change?' });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(page)).toContainText('This change request has already been rejected.');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Another one decided.').first()).toBeVisible();
  await expect(page.getByText(/ by Super Admin$/)).toBeVisible();
});

test('the list of change requests looks right', async ({ page }) => {
  await withRequest(page, 'Mama Joy Kitchen');
  await page.goto('/admin/change-requests');
  await expect(page.getByText('The gate is now in the side street.')).toBeVisible();
  await look(page, 'adminChangeRequests');
});

test('a change request looks right', async ({ page }) => {
  const { id } = await withRequest(page, 'Mama Joy Kitchen');
  await page.goto(`/admin/change-requests/${id}`);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await look(page, 'adminChangeRequest', 'main');
});
