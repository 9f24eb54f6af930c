/** Forms by mouse and by touch: a click does what was intended, even if it makes messages appear. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { newAccount, signIn } from './people.ts';

/** Presses and releases at one point, 150 ms apart as people do, wherever the target has moved by then. */
async function click(page: Page, target: Locator, byTouch: boolean): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('Not on screen');
  // Near the upper edge, which a message that appears above the target moves away first.
  const [x, y] = [box.x + box.width / 2, box.y + 4];
  if (byTouch) {
    await page.touchscreen.tap(x, y);
    return;
  }
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
}

test('text pasted into a coordinate is parsed as intended, or refused with a message', async ({
  page,
  request,
}) => {
  await signIn(page, await newAccount(request));
  await page.goto('/generator');
  const latitude = page.getByLabel('Latitude');
  const longitude = page.getByLabel('Longitude');
  const paste = async (field: Locator, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+V');
  };
  const pairs = [
    '-25.99636, 28.2268',
    `25°59'46.9"S 28°13'36.5"E`,
    'https://www.google.com/maps/@-25.99636,28.2268,17z',
    'https://maps.google.com/?q=-25.99636,28.2268',
  ];
  for (const pair of pairs) {
    await latitude.fill('');
    await longitude.fill('');
    await paste(longitude, pair);
    await expect(latitude, pair).toHaveValue(/^-25\.9963/);
    await expect(longitude, pair).toHaveValue(/^28\.2268/);
  }
  await paste(latitude, '\u221226,100000');
  await expect(latitude).toHaveValue('-26.100000');
  await paste(longitude, `28°30'00"E`);
  await expect(longitude).toHaveValue('28.500000');
  await paste(longitude, ' 27.5 ');
  await expect(longitude).toHaveValue('27.5');

  for (const [text, message] of [
    ['95.5, 200.5', 'Latitude must be between -90 and 90, longitude between -180 and 180'],
    [
      'https://maps.app.goo.gl/abc123',
      /^Shortened URL detected - please open the link in your browser first/,
    ],
    ['https://www.google.com/maps', /^No location was found in this link/],
    ['1.2.3, 4.5.6', 'Please enter valid numeric values for latitude and longitude'],
  ] as const) {
    await paste(latitude, text);
    await expect(page.getByText(message), text).toBeVisible();
    await expect(latitude, text).toHaveValue('-26.100000');
  }
  await latitude.fill('-36.5');
  await longitude.fill('20');
  await expect(page.getByText('This point is not in South Africa')).toBeVisible();
  await expect(page.getByText(/^No location was found|^Please enter valid/)).toHaveCount(0);
});

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'by touch' : 'by mouse', () => {
    // Everything in view: scroll anchoring would compensate for changes above the viewport.
    test.use({ hasTouch, viewport: { width: 390, height: 2_800 } });

    test('an error that a click causes does not move the button from under the pointer', async ({
      page,
      request,
    }) => {
      await signIn(page, await newAccount(request));
      await page.goto('/generator');
      await page.getByRole('checkbox', { name: /terms/ }).check();
      await page.getByText('More (coordinates, address lines)').click();
      const latitude = page.getByLabel('Latitude');
      await latitude.pressSequentially('12e');
      const submit = page.getByRole('button', { name: 'Continue to Payment' });
      // Before it is known what the code costs, a press only says so.
      await expect(submit).toBeEnabled();
      await click(page, submit, hasTouch);
      await expect(page.locator('[data-toast]')).toContainText('Validation Error');
      const error = page.getByText('Please enter valid numeric values for latitude and longitude');
      await expect(error).toBeVisible();
      await expect(latitude).toHaveAccessibleDescription(await error.innerText());
    });
  });
}
