/** docs/product/profile.md#account-settings: the export of a person's data, and the deletion of the account. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { closeByEscape } from './app.ts';
import { emailedPath } from './emails.ts';
import { look } from './look.ts';
import { type Account, adminToken, buyBundle, buyCode, newAccount, signIn } from './people.ts';

const toast = (page: Page) => page.locator('[data-toast]');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const open = (page: Page) => page.getByRole('button', { name: 'Delete my account' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete my account?' });
const inDialog = (page: Page) => ({
  codes: dialog(page).getByRole('radiogroup', { name: 'What should happen to your ZarCodes?' }),
  keep: dialog(page).getByRole('radio', { name: 'Keep them without my name' }),
  release: dialog(page).getByRole('radio', { name: /^Delete them/ }),
  password: dialog(page).getByLabel('Password', { exact: true }),
  typed: dialog(page).getByLabel('Type DELETE to confirm'),
  submit: dialog(page).getByRole('button', { name: 'Delete my account' }),
});

async function withCode(page: Page): Promise<{ account: Account; code: string }> {
  const account = await newAccount(page.request);
  const { code } = await buyCode(page.request, account);
  await buyBundle(page.request, account);
  await signIn(page, account);
  return { account, code };
}

const login = ({ email, password }: Account, page: Page) =>
  page.request.post('/api/auth/login', { data: { email, password } });

test('everything that is stored can be saved as one file', async ({ page }) => {
  const { account, code } = await withCode(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/settings');
  const button = page.getByRole('button', { name: 'Export my data' });
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toBe('my-zarcodes-data.json');
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file).toMatchObject({
    account: { email: account.email, firstName: 'Lerato' },
    zarCodes: [{ zarcode: code, title: 'Lerato Hair Salon' }],
    bundles: [{ total: 5 }],
    payments: [{ status: 'complete' }, { status: 'complete' }],
  });
  expect(file).not.toHaveProperty('next');
  await expect(toast(page)).toContainText('Your data was saved as my-zarcodes-data.json.');

  await page.route('**/api/user/export', (route) => route.fulfill({ status: 500, body: '' }));
  await button.click();
  await expect(toast(page)).toContainText('Failed to export your data. Please try again.');
  await expect(button).toBeEnabled();
});

test('deleting asks for a choice, the password and a word, ends the session, and waits 72 hours', async ({
  page,
}) => {
  const { account, code } = await withCode(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/settings');
  await open(page).click();
  const { codes, release, password, typed, submit } = inDialog(page);
  await expect(dialog(page)).toContainText('You lose the 5 prepaid ZarCodes that are left.');
  await expect(dialog(page)).toContainText('Your account is deleted in 72 hours.');

  // Nothing is chosen or filled in.
  await submit.click();
  await expect(codes).toBeFocused();
  await expect(codes).toHaveAccessibleDescription('Please choose what happens to your ZarCodes.');
  await expect(password).toHaveAccessibleDescription('Password is required');
  await expect(typed).toHaveAccessibleDescription('Please type DELETE to confirm.');

  await release.check();
  await expect(codes).not.toHaveAttribute('aria-invalid');
  await password.fill('not my password');
  await typed.fill('DELETE');
  await submit.click();
  await expect(password).toHaveAccessibleDescription('This password is not correct.');
  await expect(password).toBeFocused();
  await expect(release).toBeChecked();

  await password.fill(account.password);
  await submit.click();
  await expect(page).toHaveURL('/');
  await expect(toast(page)).toContainText('Deletion scheduled');
  await expect(toast(page)).toContainText('We have emailed you a link that stops it.');
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  expect((await page.request.get(`/api/zarcodes/${code}`)).status()).toBe(200);

  // Signing in says until when, and mails the link again.
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(account.email);
  const field = page.getByLabel('Password', { exact: true });
  await field.fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Nobody can sign in to this account' });
  await expect(notice).toContainText(/This account will be deleted on .+ To keep it, open the link/);
  await expect(field).not.toHaveAttribute('aria-invalid');
  const first = await emailedPath(account.email, 'keep-account');
  await notice.getByRole('button', { name: 'Email me the link again' }).click();
  await expect(toast(page).filter({ hasText: 'Check your email' })).toContainText(account.email);
  await expect.poll(() => emailedPath(account.email, 'keep-account')).not.toBe(first);
  await page.goto(await emailedPath(account.email, 'keep-account'));
  await page.getByRole('button', { name: 'Keep the account' }).click();
  await expect(heading(page, 'Your Account Stays')).toBeVisible();
});

test('the emailed link stops it by a button, and a new password lets the person in', async ({ page }) => {
  const { account, code } = await withCode(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/settings');
  await open(page).click();
  const { release, password, typed, submit } = inDialog(page);
  await release.check();
  await password.fill(account.password);
  await typed.fill('DELETE');
  await submit.click();
  await expect(page).toHaveURL('/');

  const path = await emailedPath(account.email, 'keep-account');
  // A mail program that opens the link stops nothing.
  expect((await page.request.get(path)).status()).toBe(200);
  await page.goto(path);
  const keep = page.getByRole('button', { name: 'Keep the account' });
  await expect(heading(page, 'Keep Your Account')).toBeVisible();
  expect((await login(account, page)).status()).toBe(422);
  await keep.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Your Account Stays')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to sign in' })).toBeVisible();
  expect((await login(account, page)).status()).toBe(401);

  await page.goto(path);
  await keep.click();
  await expect(heading(page, 'Link Not Valid')).toBeVisible();
  await expect(page.getByText('The deletion was stopped already, and the account stays.')).toBeVisible();
  const unknown = path.slice(0, -6).concat('AAAAAA');
  await page.goto(unknown);
  await keep.click();
  await expect(
    page.getByText('This link does not work: it is not complete, we emailed a newer one'),
  ).toBeVisible();

  await page.goto(await emailedPath(account.email, 'reset-password'));
  await page.getByLabel('New password', { exact: true }).fill('only mine again');
  await page.getByLabel('Confirm password', { exact: true }).fill('only mine again');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Password Reset Successful')).toBeVisible();
  expect((await login({ ...account, password: 'only mine again' }, page)).status()).toBe(200);
  expect((await page.request.get(`/api/zarcodes/${code}`)).status()).toBe(200);
});

