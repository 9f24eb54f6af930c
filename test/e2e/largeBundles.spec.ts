/** Bundles for organisations: docs/product/money.md#bundles. */
import { expect, test } from '@playwright/test';
import { look } from './look.ts';
import { newAccount, signIn } from './people.ts';

test('an organisation finds a larger bundle, reads how many codes it can make, and buys it', async ({
  page,
  request,
}) => {
  await signIn(page, await newAccount(request));
  await page.goto('/payment');
  const pay = page.getByRole('button', { name: /^Pay R/ });
  await expect(pay).toHaveText('Pay R90.25');
  const hundred = page.getByRole('radio', { name: /Bundle of 100/ });
  await expect(hundred).toBeHidden();
  await page.getByText('For organisations').click();
  await expect(page.getByText('Save R285.00')).toBeVisible();
  await hundred.check();
  await expect(pay).toHaveText('Pay R1615.00');
  const warning = page.getByText('An account can have 100 ZarCodes at a time.');
  await expect(warning).toBeHidden();
  await page.getByRole('radio', { name: /Bundle of 500/ }).check();
  await expect(page.getByText('You can make 100 of these 500 ZarCodes now')).toBeVisible();
  await expect(pay).toHaveText('Pay R7600.00');
  await look(page, 'payment-organisation');
  await page.reload();
  // The price of what was chosen is not guessed while it loads.
  await expect(pay).toHaveText('Pay R7600.00');
  await hundred.check();
  await pay.click();
  await page
    .getByRole('button', { name: /Complete|Pay/ })
    .first()
    .click();
  await expect(page.getByText('100 ZarCodes are ready to use')).toBeVisible();
  await page.goto('/payment?bundle=50');
  await expect(page.getByText('You can make 0 of these 50 ZarCodes now')).toBeVisible();
  await expect(warning).toBeVisible();
});
