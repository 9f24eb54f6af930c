/** docs/product/look.md#tooltips: the names of buttons that show only an icon. */
import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from './app.ts';
import { buyCode, newAccount, signIn } from './people.ts';

const tip = (page: Page) => page.locator('[data-tooltip]');

/** Opens a dashboard with one code and a stopped clock. */
async function openDashboard(page: Page, request: Parameters<typeof newAccount>[0]) {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account);
  await signIn(page, account);
  await page.clock.install();
  // Wider, the buttons have labels.
  await page.setViewportSize({ width: 1200, height: 1000 });
  await page.goto('/dashboard');
  const copy = page.getByRole('button', { name: `Copy ZarCode ${code}` });
  const view = page.getByRole('link', { name: `View ZarCode ${code}` });
  await view.scrollIntoViewIfNeeded();
  await expect(page.getByRole('combobox')).toBeVisible();
  // The first pointer movement loads the script of the tooltips.
  const scriptLoaded = page.waitForResponse(/\/Tooltips-[^/]+\.js$/);
  await page.mouse.move(700, 120);
  await scriptLoaded;
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  return { copy, view, copyName: `Copy ZarCode ${code}`, viewName: `View ZarCode ${code}` };
}

test('on hover: after 700 ms, and the next one at once', async ({ page, request }) => {
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

  // After more than 300 ms without a tooltip the delay applies again.
  await page.getByRole('heading', { name: 'Recent ZarCodes' }).hover();
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(301);
  await copy.hover();
  await page.clock.runFor(699);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveText(copyName);
});

test('stays while hovered, and closes on Escape and on a click', async ({ page, request }) => {
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

test('on keyboard focus: at once, until the focus leaves', async ({ page, request }) => {
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

test('names the map’s buttons, but no control with a visible text', async ({ page, request }) => {
  await openDashboard(page, request);
  await page.getByRole('button', { name: 'Zoom in' }).hover();
  await page.clock.runFor(700);
  await expect(tip(page)).toHaveText('Zoom in');
  await page.getByRole('main').getByRole('link', { name: 'Generate New ZarCode' }).hover();
  await page.clock.runFor(1000);
  await expect(tip(page)).toHaveCount(0);
});

test('also names the first button that is hovered', async ({ page }) => {
  await page.goto('/login');
  await waitForHydration(page);
  const passwordToggle = page.getByRole('button', { name: 'Show password' });
  await expect(passwordToggle).toBeVisible();
  await passwordToggle.hover();
  await expect(tip(page)).toHaveText('Show password');
});
