/** docs/product/back-office.md#admin-dashboard. */
import { expect, type Page, test } from '@playwright/test';
import { defaultAdmin } from '#scripts/local/demoAccounts.ts';
import { look } from './look.ts';
import { adminToken, signIn } from './people.ts';

const main = (page: Page) => page.getByRole('main');

/** Through the form: where an admin is led is a part of it. */
async function signInByForm(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(defaultAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(defaultAdmin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('an admin lands on the dashboard, and sees how the business stands', async ({ page }) => {
  await signInByForm(page);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeVisible();
  const entry = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' });
  await expect(entry).toHaveAttribute('aria-current', 'page');

  // The demo data has codes, and a change request that waits.
  await expect(main(page).getByText('this month').first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: /Change requests$/ })).toHaveAttribute(
    'href',
    '/admin/change-requests',
  );
  await expect(main(page).getByRole('link', { name: /Unread messages$/ })).toHaveAttribute(
    'href',
    '/admin/messages?state=unread&kind=contact',
  );
  const provinces = page.getByRole('region', { name: 'ZarCodes by province' }).getByRole('row');
  await expect(provinces).toHaveCount(10);
  await expect(page.getByRole('region', { name: 'Newest ZarCodes' }).getByRole('listitem')).toHaveCount(5);
  await expect(
    page.getByRole('region', { name: 'Newest payments' }).getByRole('link').first(),
  ).toHaveAttribute('href', /^\/admin\/payments\/pay_/);

  const registrations = page.getByRole('img', { name: /^Registrations:/ });
  await expect(registrations).toHaveAttribute('aria-label', /in 30 days$/);
  await page.getByRole('button', { name: '90 days' }).click();
  await expect(page).toHaveURL('/admin?days=90');
  await expect(registrations).toHaveAttribute('aria-label', /in 90 days$/);
  await page.reload();
  await expect(page.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByText('Show as a table').first().click();
  await expect(page.getByRole('region', { name: 'Registrations, as a table' }).getByRole('row')).toHaveCount(
    91,
  );
});

test('the dashboard at three widths, light and dark', async ({ page }) => {
  // Long pages with charts take a loaded machine some seconds each.
  test.slow();
  await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
  await page.goto('/admin');
  await expect(page.getByRole('img', { name: /^Revenue:/ })).toBeVisible();
  for (const name of ['Registrations', 'New ZarCodes', 'Orders', 'Revenue']) {
    const chart = page.getByRole('img', { name: new RegExp(`^${name}:`) });
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.locator('svg').first()).toBeVisible();
  }
  await look(page, 'admin-dashboard');
});

test('what could not be loaded can be tried again', async ({ page }) => {
  await page.route('**/api/admin/stats', (route) => route.fulfill({ status: 500, json: {} }));
  await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
  await page.goto('/admin');
  await expect(page.getByText('The figures could not be loaded')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Revenue:/ })).toBeVisible();
  await page.unroute('**/api/admin/stats');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('term').filter({ hasText: 'Users' })).toBeVisible();
});
