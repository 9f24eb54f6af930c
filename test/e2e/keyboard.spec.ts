/** Without a mouse: every action has a key, the focus is always somewhere and always in sight. */
import { expect, type Page, test } from '@playwright/test';
import { buyCode, newAccount, signIn } from './people.ts';

/** The dashboard of somebody with codes of these titles, a walk of 15 minutes apart. */
async function openMap(page: Page, titles: readonly string[]): Promise<void> {
  const account = await newAccount(page.request);
  for (const [index, title] of titles.entries()) {
    const place = { latitude: -25.75 - index / 100, longitude: 28.2, suburb: '', city: 'Pretoria' };
    await buyCode(page.request, account, title, place);
  }
  await signIn(page, account);
  await page.goto('/dashboard');
}

test('a pin opens by Enter and Space, and gets the focus back', async ({ page }) => {
  await openMap(page, ['Church Square']);
  const pin = page.getByRole('button', { name: /Church Square/ });
  const link = page.getByRole('application').getByRole('link', { name: /Church Square/ });
  await pin.focus();
  await page.keyboard.press('Space');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  await expect(pin).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close popup' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(link).toHaveCount(0);
  await expect(pin).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Church Square' })).toBeFocused();
});

test('a group of pins opens by Enter, and the focus goes on to a pin of it', async ({ page }) => {
  await openMap(page, ['Church Square', 'Union Buildings']);
  const group = page.getByRole('button', { name: '2 ZarCodes' });
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveCount(0);
  const pins = page.getByRole('button', { name: /Church Square|Union Buildings/ });
  await expect(pins.and(page.locator(':focus'))).toHaveCount(1);
});
