/** What all pages share: focus and scrolling between pages, the menu, dialogs, toasts, and large text. */
import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from './app.ts';
import { adminToken, buyCode, newAccount, signIn } from './people.ts';

const toast = (page: Page) => page.locator('[data-toast]');

test.describe('between pages', () => {
  test('the skip link leads to the content, and a new page starts at its top with its heading focused', async ({
    page,
  }) => {
    await page.goto('/terms-of-service');
    await waitForHydration(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await link.click();
    const heading = page.getByRole('heading', { level: 1, name: 'Privacy Policy' });
    await expect(heading).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('a change of the query alone does not scroll', async ({ page, request }) => {
  await signIn(page, { token: await adminToken(request) }, 'super_admin');
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/admin/payments');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const next = pages.getByRole('button', { name: 'Next' });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect(page).toHaveURL(/page=2/);
  await expect(pages.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'false');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('the user menu: arrows, letters, Escape and back to its button', async ({ page, request }) => {
  await signIn(page, await newAccount(request));
  await page.goto('/my-codes');
  await waitForHydration(page);
  const button = page.getByRole('button', { name: /your menu/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  // Only then it listens to keys.
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Home');
  await expect(items.first()).toHaveAttribute('data-highlighted', '');
  await page.keyboard.type('su');
  await expect(page.getByRole('menuitem', { name: 'Support' })).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Escape');
  await expect(items.first()).toBeHidden();
  await expect(button).toBeFocused();
});

test('a dialog traps the focus and returns it', async ({ page, request }) => {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account);
  await signIn(page, account);
  await page.goto('/my-codes');
  const opener = page.getByRole('button', { name: `Delete ${code}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab');
    await expect(confirmation.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(confirmation.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(confirmation).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the pin and the open map by keyboard', async ({ page, request }) => {
  await signIn(page, await newAccount(request));
  await page.goto('/generator?address=-33.9249, 18.4241');
  await expect(page.getByLabel('Province')).toHaveValue('Western Cape');
  const pin = page.getByRole('button', { name: /^Your pin at/ });
  await pin.focus();
  const latitude = async () => Number(await page.getByLabel('Latitude').inputValue());
  const before = await latitude();
  await page.keyboard.press('ArrowUp');
  await expect.poll(latitude).toBeGreaterThan(before);
  const step = (await latitude()) - before;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(async () => (await latitude()) - before).toBeGreaterThan(step * 2);
  await expect(pin).toBeFocused();

  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  // The map pans for a moment; Enter sets the pin at its current centre.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Longitude')).not.toHaveValue('18.424100', { timeout: 100 });
  }).toPass();
});

/** Opens a code's page with a stopped clock, and shows a toast by its copy button. */
async function showToast(page: Page): Promise<void> {
  const { code } = await buyCode(page.request, await newAccount(page.request));
  await page.clock.install();
  await page.goto(`/${code}`);
  await waitForHydration(page);
  // A map that is still loading would give up as the clock moves, and say so in a toast of its own.
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: /Copy/ }).first().click();
  await expect(toast(page)).toContainText('Copied!');
}

test('toasts: one at a time, for five seconds, longer while focused', async ({ page }) => {
  await showToast(page);
  await page.clock.runFor(3_000);
  // A second toast replaces the first, and has its own five seconds.
  const first = await toast(page).elementHandle();
  await page.getByRole('button', { name: /Copy/ }).first().click();
  await first?.waitForElementState('hidden');
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(4_999);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toast(page)).toHaveCount(0);

  await page.getByRole('button', { name: /Copy/ }).first().click();
  await expect(toast(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(toast(page)).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
});

test('toasts: swiped away to the right by 50 pixels, not by 49', async ({ page }) => {
  await showToast(page);
  const swipe = async (pixels: number) => {
    const box = await toast(page).boundingBox();
    if (box === null) throw new Error('There is no toast');
    const [x, y] = [Math.round(box.x) + 30, Math.round(box.y + box.height / 2)];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(-60);
  await expect(toast(page)).toHaveCount(1);
  await swipe(49);
  await expect(toast(page)).toHaveCount(1);
  await swipe(50);
  await expect(toast(page)).toHaveCount(0);
});

const signedInPaths = [
  '/dashboard',
  '/generator',
  '/my-codes',
  '/payment',
  '/payments',
  '/payments?tab=bundles',
];

// 320 pixels: a width of 1280 at 400 % zoom (WCAG 1.4.10, Reflow).
test('no page scrolls horizontally at 320 px, not even with a title without spaces', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account, 'Unbreakable'.repeat(9));
  await page.setViewportSize({ width: 320, height: 640 });
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  };
  for (const path of ['/', '/township', '/farmers', '/support', '/login', '/register', `/${code}`]) {
    await visit(path);
  }
  await signIn(page, account);
  for (const path of signedInPaths) await visit(path);
  // Nor does the table of wider screens push its buttons out of view.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/my-codes');
  await expect(page.getByRole('button', { name: `Delete ${code}` })).toBeInViewport({ ratio: 1 });
});

// WCAG 1.4.12, Text Spacing, on a phone with a larger font.
test('no page scrolls horizontally with large, widely spaced text', async ({ page, request }) => {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account);
  await page.setViewportSize({ width: 375, height: 812 });
  const spacing =
    'letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important';
  await page.addInitScript((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: 150% !important } * { ${style} }`);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, path).toBe(0);
  };
  for (const path of ['/', '/township', '/farmers', '/support', '/login', `/${code}`]) await visit(path);
  await signIn(page, account);
  for (const path of signedInPaths) await visit(path);
});
