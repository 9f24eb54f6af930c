/** What stands around every page: focus and scrolling between pages, the menu, dialogs, toasts, and large text. */
import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from './app.ts';
import { buyCode, newAccount, signIn } from './people.ts';

const toast = (page: Page) => page.locator('[data-toast]');

test.describe('between pages', () => {
  test('the skip link leads to the content, a new page begins at its heading and at its top', async ({
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

test('the user menu: arrows, letters, Escape and back to its button', async ({ page, request }) => {
  await signIn(page, await newAccount(request));
  await page.goto('/my-codes');
  await waitForHydration(page);
  const button = page.getByRole('button', { name: /your menu/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Home');
  await expect(items.first()).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: 'Support' })).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Escape');
  await expect(items.first()).toBeHidden();
  await expect(button).toBeFocused();
});

test('a dialog takes the focus, keeps it and gives it back', async ({ page, request }) => {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account);
  await signIn(page, account);
  await page.goto('/my-codes');
  const opener = page.getByRole('button', { name: `Delete ${code}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab');
    await expect(question.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
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
  const once = (await latitude()) - before;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(async () => (await latitude()) - before).toBeGreaterThan(once * 2);
  await expect(pin).toBeFocused();

  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  // The map moves for a moment; Enter puts the pin where its middle then is.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Longitude')).not.toHaveValue('18.424100', { timeout: 100 });
  }).toPass();
});

/** A page with a toast that the page itself shows: the copy button makes one. */
async function showToast(page: Page): Promise<void> {
  const { code } = await buyCode(page.request, await newAccount(page.request));
  await page.clock.install();
  await page.goto(`/${code}`);
  await waitForHydration(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: /Copy/ }).first().click();
  await expect(toast(page)).toContainText('Copied!');
}

test('toasts: one at a time, five seconds, longer for whoever reads them', async ({ page }) => {
  await showToast(page);
  await page.clock.runFor(3_000);
  // Another replaces it, and has five seconds of its own.
  await page.getByRole('button', { name: /Copy/ }).first().click();
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
    const place = await toast(page).boundingBox();
    if (place === null) throw new Error('There is no toast');
    const [x, y] = [Math.round(place.x) + 30, Math.round(place.y + place.height / 2)];
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

// 320 pixels: what is left of 1280 at 400 %, and of many a phone with large text (WCAG 1.4.10).
test('nothing scrolls sideways at 320 pixels, not even a title without a space', async ({
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
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, path).toBe(0);
  };
  for (const path of ['/', '/township', '/farmers', '/support', '/login', '/register', `/${code}`]) {
    await visit(path);
  }
  await signIn(page, account);
  for (const path of ['/dashboard', '/generator', '/my-codes', '/payment']) await visit(path);
  // The table of wider screens does not push its buttons out of sight either.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/my-codes');
  await expect(page.getByRole('button', { name: `Delete ${code}` })).toBeInViewport({ ratio: 1 });
});

// WCAG 1.4.12, on a phone whose letters are twice as large as usual.
test('nothing scrolls sideways with large letters that stand far apart', async ({ page, request }) => {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account);
  await page.setViewportSize({ width: 375, height: 812 });
  const spaced =
    'letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important';
  await page.addInitScript((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: 150% !important } * { ${style} }`);
    document.adoptedStyleSheets = [sheet];
  }, spaced);
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(wider, path).toBe(0);
  };
  for (const path of ['/', '/township', '/farmers', '/support', '/login', `/${code}`]) await visit(path);
  await signIn(page, account);
  for (const path of ['/dashboard', '/generator', '/my-codes', '/payment']) await visit(path);
});
