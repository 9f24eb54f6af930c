/** docs/product/profile.md#account-settings: the export of a person's data, and the deletion of the account. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { closeByEscape } from './app.ts';
import { look } from './look.ts';
import { type Account, buyBundle, buyCode, newAccount, signIn } from './people.ts';

const toast = (page: Page) => page.locator('[data-toast]');
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

test('deleting asks for a choice, the password and a word, and ends the session', async ({ page }) => {
  const { account, code } = await withCode(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/settings');
  await open(page).click();
  const { codes, release, password, typed, submit } = inDialog(page);
  await expect(dialog(page)).toContainText('You lose the 5 prepaid ZarCodes that are left.');

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
  await expect(toast(page)).toContainText('Account deleted');
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  expect((await login(account, page)).status()).toBe(401);
  await expect(async () => {
    expect((await page.request.get(`/api/zarcodes/${code}`)).status()).toBe(404);
  }).toPass({ timeout: 10_000 });
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login/);
});

test('by keyboard, with codes that stay', async ({ page }) => {
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
  await expect(toast(page)).toContainText('Account deleted');
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
