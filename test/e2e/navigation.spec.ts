/** Where the navigation leads, and who is refused access. */
import { expect, test } from '@playwright/test';
import { defaultAdmin } from '#scripts/local/demoAccounts.ts';
import { newAccount, signIn } from './people.ts';

test('the logo leads to the start page, where signed-in people can search and create a code', async ({
  page,
  request,
}) => {
  await signIn(page, await newAccount(request));
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'ZarCodes, to the start page' }).click();
  await expect(page).toHaveURL('/home');
  const search = page.getByRole('combobox', { name: /Search for a ZarCode/ });
  await search.fill('hermanus');
  await expect(page.getByRole('option').first()).toContainText('Hermanus');
  await search.press('Escape');
  await page.getByRole('link', { name: 'Generate your ZarCode' }).click();
  await expect(page).toHaveURL('/generator');
});

test('the landing page’s anchors stay on the current page', async ({ page, request }) => {
  await signIn(page, await newAccount(request));
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/home');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/home#pricing');
  await expect(page.getByRole('heading', { name: 'Pricing', exact: true })).toBeInViewport();
});

test('the links of the bars and the menu lead to existing pages', async ({ page, request }) => {
  await signIn(page, await newAccount(request));
  await page.goto('/home');
  await page.getByRole('button', { name: /your menu/ }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  const links = await page
    .locator('header a, footer a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(5);
  for (const href of new Set(links)) {
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(href);
  }
});

const adminOnly = 'You need administrator privileges to access this page.';
const superAdminOnly = 'You need super administrator privileges to access this page.';

for (const { path, role, message } of [
  { path: '/admin', role: 'user', message: adminOnly },
  { path: '/admin/users/usr_1', role: 'user', message: adminOnly },
  { path: '/admin/settings', role: 'user', message: superAdminOnly },
  { path: '/admin/email', role: 'user', message: superAdminOnly },
]) {
  test(`${path} is closed to a ${role}`, async ({ page, request }) => {
    await signIn(page, await newAccount(request));
    await page.goto(path);
    await expect(page.getByText(message)).toBeVisible();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
}

test('a page of the back office that does not exist leads an administrator to its dashboard', async ({
  page,
}) => {
  const login = await page.request.post('/api/auth/login', { data: defaultAdmin });
  const { token, user } = (await login.json()) as { token: string; user: object };
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      localStorage.setItem('auth_token', storedToken ?? '');
      localStorage.setItem('auth_user', storedUser ?? '');
    },
    [token, JSON.stringify(user)],
  );
  await page.goto('/admin/no-such-page');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeVisible();
});

test('the back office redirects visitors to sign in', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/login/);
});
