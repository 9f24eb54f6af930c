import { expect, type Locator, type Page } from '@playwright/test';

export const appScript = /\/assets\/start-[^/]+\.js$/;

/** @returns whether the page has requested the app */
export function watchApp(page: Page): () => boolean {
  let isRequested = false;
  page.on('request', (request) => {
    isRequested ||= appScript.test(request.url());
  });
  return () => isRequested;
}

/** Does what makes a visitor's page load the app: a mouse moves over it. */
export async function touch(page: Page): Promise<void> {
  await page.locator('html[data-listening]').waitFor({ state: 'attached' });
  await page.dispatchEvent('body', 'pointermove', { pointerType: 'mouse', movementX: 1 });
}

/**
 * Loads the app where the page waits for it, and waits until React has attached to a prerendered page. Before that, links reload the page, buttons do nothing, and a
 * paused clock pauses hydration. React adds a property `__reactFiber...` to each element that it attaches to.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await touch(page);
  await page.waitForFunction(() => {
    const content = document.querySelector('main h1');
    return content !== null && Object.keys(content).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Collects errors, such as those of hydration and of the content security policy. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // The map's tiles come from a server that tests do not access.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return errors;
}

/** Closes a dialog once it has the focus: only then it listens to keys. */
export async function closeByEscape(dialog: Locator): Promise<void> {
  await expect(dialog.and(dialog.page().locator(':focus-within'))).toBeVisible();
  await dialog.page().keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
