import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const widths = [375, 768, 1440] as const;
const schemes = ['light', 'dark'] as const;

/** Pictures at all widths, light and dark, without sideways scrolling; axe at the narrowest and the widest. */
export async function look(page: Page, name: string, part = 'html'): Promise<void> {
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `.screenshots/${name}-${scheme}-${width}.png`, fullPage: true });
      // As high as the page: otherwise the bar at the bottom covers part of whatever happens to be behind it.
      const height = await page.evaluate(() => Math.max(900, document.documentElement.scrollHeight));
      await page.setViewportSize({ width, height });
      if (width === 768 || (width === 1440 && scheme === 'dark')) continue;
      const { violations } = await new AxeBuilder({ page })
        .include(part)
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
