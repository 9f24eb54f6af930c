/** Forms under a hand: a press does what it was meant for, whatever it makes the form say. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { newAccount, signIn } from './people.ts';

/** Presses, waits as long as a hand does, and lets go where it pressed, whatever has moved by then. */
async function press(page: Page, target: Locator, finger: boolean): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('Not on screen');
  // Near the upper edge, from which a line that comes above the target pushes it away first.
  const [x, y] = [box.x + box.width / 2, box.y + 4];
  if (finger) {
    await page.touchscreen.tap(x, y);
    return;
  }
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
}

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'by finger' : 'by mouse', () => {
    // All in sight: a browser that knows scroll anchoring makes up for what changes above the screen.
    test.use({ hasTouch, viewport: { width: 390, height: 2_400 } });

    test('an error that a press brings does not move the button away from under it', async ({
      page,
      request,
    }) => {
      await signIn(page, await newAccount(request));
      await page.goto('/generator');
      await page.getByRole('checkbox', { name: /terms/ }).check();
      const latitude = page.getByLabel('Latitude');
      await latitude.pressSequentially('12e');
      await press(page, page.getByRole('button', { name: 'Continue to Payment' }), hasTouch);
      await expect(page.locator('[data-toast]')).toContainText('Validation Error');
      const error = page.getByText('Please enter valid numeric values for latitude and longitude');
      await expect(error).toBeVisible();
      await expect(latitude).toHaveAccessibleDescription(await error.innerText());
    });
  });
}
