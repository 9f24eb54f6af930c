/** What a person came for survives registering, signing in and paying (docs/product/accounts.md#login). */
import { expect, type Page, test } from '@playwright/test';
import { closeByEscape, waitForHydration } from './app.ts';
import { takePicture } from './look.ts';
import {
  buyBundle,
  confirmGate,
  fillRegistration,
  newAccount,
  password,
  signIn,
  storePendingCode,
  tembisa,
} from './people.ts';

async function register(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a visitor who wants a code registers, signs in and is at the generator', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page
    .getByRole('link', { name: /Generate/ })
    .first()
    .click();
  await expect(page).toHaveURL('/register');
  await register(page, `${crypto.randomUUID()}@example.co.za`);
  await expect(page).toHaveURL('/generator');
});

test('the page that asked for an account is remembered over registering, and no other site is', {
  tag: '@I8',
}, async ({ page }) => {
  await page.goto('/generator?address=Hermanus');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await register(page, `${crypto.randomUUID()}@example.co.za`);
  await expect(page).toHaveURL('/generator?address=Hermanus');
});

test('a stored purpose never leads to another site', { tag: '@I8' }, async ({ page, request }) => {
  const account = await newAccount(request);
  await page.addInitScript(() =>
    sessionStorage.setItem('zarcodes.purpose', JSON.stringify({ owner: '', value: '//evil.example/' })),
  );
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a code made with a bundle waits on the dashboard until it is dismissed', async ({ page, request }) => {
  const account = await newAccount(request);
  await buyBundle(request, account);
  await signIn(page, account);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/generator');
  const submit = page.getByRole('button', { name: 'Generate ZarCode' });
  // What is missing is said when the button is pressed.
  await expect(submit).toBeDisabled();
  await submit.click({ force: true });
  await expect(page.getByText('Please agree to the terms of service.')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill(tembisa.title);
  await page.getByLabel('Latitude').fill(String(tembisa.latitude));
  await page.getByLabel('Longitude').fill(String(tembisa.longitude));
  await expect(page.getByLabel('City')).not.toHaveValue('');
  await submit.click({ force: true });
  await expect(page.getByRole('checkbox', { name: /terms/ })).toBeFocused();
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await submit.click();
  await confirmGate(page);
  await expect(page).toHaveURL('/dashboard');
  const card = page.getByRole('region', { name: 'Your new ZarCode' });
  await expect(card).toContainText(tembisa.title);
  const actions = card.locator('a, button').filter({ visible: true });
  await expect(actions.nth(1)).toHaveText(/Share on WhatsApp/);
  await expect(actions.nth(2)).toHaveText(/Copy Code/);
  await expect(actions.nth(3)).toHaveText(/Print a sign/);
  await expect(actions.nth(4)).toHaveText(/Add photos/);
  // The page takes the focus as it opens, and a dialog gives it back to where it was.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await actions.nth(3).click();
  const sign = page.getByRole('dialog', { name: 'Print a sign' });
  await expect(sign.getByRole('img', { name: /^A4: sign of ZarCode/ })).toContainText(tembisa.title);
  await closeByEscape(sign);
  await expect(actions.nth(3)).toBeFocused();
  await takePicture(page, 'new-code-375');
  await page.reload();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: /Dismiss/ }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Recent ZarCodes')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.goto('/generator');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('Back from a paid code leads to the code', async ({ page, request }) => {
  const account = await newAccount(request);
  await signIn(page, account);
  await storePendingCode(page, account, 'Stall 7');
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Pay R19.00' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await takePicture(page, 'bought');
  await page.goBack();
  await expect(page).toHaveURL(/\/zarcodes\/\w{3}-\w{4}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Stall 7' })).toBeVisible();
  // Another order can still be placed.
  await page.goto('/payment');
  await expect(page.getByRole('button', { name: 'Pay R90.25' })).toBeVisible();
});

test('a voucher for one use survives cancel and try again', async ({ page, request }) => {
  const account = await newAccount(request);
  await signIn(page, account);
  await page.goto('/payment');
  await page.getByLabel('Voucher').fill(' first 50 ');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Pay R45.13' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('Voucher FIRST50: 50% off')).toBeVisible();
  await page.getByRole('button', { name: 'Pay R45.13' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('5 ZarCodes are ready to use')).toBeVisible();
});

test('a wrong password stays said, beside its field', async ({ page, request }) => {
  const { email } = await newAccount(request);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('not my password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const toast = page.locator('[data-toast]');
  await expect(toast).toContainText('Login failed');
  await expect(field).toHaveAccessibleDescription('Invalid credentials');
  await expect(field).toBeFocused();
  await takePicture(page, 'wrong-password');
  await toast.getByRole('button').click();
  await expect(toast).toHaveCount(0);
  await expect(field).toHaveAccessibleDescription('Invalid credentials');
  await field.fill('another one');
  await expect(field).not.toHaveAttribute('aria-invalid');
});
