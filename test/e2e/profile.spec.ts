/**
 * docs/product/profile.md#profile, docs/product/profile.md#account-settings and
 * docs/product/accounts.md#confirming-an-email-address.
 */
import { expect, type Page, test } from '@playwright/test';
import { defaultAdmin } from '#scripts/local/demoAccounts.ts';
import { emailedPath, mailbox } from './emails.ts';
import { look } from './look.ts';
import { newAccount, signIn } from './people.ts';

const toast = (page: Page) => page.locator('[data-toast]');
const card = (page: Page, name: string) => page.getByRole('region', { name });
const personal = (page: Page) => card(page, 'Personal Information');
const password = (page: Page) => card(page, 'Password');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('names are edited by keyboard, and the top bar follows', async ({ page, request }) => {
  await signIn(page, await newAccount(request));
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  await button(page, 'Edit Personal Information').press('Enter');
  const firstName = personal(page).getByLabel('First name');
  await expect(firstName).toBeFocused();

  // Cancel resets.
  await firstName.fill('Nobody');
  await button(page, 'Cancel').click();
  await expect(button(page, 'Edit Personal Information')).toBeFocused();
  await expect(personal(page)).toContainText('Lerato');
  await page.keyboard.press('Enter');
  await expect(firstName).toHaveValue('Lerato');

  await firstName.fill(' ');
  await personal(page).getByLabel('Email').fill('nowhere');
  await page.keyboard.press('Enter');
  await expect(personal(page).getByText('First name is required')).toBeVisible();
  await expect(personal(page).getByText('Invalid email address')).toBeVisible();
  await expect(firstName).toBeFocused();
  await personal(page).getByLabel('Email').fill('lerato@example.co.za');

  // What is not saved is still there after leaving.
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.goBack();
  await expect(personal(page).getByText('We kept what you typed.')).toBeVisible();
  await expect(personal(page).getByLabel('Email')).toHaveValue('lerato@example.co.za');

  await button(page, 'Cancel').click();
  await button(page, 'Edit Personal Information').click();
  await page.route('**/api/user/profile', (route) => route.fulfill({ status: 500, body: '' }));
  await firstName.fill('Zanele');
  await personal(page).getByLabel('Phone number').fill('082 123 4567');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Update Failed');
  await expect(toast(page)).toContainText('Failed to update profile');
  await expect(firstName).toHaveValue('Zanele');
  await page.unroute('**/api/user/profile');
  await firstName.press('Enter');
  await expect(toast(page)).toContainText('Profile Updated');
  await expect(personal(page)).toContainText('0821234567');
  await expect(button(page, 'Zanele Dlamini: your menu')).toBeVisible();
  await page.reload();
  await expect(personal(page)).toContainText('Zanele');
  await button(page, 'Zanele Dlamini: your menu').click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(heading(page, 'Settings')).toBeVisible();
});

