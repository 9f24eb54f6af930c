import type { Page } from '@playwright/test';

/**
 * Waits until the app has taken over a page that came with its content. Until then links load pages, buttons do
 * nothing, and a clock that is stopped stops it too. React leaves its mark on each element that it takes over.
 */
export async function appIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.querySelector('main h1');
    return content !== null && Object.keys(content).some((key) => key.startsWith('__reactFiber'));
  });
}
