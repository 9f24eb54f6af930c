/** Forgetting a password: from the login page over the mail to signing in with a new one. */
import { expect, type Page, test } from '@playwright/test';
import { localMailbox } from '#test/deploy/mailbox.ts';
import { newAccount, signIn } from './people.ts';

const mailbox = localMailbox(`http://127.0.0.1:${process.env['E2E_SES_PORT'] ?? 8470}`);

async function mailedLink(email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails = (await mailbox()).filter(({ to, subject }) => to.includes(email) && /Reset/.test(subject));
    link = /\/reset-password\?token=\S+/.exec(mails.at(-1)?.text ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return link ?? '';
}

async function ask(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
}

async function fill(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(again);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

test('by the mailed link, once', async ({ page, request }) => {
  const { email } = await newAccount(request);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill('not an email');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await ask(page, email);
  await expect(page.getByText(`If an account exists for ${email}`)).toBeVisible();

  const link = await mailedLink(email);
  await page.goto(link);
  await fill(page, 'short');
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await fill(page, 'the new password', 'another password');
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await fill(page, 'the new password');
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('the new password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();

  await page.goto(link);
  await fill(page, 'once more please');
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request New Reset Link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('says the same to an email that nobody has, and asks again', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.co.za`;
  await ask(page, email);
  await expect(page.getByText(`If an account exists for ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Send Another Reset Link' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('without an answer says so, and keeps what was typed', async ({ page }) => {
  await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 502, body: 'oops' }));
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill('nomsa@example.co.za');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Failed to send reset email. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nomsa@example.co.za');

  await page.route('**/api/auth/reset-password', (route) => route.fulfill({ status: 502, body: 'oops' }));
  await page.goto(`/reset-password?token=usr_${'a'.repeat(20)}.${'b'.repeat(43)}`);
  await fill(page, 'the new password');
  await expect(page.getByText('Failed to reset password. Please try again.')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('the new password');
});

test('ends the sessions of all browsers, also of the one that resets', async ({ page, request, browser }) => {
  const account = await newAccount(request);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, account);
  await elsewhere.goto('/my-codes');
  await expect(elsewhere.getByText('No ZarCodes found')).toBeVisible();

  await request.post('/api/auth/forgot-password', { data: { email: account.email } });
  await page.goto('/');
  await page.evaluate((token) => {
    localStorage.setItem('auth_token', token);
    localStorage.setItem('auth_user', '{"firstName":"Lerato","lastName":"Dlamini","role":"user"}');
  }, account.token);
  await page.goto(await mailedLink(account.email));
  await fill(page, 'the new password');
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);

  await elsewhere.goto('/dashboard');
  await expect(elsewhere.getByText('Session expired. Please log in again.')).toBeVisible();
});