test('a new email address counts once its link is opened and confirmed', async ({ page, request }) => {
  const account = await newAccount(request);
  const email = `${crypto.randomUUID()}@example.co.za`;
  await signIn(page, account);
  await page.goto('/profile');
  await button(page, 'Edit Personal Information').click();
  await personal(page).getByLabel('Email').fill('mistyped@example.co.za');
  await personal(page).getByLabel('Email').press('Enter');
  await expect(toast(page)).toContainText('Open the link that we have sent to mistyped@example.co.za.');
  await expect(personal(page)).toContainText('Your new email address is not confirmed yet');
  await button(page, 'Withdraw').click();
  await expect(personal(page)).not.toContainText('mistyped');
  await button(page, 'Edit Personal Information').click();
  await personal(page).getByLabel('Email').fill(email);
  await personal(page).getByLabel('Email').press('Enter');
  await expect(button(page, 'Send again')).toBeVisible();

  const path = await emailedPath(email);
  await page.goto(path);
  await button(page, 'Confirm').click();
  await expect(heading(page, 'Email Address Confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(personal(page)).toContainText(email);
  await expect(personal(page)).not.toContainText('not confirmed');

  await page.goto(path);
  await button(page, 'Confirm').click();
  await expect(heading(page, 'Not Confirmed')).toBeVisible();
  await expect(page.getByText('This confirmation link is invalid or has expired.')).toBeVisible();
});

test('the email address of a new account is confirmed by a link, which can be sent again', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await emailedPath(account.email);
  await signIn(page, account);
  await page.goto('/profile');
  await expect(personal(page)).toContainText('Please confirm your email address');
  await look(page, 'profile-registered');
  await button(page, 'Send again').click();
  await expect(toast(page)).toContainText(`Open the link that we have sent to ${account.email}.`);
  // The first link has stopped working.
  await expect(async () => {
    const mails = (await mailbox()).filter(({ to }) => to.includes(account.email));
    expect(mails).toHaveLength(2);
  }).toPass({ timeout: 20_000 });
  await page.goto(await emailedPath(account.email));
  await button(page, 'Confirm').click();
  await expect(heading(page, 'Email Address Confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(personal(page)).toContainText(account.email);
  await expect(personal(page)).not.toContainText('Please confirm');
});

test('the earlier email address undoes a change, if it was confirmed', async ({ page, request }) => {
  const account = await newAccount(request);
  const email = `${crypto.randomUUID()}@example.co.za`;
  await signIn(page, account);
  await page.goto(await emailedPath(account.email));
  await button(page, 'Confirm').click();
  await expect(heading(page, 'Email Address Confirmed')).toBeVisible();
  await page.goto('/profile');
  await button(page, 'Edit Personal Information').click();
  await personal(page).getByLabel('Email').fill(email);
  await personal(page).getByLabel('Email').press('Enter');
  await expect(button(page, 'Send again')).toBeVisible();
  await page.goto(await emailedPath(email));
  await button(page, 'Confirm').click();
  await expect(heading(page, 'Email Address Confirmed')).toBeVisible();

  const path = await emailedPath(account.email, 'undo-email');
  await page.goto(path);
  await button(page, 'Undo the change').click();
  await expect(heading(page, 'Change Undone')).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  expect(await emailedPath(account.email, 'reset-password')).toContain('token=');
  // Each new page has the session that the undoing ended, and the link opens all the same.
  await page.goto(path);
  await button(page, 'Undo the change').click();
  await expect(heading(page, 'Not Undone')).toBeVisible();
});

test('a new password ends other sessions and no other tab’s', async ({ page, request, browser }) => {
  const account = await newAccount(request);
  await page.goto('/login');
  await page.evaluate((token) => {
    localStorage.setItem('auth_token', token);
    localStorage.setItem('auth_user', '{"firstName":"Lerato","lastName":"Dlamini","role":"user"}');
  }, account.token);
  const tab = await page.context().newPage();
  await tab.goto('/settings');
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, account);
  await elsewhere.goto('/settings');
  await expect(heading(elsewhere, 'Settings')).toBeVisible();

  await page.goto('/profile');
  await button(page, 'Change Password').click();
  const current = password(page).getByLabel('Current password', { exact: true });
  const next = password(page).getByLabel('New password', { exact: true });
  const again = password(page).getByLabel('Confirm password', { exact: true });
  await expect(current).toBeFocused();
  await page.keyboard.press('Enter');
  for (const text of ['Current password is required', 'Please confirm your password'])
    await expect(password(page).getByText(text)).toBeVisible();
  await current.fill('not the password');
  await next.fill('short');
  await again.fill('other');
  await expect(password(page).getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(password(page).getByText("Passwords don't match")).toBeVisible();
  await next.fill('brand new');
  await again.fill('brand new');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Password Change Failed');
  await expect(password(page).getByText('This password is not correct.')).toBeVisible();
  await current.fill(account.password);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Password Changed');
  await expect(button(page, 'Change Password')).toBeFocused();

  // This tab and the other one go on; the other browser is signed out.
  await page.reload();
  await expect(personal(page)).toContainText('Lerato');
  await tab.getByLabel('Send me news and offers by email').check();
  await expect(toast(tab)).toContainText('Profile Updated');
  await elsewhere.goto('/dashboard');
  await expect(elsewhere.getByText('Session expired. Please log in again.')).toBeVisible();
});

test('settings: appearance, email preferences and signing out everywhere', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const account = await newAccount(request);
  await page.goto('/login');
  await page.evaluate((token) => {
    localStorage.setItem('auth_token', token);
    localStorage.setItem('auth_user', '{"firstName":"Lerato","lastName":"Dlamini","role":"user"}');
  }, account.token);
  await page.goto('/settings');
  const light = await background();
  await page.getByLabel('System').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByLabel('Dark')).toBeChecked();
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await background()).toBe(light);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  // Dark from the first paint on: before any script of the app.
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/support');
  expect(await background()).toBe(dark);
  await page.unroute('**/assets/index-*.js');

  await page.goto('/settings');
  await expect(page.getByLabel('Dark')).toBeChecked();
  const news = page.getByLabel('Send me news and offers by email');
  await expect(news).not.toBeChecked();
  await news.check();
  await expect(toast(page)).toContainText('Profile Updated');
  await expect(page.getByText(/^You agreed to them on \d/)).toBeVisible();
  await page.reload();
  await expect(news).toBeChecked();

  await button(page, 'Sign out everywhere').click();
  await button(page, 'Sign out').click();
  await expect(page).toHaveURL(/\/login/);
  await expect(toast(page)).toContainText('Signed out everywhere');
  const headers = { authorization: `Bearer ${account.token}` };
  expect((await request.get('/api/auth/me', { headers })).status()).toBe(401);
});

