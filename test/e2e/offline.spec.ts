/** Without a network: a notice is shown, nothing is lost, and what failed is requested again. */
import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from './app.ts';
import { expectAccessible, takePicture } from './look.ts';
import { newAccount, signIn } from './people.ts';

const notice = (page: Page) => page.getByText("You're offline. What you have typed stays here.");

for (const scheme of ['light', 'dark'] as const) {
  test(`a notice is shown while offline, ${scheme}`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/support');
    await waitForHydration(page);
    await page.getByRole('form', { name: 'Write to us' }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect(notice(page)).toHaveCount(0);
    await context.setOffline(true);
    await expect(page.getByRole('status').getByText("You're offline.")).toBeVisible();
    await takePicture(page, `offline-${scheme}-375`);
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
  });
}

test('a form keeps what was typed, says why it was not sent, and can be sent later', { tag: '@C19' }, async ({
  page,
  context,
}) => {
  const loaded = page.waitForResponse(/\/assets\/LoginForm-/);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Email', { exact: true }).fill('nomsa@example.co.za');
  await page.getByLabel('Password', { exact: true }).fill('not-her-password');
  await loaded;
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('[data-toast]')).toContainText("You're offline.");
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nomsa@example.co.za');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('[data-toast]')).not.toContainText("You're offline.");
  await expect(page.locator('[data-toast]')).toContainText('Login failed');
});

test('what failed to load is loaded when the network is back', async ({ page, context, request }) => {
  await signIn(page, await newAccount(request));
  let requests = 0;
  await page.route('**/api/zarcodes/recent**', (route) => {
    requests += 1;
    return requests === 1 ? route.abort('internetdisconnected') : route.fallback();
  });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const failed = page.getByText('Your recent ZarCodes could not be loaded');
  await expect(failed).toBeVisible();
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No ZarCodes yet')).toBeVisible();
  await expect(failed).toHaveCount(0);
});
