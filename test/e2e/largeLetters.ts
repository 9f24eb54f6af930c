/** How people with large letters read a page. */
import { expect, type Page } from '@playwright/test';
import { expectNothingCut } from './cut.ts';

/** One after the other on the same page, which follows as it follows a window. */
const readings = [
  {
    letters: 24,
    windows: [
      { width: 375, height: 667 },
      { width: 1440, height: 900 },
    ],
  },
  // A window of 1280 × 1024 px at 400 %: https://www.w3.org/WAI/WCAG22/Understanding/reflow
  { letters: 16, windows: [{ width: 320, height: 256 }] },
] as const;

/** With letters of 24 px, and at 400 %. */
export async function readWithLargeLetters(page: Page, check: () => Promise<void>): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  for (const { letters, windows } of readings) {
    // The browser's own setting, which media queries follow too.
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${letters}px`);
    for (const window of windows) {
      await page.setViewportSize(window);
      await check();
    }
  }
}

/** Gives the person's plates the widest code, since the widths of drawn ones differ. */
async function widen(page: Page, code: string): Promise<void> {
  await page.locator('[data-part=text]', { hasText: code }).evaluateAll((plates) => {
    for (const plate of plates) plate.textContent = 'WWW-WWWW';
  });
}

/** Nothing overflows or is cut for people who read with letters of 24 px, or at 400 %. */
export async function expectRoomForLargeLetters(page: Page, code?: string): Promise<void> {
  await readWithLargeLetters(page, async () => {
    if (code !== undefined) await widen(page, code);
    await expectNothingCut(page);
  });
}
