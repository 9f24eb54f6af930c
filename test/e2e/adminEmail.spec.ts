/** docs/product/mail.md#admin-mailings. */
import { expect, type Page, test } from '@playwright/test';
import { confirmAddress, mailbox } from './emails.ts';
import { look } from './look.ts';
import { adminToken, newAccount, signIn } from './people.ts';

const toast = (page: Page) => page.locator('[data-toast]');
const mailsTo = async (email: string, subject: string) =>
  (await mailbox()).filter((mail) => mail.to.includes(email) && mail.subject === subject);

test.beforeEach(async ({ page }) => {
  await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
});

test('a super admin writes to a person, who unsubscribes by the link in the mail', async ({
  page,
  browser,
}) => {
  // Looks at four pages in every width.
  test.slow();
  const reader = await newAccount(page.request);
  await confirmAddress(page.request, reader.email);
  await page.request.put('/api/user/profile', {
    headers: { authorization: `Bearer ${reader.token}` },
    data: { emailNotifications: true, askedBy: 'settings' },
  });
  const subject = `News ${crypto.randomUUID().slice(0, 8)} for {firstName}`;
  const received = subject.replace('{firstName}', 'Lerato');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Email', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Email', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Write email' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Please enter a subject.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).selectOption('One person');
  await page.getByLabel('Email of the person').fill('nobody@example.co.za');
  await page.getByLabel('Subject').fill(subject);
  await page
    .getByLabel('Text')
    .fill('Hello {firstName},\n\nBundles are here: see https://zarcodes.example/bundles.\n\nYour team');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Hello Super,');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('No account has this email address.')).toBeVisible();
  await page.getByLabel('Email of the person').fill(reader.email);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await look(page, 'admin-email-draft');

  await page.getByLabel('Text').press('End');
  await page.getByLabel('Text').press('x');
  await expect(page.getByRole('button', { name: 'Send...' })).toBeDisabled();
  await expect(page.getByText('Save the draft to test or send it.')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Send test to me' }).click();
  await expect(toast(page).filter({ hasText: 'Test sent' })).toBeVisible();

  await page.getByRole('button', { name: 'Send...' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Send to 1 person?' });
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  await dialog.getByLabel('Type 1 to confirm').fill('1');
  await look(page, 'admin-email-send', '[role=alertdialog]');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  // How far it is, is the server's.
  await page.reload();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('1 of 1 emails')).toBeVisible({ timeout: 30_000 });
  await look(page, 'admin-email-sent');

  const [mail] = await mailsTo(reader.email, received);
  const link = /\/unsubscribe\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Unsubscribe', level: 1 })).toBeVisible();
  await look(visitor, 'unsubscribe');
  await visitor.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(visitor.getByRole('heading', { name: 'You Are Unsubscribed' })).toBeVisible();
  const headers = { authorization: `Bearer ${reader.token}` };
  const me = await page.request.get('/api/auth/me', { headers });
  expect(await me.json()).toMatchObject({ user: { emailNotifications: false } });
  await visitor.context().close();
});

test('a header’s link that is opened leads to the page that asks; a forged one does not unsubscribe', async ({
  page,
}) => {
  const token = `usr_${'0'.repeat(20)}.${'x'.repeat(43)}`;
  await page.goto(`/api/unsubscribe?token=${token}`);
  await expect(page).toHaveURL(/\/unsubscribe\?token=/);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Not Unsubscribed' })).toBeVisible();
});

test('the list looks well at every width', async ({ page }) => {
  await page.goto('/admin/email');
  await expect(page.getByText('Bundles of ten are here')).toBeVisible();
  await look(page, 'admin-email');
  await page.getByRole('link', { name: 'Bundles of ten are here' }).click();
  await expect(page.getByText('Complained')).toBeVisible();
});
