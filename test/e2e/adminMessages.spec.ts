/** docs/product/back-office.md#messages-page and docs/product/paths.md#navigation. */
import { expect, type Page, test } from '@playwright/test';
import { look } from './look.ts';
import { adminToken, signIn } from './people.ts';

const toast = (page: Page) => page.locator('[data-toast]');
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' }).first();

async function openAdmin(page: Page): Promise<void> {
  await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
}

async function write(page: Page, subject: string): Promise<string> {
  const email = `${crypto.randomUUID()}@example.co.za`;
  const data = { name: 'Zanele Mokoena', email, subject, message: 'May my sister\nuse my bundle?' };
  const sent = await page.request.post('/api/contact', { data });
  expect(sent.ok()).toBe(true);
  return email;
}

test('an admin finds a message by its sender, answers it and archives it', async ({ page }) => {
  await openAdmin(page);
  const email = await write(page, 'My bundle');
  await page.goto('/admin/messages');
  await expect(main(page).getByRole('link', { name: /^Admin \d+\+? unread$/ })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Admin' });
  await expect(sidebar.getByRole('link', { name: /^Messages \d+\+? unread$/ })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Email' }).fill(email);
  await expect(page).toHaveURL(/email=/);
  const row = page.getByRole('row', { name: /My bundle/ });
  await expect(row).toContainText('New');
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('link', { name: 'My bundle' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'My bundle' })).toBeVisible();
  await expect(page.getByText('Not answered')).toBeVisible();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Please enter an answer.')).toBeVisible();
  await page.getByLabel('Answer', { exact: true }).fill('Yes, she may.');

  // Another admin is faster: what was typed stays.
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const headers = { authorization: `Bearer ${await adminToken(page.request)}` };
  await page.request.post(`/api/admin/messages/${id}/reply`, { headers, data: { message: 'Certainly.' } });
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(page)).toContainText('already answered this message');
  const conversation = page.getByRole('list', { name: 'Conversation' });
  await expect(conversation.getByText('Certainly.')).toBeVisible();
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('Yes, she may.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(page)).toContainText('Answer sent');
  await expect(conversation.getByText('Yes, she may.')).toBeVisible();
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Changes by admins' })).toContainText('Answered a message');

  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(toast(page)).toContainText('Message archived');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toHaveCount(0);
  await page.getByLabel('State').selectOption('archived');
  const archived = page.getByRole('row', { name: new RegExp(email) });
  await expect(archived).toContainText('Answered');

  // A mark shows before the API has answered, and is gone where that fails.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/admin/messages/msg_*', async (route) => {
    await held.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  await archived.getByRole('button', { name: 'Mark “My bundle” as unread' }).click();
  await expect(archived).toContainText('New');
  held.resolve();
  await expect(toast(page)).toContainText('Not saved');
  await expect(archived).not.toContainText('New');
});

test('unread messages are counted in the top bar, 99+ above 99, and nothing shows where it fails', async ({
  page,
}) => {
  await openAdmin(page);
  await page.route('**/api/admin/messages/unread/count', (route) => route.fulfill({ json: { count: 100 } }));
  await page.goto('/dashboard');
  await expect(main(page).getByRole('link', { name: 'Admin 99+ unread' })).toBeVisible();
  await page.unroute('**/api/admin/messages/unread/count');
  await page.route('**/api/admin/messages/unread/count', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expect(main(page).getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
});

test('the list of messages looks right', async ({ page }) => {
  await openAdmin(page);
  await page.goto('/admin/messages');
  await expect(page.getByText('Codes for a whole street')).toBeVisible();
  await look(page, 'adminMessages');
});

test('a message looks right', async ({ page }) => {
  await openAdmin(page);
  await page.goto('/admin/messages');
  await page.getByRole('link', { name: 'The driver went to the wrong gate' }).click();
  await expect(page.getByText('The owner of the code')).toBeVisible();
  await look(page, 'adminMessage');
});
