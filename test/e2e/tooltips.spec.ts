/** The names of buttons that show a picture only (SPEC 9: after 700 ms, or at once within 300 ms of another). */
import { expect, type Page, test } from '@playwright/test';
import { buyCode, newAccount, signIn } from './people.ts';

const tip = (page: Page) => page.locator('[data-tooltip]');

/** A dashboard with one code, whose clock moves only when it is told to. */
async function openDashboard(page: Page, request: Parameters<typeof newAccount>[0]) {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account);
  await signIn(page, account);
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/dashboard');
  const copy = page.getByRole('button', { name: `Copy ZarCode ${code}` });
  const view = page.getByRole('link', { name: `View ZarCode ${code}` });
  await view.scrollIntoViewIfNeeded();
  await expect(page.getByRole('combobox')).toBeVisible();
  // Whoever comes near with the pointer fetches the tooltips' code.
  const fetched = page.waitForResponse(/\/Tooltips-[^/]+\.js$/);
  await page.mouse.move(700, 120);
  await fetched;
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  return { copy, view, copyName: `Copy ZarCode ${code}`, viewName: `View ZarCode ${code}` };
}

test('by the pointer: after 700 ms, and the next one at once', async ({ page, request }) => {
  const { copy, view, copyName, viewName } = await openDashboard(page, request);
  await copy.hover();
  await page.clock.runFor(699);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveText(copyName);
  await expect(tip(page)).toBeInViewport({ ratio: 1 });

  await view.hover();
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveText(viewName);

  // Elsewhere for longer than 300 ms: it waits again.
  await page.getByRole('heading', { name: 'Recent ZarCodes' }).hover();
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(301);
  await copy.hover();
  await page.clock.runFor(699);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveText(copyName);
});

test('stays while the pointer is on it, and goes with Escape and with a press', async ({ page, request }) => {
  const { copy, copyName } = await openDashboard(page, request);
  await copy.hover();
  await page.clock.runFor(700);
  await tip(page).hover();
  await page.clock.runFor(1000);
  await expect(tip(page)).toHaveText(copyName);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);

  await page.getByRole('heading', { name: 'Recent ZarCodes' }).hover();
  await page.clock.runFor(1000);
  await copy.hover();
  await page.clock.runFor(700);
  await copy.click();
  await expect(tip(page)).toHaveCount(0);
});

test('by the keyboard: at once, and gone when the focus leaves', async ({ page, request }) => {
  const { copy, view, copyName, viewName } = await openDashboard(page, request);
  await page.getByRole('link', { name: 'View All' }).focus();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await expect(tip(page)).toHaveText(copyName);
  await page.keyboard.press('Tab');
  await expect(view).toBeFocused();
  await expect(tip(page)).toHaveText(viewName);
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveCount(0);
});

test('names the map’s buttons, and not what has words of its own', async ({ page, request }) => {
  await openDashboard(page, request);
  await page.getByRole('button', { name: 'Zoom in' }).hover();
  await page.clock.runFor(700);
  await expect(tip(page)).toHaveText('Zoom in');
  await page.getByRole('main').getByRole('link', { name: 'Generate New ZarCode' }).hover();
  await page.clock.runFor(1000);
  await expect(tip(page)).toHaveCount(0);
});

test('names also the very first button that is pointed at', async ({ page }) => {
  await page.goto('/login');
  const eye = page.getByRole('button', { name: 'Show password' });
  await expect(eye).toBeVisible();
  await eye.hover();
  await expect(tip(page)).toHaveText('Show password');
});
