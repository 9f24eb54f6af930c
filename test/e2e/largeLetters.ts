/** How people with large letters read a page. */
import { expect, type Page } from '@playwright/test';
import { expectNothingCut } from './cut.ts';

interface Reading {
  /** The browser's own setting; 16 unless people change it. */
  readonly letters: number;
  readonly windows: readonly { readonly width: number; readonly height: number }[];
}

/** One after the other on the same page, which follows as it follows a window. */
const readings: readonly Reading[] = [
  {
    letters: 24,
    windows: [
      { width: 375, height: 667 },
      { width: 1440, height: 900 },
    ],
  },
  // A window of 1280 × 1024 px at 400 %: https://www.w3.org/WAI/WCAG22/Understanding/reflow
  { letters: 16, windows: [{ width: 320, height: 256 }] },
];

/** Letters twice as large on the smallest phone. */
export const twiceAsLarge: Reading = { letters: 32, windows: [{ width: 320, height: 640 }] };

/** With letters of 24 px, and at 400 %, unless others are given. */
export async function readWithLargeLetters(
  page: Page,
  check: () => Promise<void>,
  read = readings,
): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  for (const { letters, windows } of read) {
    // Media queries follow it too.
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

/** Nothing overflows or is cut for people who read with letters of 24 px, or at 400 %, unless others are given. */
export async function expectRoomForLargeLetters(page: Page, code?: string, read = readings): Promise<void> {
  const check = async () => {
    if (code !== undefined) await widen(page, code);
    await expectNothingCut(page);
  };
  await readWithLargeLetters(page, check, read);
}
