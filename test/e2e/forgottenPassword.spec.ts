/** Resetting a forgotten password: from the login page through the email to signing in with the new one. */
import { expect, type Page, test } from '@playwright/test';
import { mailbox } from './emails.ts';
import { newAccount, signIn } from './people.ts';

async function emailedLink(email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails = (await mailbox()).filter(({ to, subject }) => to.includes(email) && /Reset/.test(subject));
    link = /\/reset-password\?token=\S+/.exec(mails.at(-1)?.text ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return link ?? '';
}

async function requestReset(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
}

async function submitNewPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(confirmation);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

test('the emailed link works once', async ({ page, request }) => {
  const { email } = await newAccount(request);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill('not an email');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await requestReset(page, email);
  await expect(page.getByText(`If an account exists for ${email}`)).toBeVisible();

  const link = await emailedLink(email);
  await page.goto(link);
  await submitNewPassword(page, 'short');
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await submitNewPassword(page, 'the new password', 'another password');
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await submitNewPassword(page, 'the new password');
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('the new password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();

  await page.goto(link);
  await submitNewPassword(page, 'once more please');
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request New Reset Link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  // The page says it all.
  await expect(page.locator('[data-toast]').filter({ hasText: 'Error' })).toHaveCount(0);
});

test('shows an unknown email the same message, and can send another link', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.co.za`;
  await requestReset(page, email);
  await expect(page.getByText(`If an account exists for ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Send Another Reset Link' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('a failure shows a message, and keeps what was typed', async ({ page }) => {
  await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 502, body: 'oops' }));
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill('nomsa@example.co.za');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Failed to send reset email. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nomsa@example.co.za');

  await page.route('**/api/auth/reset-password', (route) => route.fulfill({ status: 502, body: 'oops' }));
  await page.goto(`/reset-password?token=usr_${'a'.repeat(20)}.${'b'.repeat(43)}`);
  await submitNewPassword(page, 'the new password');
  await expect(page.getByText('Failed to reset password. Please try again.')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('the new password');
});

test('a reset ends the sessions of all browsers, including the current one', async ({
  page,
  request,
  browser,
}) => {
  const account = await newAccount(request);
  const otherPage = await (await browser.newContext()).newPage();
  await signIn(otherPage, account);
  await otherPage.goto('/my-codes');
  await expect(otherPage.getByText('No ZarCodes found')).toBeVisible();

  await request.post('/api/auth/forgot-password', { data: { email: account.email } });
  await page.goto('/');
  await page.evaluate((token) => {
    localStorage.setItem('auth_token', token);
    localStorage.setItem('auth_user', '{"firstName":"Lerato","lastName":"Dlamini","role":"user"}');
  }, account.token);
  await page.goto(await emailedLink(account.email));
  await submitNewPassword(page, 'the new password');
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);

  await otherPage.goto('/dashboard');
  await expect(otherPage.getByText('Session expired. Please log in again.')).toBeVisible();
});
