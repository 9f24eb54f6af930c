/** Every part of the kit, on the page that `npm run dev` serves at /kit; here it is built. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling, takePicture } from './look.ts';

const widths = [375, 768, 1440] as const;
const schemes = ['light', 'dark'] as const;

async function openKit(page: Page, anchor = ''): Promise<void> {
  await page.goto(`/kit${anchor}`);
  await expect(page.getByRole('heading', { name: 'Kit', level: 1 })).toBeVisible();
}

/** Scrolls to every chart, since a chart is drawn only in view. */
async function drawCharts(page: Page): Promise<void> {
  for (const chart of await page.getByRole('figure').all()) {
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.locator('svg.recharts-surface')).toBeVisible();
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

for (const width of widths) {
  test(`all parts, ${width} px`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await openKit(page);
    await drawCharts(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await expectNoSidewaysScrolling(page);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await takePicture(page, `kit-${colorScheme}-${width}`, { fullPage: true });
      if (width !== 768) await expectAccessible(page, { onlyColours: colorScheme === 'dark' });
    }
    expect(errors).toEqual([]);
  });
}

test('the switch overrides the colour scheme of the system', async ({ page }) => {
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

test('an anchor scrolls to its part', async ({ page }) => {
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

  test('slides out on a phone, traps the focus and returns it', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openKit(page, '#sidebar-layout');
    const button = page.getByRole('button', { name: 'Workshop' });
    const panel = page.getByRole('dialog', { name: 'Workshop' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(entry(page, 'Dashboard')).toBeFocused();
    await takePicture(page, 'kit-slide-out-375');
    // The page behind is inert.
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

  test('is replaced by the sidebar when the window grows', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openKit(page, '#sidebar-layout');
    await page.getByRole('button', { name: 'Workshop' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Workshop' })).toBeVisible();
  });
});

test.describe('tabs', () => {
  test('open with the arrow keys, Home and End, with one tab stop', async ({ page }) => {
    await openKit(page, '#tabs');
    const tab = (name: string) => page.getByRole('tab', { name });
    const panel = page.getByRole('tabpanel');
    await tab('Codes 2 new').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tab('History')).toBeFocused();
    await expect(panel).toHaveText('What happened.');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(tab('Payments')).toBeFocused();
    await expect(tab('Payments')).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toHaveAccessibleName('Payments');
    await page.keyboard.press('Tab');
    await expect(panel).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab('Payments')).toBeFocused();
    await page.keyboard.press('End');
    await expect(panel).toHaveText('What happened.');
    await tab('Codes 2 new').click();
    await expect(panel).toHaveText('What the codes are.');
  });
});

test.describe('menu', () => {
  const highlighted = (page: Page) => page.locator('[role=menuitem][data-highlighted]');

  async function openMenu(page: Page): Promise<void> {
    await openKit(page, '#menu');
    await page.getByRole('button', { name: 'Actions', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(highlighted(page)).toHaveText('Edit');
  }

  test('finds an entry by its first letters, which reset after a second', async ({ page }) => {
    await page.clock.install();
    await openMenu(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const passOneSecond = () => page.clock.runFor(1000);
    // Repeating a letter cycles through the entries that begin with it.
    await page.keyboard.press('e');
    await expect(highlighted(page)).toHaveText('Export');
    await page.keyboard.press('e');
    await expect(highlighted(page)).toHaveText('Edit');
    await passOneSecond();
    await page.keyboard.press('e');
    await page.keyboard.press('e');
    await page.clock.runFor(999);
    await page.keyboard.press('x');
    // Still the same text, which no entry begins with.
    await expect(highlighted(page)).toHaveText('Edit');
    await passOneSecond();
    await page.keyboard.press('e');
    await page.clock.runFor(999);
    await page.keyboard.press('x');
    await expect(highlighted(page)).toHaveText('Export');
    await passOneSecond();
    await page.keyboard.type('copy c');
    await expect(highlighted(page)).toHaveText('Copy code');
    await passOneSecond();
    // Disabled entries are skipped.
    await page.keyboard.press('n');
    await expect(highlighted(page)).toHaveText('Copy code');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('Copy code')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeFocused();
  });

  test('opens and closes a submenu by keyboard', async ({ page }) => {
    await openMenu(page);
    await page.keyboard.press('s');
    await expect(highlighted(page)).toHaveText('Share');
    await page.keyboard.press('ArrowRight');
    const submenu = page.getByRole('menu', { name: 'Share' });
    await expect(submenu.locator('[data-highlighted]')).toHaveText('By email');
    await page.keyboard.type('by t');
    await expect(submenu.locator('[data-highlighted]')).toHaveText('By text message');
    await page.keyboard.press('ArrowLeft');
    await expect(submenu).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeFocused();
  });

  test('opens a submenu after its entry is hovered for 100 ms', async ({ page }) => {
    await page.clock.install();
    await openKit(page, '#menu');
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    const share = page.getByRole('menuitem', { name: 'Share' });
    await expect(share).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await share.hover();
    await page.clock.runFor(99);
    await expect(page.getByRole('menuitem', { name: 'By email' })).toBeHidden();
    await page.clock.runFor(1);
    await expect(page.getByRole('menuitem', { name: 'By email' })).toBeVisible();
    await page.clock.resume();
    await takePicture(page, 'kit-menu');
    await expectAccessible(page, { part: '[role=menu]' });
  });
});

test('a chart has a text and a table, and is loaded in a separate chunk', async ({ page }) => {
  const chunk = page.waitForRequest(/ChartDrawing/);
  await openKit(page, '#chart');
  await chunk;
  const chart = page.getByRole('figure', { name: /bar chart/ });
  await expect(
    chart.getByRole('img', { name: 'Sales, bar chart: Sales rose from 40 in January to 272 in August.' }),
  ).toBeVisible();
  await drawCharts(page);
  await expect(chart.locator('svg.recharts-surface path').first()).toBeVisible();
  await expect(chart.getByRole('table')).toBeHidden();
  await chart.getByText('Show as a table').focus();
  await page.keyboard.press('Enter');
  const row = chart.getByRole('row', { name: /February/ });
  await expect(row.getByRole('cell')).toHaveText(['92', '12', '50']);
  // Nothing in the image is focusable: the table is next.
  await page.keyboard.press('Shift+Tab');
  await expect(chart.locator(':focus')).toHaveCount(0);
});

test('a scroll area scrolls by keyboard; its bar hides after 600 ms', async ({ page }) => {
  await openKit(page, '#scroll-area');
  const area = page.getByRole('region', { name: 'Long text' });
  const colour = () => area.evaluate((element) => getComputedStyle(element).scrollbarColor);
  const delayMs = () =>
    area.evaluate((element) =>
      element.getAnimations().map((animation) => animation.effect?.getComputedTiming().delay),
    );
  await page.mouse.move(0, 0);
  const hidden = await colour();
  await area.focus();
  await expect.poll(colour).not.toBe(hidden);
  await page.keyboard.press('End');
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await area.evaluate((element) => element.blur());
  expect(await delayMs()).toEqual([600]);
  await expect.poll(colour).toBe(hidden);
});

test('a job shows its progress, and can be cancelled', async ({ page }) => {
  await openKit(page, '#job-progress');
  const bar = page.getByRole('progressbar', { name: 'Export of the payments' });
  await expect(bar).toHaveAttribute('aria-valuenow', '62');
  await expect(bar).toHaveAttribute('aria-valuetext', /^740 of 1.200 payments$/);
  await expect(page.getByRole('progressbar', { name: 'Counting' })).not.toHaveAttribute('aria-valuenow');
  const job = page.getByRole('region', { name: 'Export of the payments' });
  await expect(job.getByRole('status')).toHaveText('Running');
  await job.getByRole('button', { name: 'Cancel' }).click();
  await expect(job.getByRole('button', { name: 'Cancelling...' })).toHaveAttribute('aria-disabled', 'true');
  const failed = page.getByRole('region', { name: 'Import of the codes' });
  await expect(failed.getByRole('button')).toHaveCount(0);
});

test('nothing is animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 800 });
  await openKit(page, '#sidebar-layout');
  await page.getByRole('button', { name: 'Workshop' }).click();
  await expect(page.getByRole('dialog', { name: 'Workshop' })).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    ),
  );
  expect(longest).toBeLessThanOrEqual(1);
});

test('the popover closes by Escape, by a press outside and by following a link', async ({ page }) => {
  await openKit(page, '#popover');
  const button = page.getByRole('button', { name: 'News' });
  const popover = page.getByRole('dialog', { name: 'News' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(popover.getByRole('link').first()).toBeFocused();
  await takePicture(page, 'kit-popover');
  await expectAccessible(page, { part: '[role=dialog]' });
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(popover).toBeVisible();
  await page.getByRole('heading', { name: 'Popover' }).click();
  await expect(popover).toBeHidden();
  await button.click();
  await popover.getByRole('link').first().click();
  await expect(popover).toBeHidden();
});
