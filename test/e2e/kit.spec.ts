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
