/** Every part of the kit, on the page that `npm run dev` serves at /kit. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const widths = [375, 768, 1440] as const;
const schemes = ['light', 'dark'] as const;

async function openKit(page: Page, anchor = ''): Promise<void> {
  await page.goto(`/kit${anchor}`);
  await expect(page.getByRole('heading', { name: 'Kit', level: 1 })).toBeVisible();
}

async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

for (const scheme of schemes) {
  test(`all parts, ${scheme}`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await openKit(page);
      await page.waitForLoadState('networkidle');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `.screenshots/kit-${scheme}-${width}.png`, fullPage: true });
      if (width !== 768) expect(await axeViolations(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
}

test('the switch sets the colours, whatever the system says', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await openKit(page);
  const light = await background();
  await page.getByLabel('dark').check();
  expect(await background()).not.toBe(light);
  await page.getByLabel('system').check();
  expect(await background()).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
  await page.getByLabel('light').check();
  expect(await background()).toBe(light);
});

test('an anchor opens the page at its part', async ({ page }) => {
  await openKit(page, '#numbered-steps');
  await expect(page.getByRole('heading', { name: 'Numbered steps' })).toBeInViewport();
});

test.describe('sidebar layout', () => {
  const entry = (page: Page, name: string) => page.getByRole('link', { name });

  test('marks the entry of the current path', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openKit(page, '#sidebar-layout');
    await expect(entry(page, 'Dashboard')).toHaveAttribute('aria-current', 'page');
    await entry(page, 'My codes 7 unread').click();
    await expect(entry(page, 'My codes 7 unread')).toHaveAttribute('aria-current', 'page');
    await expect(entry(page, 'Dashboard')).not.toHaveAttribute('aria-current');
    await expect(page.getByRole('button', { name: 'Workshop' })).toBeHidden();
  });

  test('slides out on a phone, keeps the focus and gives it back', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openKit(page, '#sidebar-layout');
    const button = page.getByRole('button', { name: 'Workshop' });
    const panel = page.getByRole('dialog', { name: 'Workshop' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(entry(page, 'Dashboard')).toBeFocused();
    await page.screenshot({ path: '.screenshots/kit-slide-out-375.png' });
    // Nothing of the page behind can be reached.
    await expect(page.getByRole('button', { name: 'Workshop' })).toHaveCount(0);
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      await expect(panel.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Enter');
    await entry(page, 'My codes 7 unread').click();
    await expect(panel).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(entry(page, 'My codes 7 unread')).toHaveAttribute('aria-current', 'page');
  });

  test('gives way to the sidebar when the window grows', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openKit(page, '#sidebar-layout');
    await page.getByRole('button', { name: 'Workshop' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Workshop' })).toBeVisible();
  });
});