test('a holder edits their creator profile', async ({ page, request }) => {
  const account = await newAccount(request);
  const admin = await request.post('/api/auth/login', { data: defaultAdmin });
  const { token } = (await admin.json()) as { token: string };
  const displayName = `Mama Joy ${crypto.randomUUID().slice(0, 8)}`;
  const made = await request.post('/api/creators', {
    headers: { authorization: `Bearer ${token}` },
    data: { displayName, userEmail: account.email },
  });
  expect(made.status()).toBe(201);

  await signIn(page, account);
  await page.goto('/profile');
  const settings = card(page, 'Creator Settings');
  await expect(page.getByRole('link', { name: 'Back to Creator Dashboard' })).toHaveAttribute(
    'href',
    '/creator-dashboard',
  );
  await expect(settings).toContainText('Active');
  await button(page, 'Edit Creator Settings').click();
  await expect(settings.getByLabel('Display name')).toBeFocused();
  // Only admins may choose these.
  await expect(settings.getByRole('checkbox')).toHaveCount(0);
  await settings.getByLabel('Display name').fill('');
  await settings.getByLabel('Unique prefix').fill('ab');
  await settings.getByLabel('Website').fill('no website');
  await settings.getByLabel('Public email').fill('no email');
  await settings.getByLabel('Display name').press('Enter');
  for (const text of ['Display name is required', 'A prefix is three letters, such as ABC.'])
    await expect(settings.getByText(text)).toBeVisible();
  await expect(settings.getByText('Please enter a web address')).toBeVisible();
  await expect(settings.getByText('Please enter a valid email address.')).toBeVisible();
  await settings.getByLabel('Display name').fill(displayName);
  await settings.getByLabel('Unique prefix').fill('zar');
  await settings.getByLabel('Website').fill('mamajoy.example');
  await settings.getByLabel('Public email').fill('');
  await settings.getByLabel('Instagram').fill('@mamajoy');
  await button(page, 'Save').click();
  await expect(settings.getByText('This prefix is reserved. Please choose another one.')).toBeVisible();
  // No other test's creator has an X first, and XXX is reserved.
  const other = () => 'ABCDEFGHIJKLMNOPQRSTUVWYZ'.charAt(Math.floor(Math.random() * 25));
  const letters = `X${other()}${other()}`;
  await settings.getByLabel('Unique prefix').fill(letters.toLowerCase());
  await button(page, 'Save').click();
  await expect(toast(page)).toContainText('Creator Profile Updated');
  await expect(settings).toContainText(letters);
  await expect(settings).toContainText('https://mamajoy.example/');
  await look(page, 'profile-creator');
  // Once set, the prefix stays.
  await button(page, 'Edit Creator Settings').click();
  await expect(settings.getByLabel('Unique prefix')).toHaveAttribute('readonly');
  await look(page, 'profile-creator-form');
  await button(page, 'Cancel').click();
});

test('an admin without a creator profile makes one', async ({ page, request }) => {
  const admin = await request.post('/api/auth/login', { data: defaultAdmin });
  await signIn(page, { ...defaultAdmin, ...((await admin.json()) as { token: string }) });
  // The admin belongs to all tests, so nothing is really made.
  let body: unknown;
  await page.route('**/api/creators/me', async (route) => {
    const isPost = route.request().method() === 'POST';
    if (isPost) body = route.request().postDataJSON();
    await route.fulfill({
      status: isPost ? 409 : 404,
      json: { message: 'Made already.', code: 'creator_exists' },
    });
  });
  await page.goto('/profile');
  await button(page, 'Create Creator Settings').press('Enter');
  const settings = card(page, 'Creator Settings');
  await settings.getByLabel('Display name').fill('Head Office');
  await settings.getByLabel('Use the standard prefix').check();
  await settings.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page)).toContainText('Creator Profile Creation Failed');
  await expect(toast(page)).toContainText('Made already.');
  expect(body).toMatchObject({ displayName: 'Head Office', useStandardPrefix: true, isActive: true });
});

test('the forms and an unconfirmed email address', async ({ page, request }) => {
  const account = await newAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  await request.put('/api/user/profile', {
    headers,
    data: { email: `${crypto.randomUUID()}@example.co.za` },
  });
  await signIn(page, account);
  await page.goto('/profile');
  await expect(button(page, 'Send again')).toBeVisible();
  await look(page, 'profile-unconfirmed');
  await button(page, 'Edit Personal Information').click();
  await button(page, 'Change Password').click();
  await page.keyboard.press('Enter');
  await expect(password(page).getByText('Current password is required')).toBeVisible();
  await look(page, 'profile-forms');
});
