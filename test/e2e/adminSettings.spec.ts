/** docs/product/back-office-money.md#system-settings and docs/product/back-office-money.md#settings-messages. */
import { expect, type Page, test } from '@playwright/test';
import { mailbox } from './emails.ts';
import { look } from './look.ts';
import { adminToken, newAccount, signIn } from './people.ts';

const toast = (page: Page) => page.locator('[data-toast]');
const card = (page: Page, name: string) => page.getByRole('region', { name });

async function open(page: Page): Promise<string> {
  const token = await adminToken(page.request);
  await signIn(page, { token }, 'super_admin');
  await page.goto('/admin/settings');
  await expect(card(page, 'Payment Configuration')).toBeVisible();
  return token;
}

test('a super admin changes settings, each card its own', async ({ page }) => {
  const token = await open(page);
  const headers = { authorization: `Bearer ${token}` };
  const system = card(page, 'System Configuration');
  const limit = system.getByLabel('Max codes per user');
  await limit.fill('0');
  await system.getByRole('button', { name: 'Save Settings' }).click();
  await expect(system.getByText('Please give a whole number of at least 1.')).toBeVisible();
  await limit.fill('120');
  // Changed by another admin meanwhile: it is not sent, and stays.
  await page.request.put('/api/settings', { headers, data: { notifyNewUser: true } });
  await system.getByRole('button', { name: 'Save Settings' }).click();
  await expect(toast(page)).toContainText('Settings updated');
  await expect(system.getByLabel('Email the admins about every new user')).toBeChecked();
  await expect(page.getByText('Max codes per user: 100 → 120')).toBeVisible();

  const payments = card(page, 'Payment Configuration');
  const timeout = payments.getByLabel('Timeout of the test page (ms)');
  await timeout.fill('60001');
  await expect(timeout).toHaveValue('10000');
  await timeout.fill('');
  await expect(timeout).toHaveValue('0');
  await timeout.fill('20000');
  await payments.getByRole('button', { name: 'Save Payment Settings' }).click();
  await expect(toast(page)).toContainText('Payment settings updated');

  const data = { maxCodesPerUser: 100, notifyNewUser: false, payFastTestPageTimeout: 10_000 };
  const reset = await page.request.put('/api/settings', { headers, data });
  expect(reset.ok()).toBe(true);
});

test('the tests say what came of them', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Test Google Maps API' }).click();
  await expect(toast(page)).toContainText('API Test Failed');
  await expect(toast(page)).toContainText('No Google Maps API key is set.');
  await page.getByRole('button', { name: 'Test PayFast' }).click();
  await expect(toast(page)).toContainText('PayFast Test Failed');
  await expect(toast(page)).toContainText('No PayFast credentials were entered yet.');
  await page.getByText('Set the PayFast secret').click();
  await expect(page.getByText('npm run set-payfast')).toBeVisible();

  const email = `${crypto.randomUUID()}@example.co.za`;
  const mail = card(page, 'Test Email');
  await mail.getByRole('textbox', { name: 'Email' }).fill(email);
  await mail.getByRole('button', { name: 'Send Test Email' }).click();
  await expect(toast(page)).toContainText('Test email sent');
  await expect
    .poll(async () => (await mailbox()).filter(({ to }) => to.includes(email)).map(({ subject }) => subject))
    .toEqual(['Test email from ZarCodes']);
});

test('it looks well at every width', async ({ page }) => {
  await open(page);
  await look(page, 'admin-settings');
});

test('an admin does not see it', async ({ page }) => {
  await signIn(page, await newAccount(page.request), 'admin');
  await page.goto('/admin/settings');
  await expect(page.getByText('You need super administrator privileges to access this page.')).toBeVisible();
});
