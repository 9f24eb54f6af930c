/** docs/product/mail.md#consent: news and offers are asked for once, below the first code. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, takePicture } from './look.ts';
import { buyCode, newAccount, signIn } from './people.ts';

const question = (page: Page) => page.getByRole('region', { name: 'News and offers' });
const news = (page: Page) => page.getByLabel('Send me news and offers by email');

test.use({ viewport: { width: 375, height: 812 } });

for (const { answer, thanks, agreed } of [
  { answer: 'Yes, please', thanks: 'You can stop at any time in your settings.', agreed: true },
  { answer: 'No, thank you', thanks: 'All right: you get no news and offers.', agreed: false },
]) {
  test(`"${answer}" is asked for once, and stands in the settings`, async ({ page, request }) => {
    const account = await newAccount(request);
    const { paymentId } = await buyCode(request, account);
    await signIn(page, account);
    await page.goto(`/payment/success?id=${paymentId}`);
    await expect(question(page)).toContainText('May we send you news and offers? You can stop at any time.');
    await expectAccessible(page);
    await takePicture(page, 'consent-375', { fullPage: true });
    await question(page).getByRole('button', { name: answer }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'View code page' })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    await page.goto('/settings');
    await expect(news(page)).toBeChecked({ checked: agreed });
    await expect(page.getByText(agreed ? /^You agreed to them on/ : /^You stopped them on/)).toBeVisible();
  });
}

test('who never answered is not asked again at the second code', async ({ page, request }) => {
  const account = await newAccount(request);
  await buyCode(request, account);
  const { paymentId } = await buyCode(request, account);
  await signIn(page, account);
  const answered = page.waitForResponse('**/api/user/stats');
  await page.goto(`/payment/success?id=${paymentId}`);
  await answered;
  await expect(page.getByRole('link', { name: 'View code page' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await page.goto('/settings');
  await expect(news(page)).not.toBeChecked();
});
