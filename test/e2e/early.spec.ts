/** Pages come with their content: whoever is quicker than the script must not be sorry for it. */
import { expect, test } from '@playwright/test';

test('what was typed into the search before the script came is searched', async ({ page }) => {
  const { promise: typed, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('combobox', { name: /Search for a ZarCode/ });
  await field.fill('hermanus western');
  letScriptsCome();
  await expect(page.getByRole('option', { name: /Hermanus/ }).first()).toBeVisible();
  await expect(field).toHaveValue('hermanus western');
});