test('an admin sees when an account is deleted, and stops that', async ({ page }) => {
  const account = await newAccount(page.request);
  const headers = { authorization: `Bearer ${account.token}` };
  const me = await page.request.get('/api/auth/me', { headers });
  const { id } = (await me.json()).user as { id: string };
  const data = { password: account.password, codes: 'release' };
  expect((await page.request.delete('/api/user', { headers, data })).status()).toBe(200);
  await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/admin/users/${id}`);
  await expect(page.getByText('unless it is stopped. Nobody can sign in.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop the deletion' }).click();
  const question = page.getByRole('alertdialog', { name: 'Stop the deletion?' });
  await expect(question).toContainText(account.email);
  await question.getByRole('button', { name: 'Stop the deletion' }).click();
  await expect(toast(page)).toContainText('Deletion stopped');
  await expect(page.getByRole('button', { name: 'Stop the deletion' })).toBeHidden();
  expect(await emailedPath(account.email, 'reset-password')).toContain('token=');
});

test('by keyboard, with codes that are to stay', async ({ page }) => {
  const { account, code } = await withCode(page);
  await page.goto('/settings');
  await open(page).focus();
  await page.keyboard.press('Enter');
  const { keep, release, password, typed } = inDialog(page);
  await closeByEscape(dialog(page));
  await expect(open(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await keep.focus();
  await page.keyboard.press('Space');
  await expect(keep).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(release).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(password).toBeFocused();
  await page.keyboard.type(account.password);
  await typed.focus();
  await page.keyboard.type('DELETE');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(toast(page)).toContainText('Deletion scheduled');
  const kept = await page.request.get(`/api/zarcodes/${code}`);
  expect(await kept.json()).toMatchObject({ title: 'Lerato Hair Salon' });
});

test('without codes there is nothing to choose', async ({ page }) => {
  const account = await newAccount(page.request);
  await signIn(page, account);
  await page.goto('/settings');
  await open(page).click();
  const { codes, password, typed, submit } = inDialog(page);
  await password.fill(account.password);
  await typed.fill('DELETE');
  await expect(codes).toHaveCount(0);
  await submit.click();
  await expect(page).toHaveURL('/');
});

test('no axe violations and no horizontal scrolling, in three widths, light and dark', async ({ page }) => {
  await withCode(page);
  await page.goto('/settings');
  await open(page).click();
  const { submit, codes } = inDialog(page);
  await submit.click();
  await expect(codes).toHaveAttribute('aria-invalid', 'true');
  await look(page, 'leaving', '[role=dialog], [role=alertdialog]');
});
