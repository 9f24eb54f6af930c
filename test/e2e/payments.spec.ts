/** docs/product/money.md#my-payments and docs/product/mail.md#bell. */
import { expect, type Page, test } from '@playwright/test';
import { closeByEscape } from './app.ts';
import { watchLayoutShift } from './layoutShift.ts';
import { look, takePicture } from './look.ts';
import { type Account, buyBundle, buyCode, newAccount, placeOrder, signIn, tembisa } from './people.ts';

async function useCredit(page: Page, { token }: Account, title: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { ...tembisa, title, useBundle: true };
  const response = await page.request.post('/api/zarcodes', { headers, data });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { zarcode: string }).zarcode;
}

const row = (page: Page, text: string) => page.locator('[data-row]').filter({ hasText: text });

test('payments are listed, filtered, opened and ordered again', async ({ page }) => {
  const account = await newAccount(page.request);
  await signIn(page, account);
  await page.goto('/payments');
  await expect(page.getByText('No payments yet')).toBeVisible();
  // Nothing where there is nothing.
  await expect(page.getByRole('button', { name: /Notifications/ })).toHaveCount(0);

  const { code } = await buyCode(page.request, account, 'Gate of the Mokoena Farm');
  await buyBundle(page.request, account);
  await placeOrder(page.request, account, { zarcode: { ...tembisa, title: 'Corner Shop' } });
  await placeOrder(page.request, account, { bundle: 10, voucherCode: 'WELCOME10' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /your menu/ }).click();
  await page.getByRole('menuitem', { name: 'My Payments' }).click();
  await expect(page).toHaveURL('/payments');
  await expect(page.locator('[data-row]')).toHaveCount(4);
  await expect(row(page, 'Gate of the Mokoena Farm')).toContainText(/R19\.00.*Paid/s);
  await expect(row(page, 'Gate of the Mokoena Farm').getByRole('link', { name: code })).toHaveAttribute(
    'href',
    `/zarcodes/${code}`,
  );
  await expect(row(page, 'Corner Shop')).toContainText('Not paid yet');
  await look(page, 'payments');

  await page.getByLabel('Status').selectOption('Not paid yet');
  await expect(page.locator('[data-row]')).toHaveCount(2);
  await page.getByLabel('Bought').selectOption('Bundles');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expect(page).toHaveURL('/payments?status=pending&kind=bundle');
  await page.getByLabel('Ordered From').fill('2099-01-01');
  await expect(page.getByText('No payments found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.locator('[data-row]')).toHaveCount(4);

  // By keyboard: a bundle leads to the same choice, a code to its form.
  await page.getByRole('button', { name: 'Try again: Bundle of 10 ZarCodes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/payment\?(?=.*bundle=10)(?=.*voucher=WELCOME10)/);
  await expect(page.getByRole('radio', { name: /Bundle of 10/ })).toBeChecked();
  // The first press applies the voucher; once removed it does not come back.
  await page.getByRole('button', { name: 'Pay R171.00' }).click();
  await expect(page.getByRole('button', { name: 'Pay R153.90' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove voucher WELCOME10' }).click();
  await expect(page.getByRole('textbox', { name: /Voucher/ })).toHaveValue('');
  await page.goBack();
  await page.getByRole('button', { name: 'Try again: ZarCode for Corner Shop' }).click();
  await expect(page).toHaveURL('/payment');
  await expect(page.getByRole('heading', { name: 'Corner Shop' })).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('Your order stays open for a day, at the same price.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Payments' }).click();
  await expect(row(page, 'Corner Shop')).toHaveCount(2);
});

test('what waits for payment is not replaced without a question', async ({ page }) => {
  const account = await newAccount(page.request);
  await placeOrder(page.request, account, { zarcode: { ...tembisa, title: 'Corner Shop' } });
  await placeOrder(page.request, account, { zarcode: { ...tembisa, title: 'Barn' } });
  await signIn(page, account);
  await page.goto('/payments');
  await page.getByRole('button', { name: /Try again.*Barn/ }).click();
  await expect(page.getByRole('heading', { name: 'Barn' })).toBeVisible();
  await page.goBack();
  const again = page.getByRole('button', { name: /Try again.*Corner Shop/ });
  await again.click();
  const question = page.getByRole('alertdialog', { name: 'Another ZarCode is waiting for payment' });
  await expect(question).toContainText('Barn');
  await closeByEscape(question);
  await expect(again).toBeFocused();
  await again.click();
  await question.getByRole('button', { name: 'Replace it' }).click();
  await expect(page.getByRole('heading', { name: 'Corner Shop' })).toBeVisible();
});

test('bundles show what they were used for, and the receipt prints alone', async ({ page }) => {
  const account = await newAccount(page.request);
  await signIn(page, account);
  await page.goto('/payments?tab=bundles');
  await expect(page.getByText('No bundles yet')).toBeVisible();
  await page.getByRole('link', { name: 'Buy a bundle' }).click();
  await expect(page).toHaveURL('/payment?bundle=5');

  await buyBundle(page.request, account);
  const gate = await useCredit(page, account, 'Gate');
  const barn = await useCredit(page, account, 'Barn of the Dlamini family behind the school');
  const headers = { authorization: `Bearer ${account.token}` };
  await page.request.delete(`/api/zarcodes/${gate}`, { headers });
  await page.goto('/payments');
  await page.getByRole('link', { name: 'See what it was used for' }).click();
  await expect(page.getByRole('heading', { name: 'Bundle of 5' })).toBeFocused();
  await page.goBack();
  await page.getByRole('tab', { name: 'Payments' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/payments?tab=bundles');
  const bundle = page.getByRole('region', { name: 'Bundle of 5' });
  await expect(bundle).toContainText('3 left');
  await expect(bundle.getByRole('link', { name: barn })).toBeVisible();
  await expect(bundle.getByRole('listitem').filter({ hasText: gate })).toContainText('Deleted');
  await expect(bundle.getByRole('link', { name: gate })).toHaveCount(0);
  await look(page, 'bundles');

  await bundle.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  const receipt = page.locator('[data-receipt]');
  await expect(receipt).toContainText('Lerato Dlamini');
  await expect(receipt).toContainText(account.email);
  await expect(receipt).toContainText(/Bundle of 5 ZarCodes.*R90\.25.*Total.*R90\.25/s);
  await expect(page.getByText('Tax invoice')).toHaveCount(0);
  await look(page, 'receipt');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const bar of ['banner', 'contentinfo'] as const) await expect(page.getByRole(bar)).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const colours = () =>
    receipt.evaluate((paper) => [
      ...new Set(
        [document.documentElement, paper, ...paper.querySelectorAll('p, td, th')].map((each) => {
          const { color, backgroundColor } = getComputedStyle(each);
          return `${color} on ${backgroundColor}`;
        }),
      ),
    ]);
  await expect.poll(colours).toEqual(['rgb(0, 0, 0) on rgb(255, 255, 255)']);
  await page.setViewportSize({ width: 794, height: 1123 });
  await takePicture(page, 'receipt-print', { fullPage: true });
  await page.emulateMedia({ media: 'screen' });

  // Only with VAT is it a tax invoice.
  await page.route('**/api/payments/pay_*', async (route) => {
    const response = await route.fetch();
    const taxInvoice = {
      vatNumber: '4123456789',
      companyName: 'ZarCodes (Pty) Ltd',
      companyAddress: '1 Long Street, Cape Town',
      vatRate: 15,
    };
    const given = { vatAmount: '11.77', voucherCode: 'WINTER', invoiceNumber: 'INV-000123', taxInvoice };
    const json = { ...(await response.json()), ...given };
    await route.fulfill({ response, json });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tax invoice' })).toBeVisible();
  await expect(receipt).toContainText(
    /4123456789.*INV-000123.*voucher WINTER.*Excluding VAT.*R78\.48.*VAT \(15%\).*R11\.77.*VAT included.*R90\.25/s,
  );
  await page.unroute('**/api/payments/pay_*');

  // What has none says so.
  const { id } = await placeOrder(page.request, account);
  await page.goto(`/payments/${id}/receipt`);
  await expect(page.getByRole('heading', { name: 'This payment has no receipt' })).toBeVisible();
  for (const path of [
    '/payments/pay_00000000000000000000/receipt',
    '/payment/cancel?id=pay_00000000000000000000',
  ]) {
    await page.goto(path);
    await expect(page.getByText("We don't know this payment").last(), path).toBeVisible();
  }
});

test('a number that follows shows on the receipt without a reload', async ({ page }) => {
  const account = await newAccount(page.request);
  const { paymentId } = await buyCode(page.request, account);
  await signIn(page, account);
  let isNumbered = false;
  await page.route('**/api/payments/pay_*', async (route) => {
    const response = await route.fetch();
    const { invoiceNumber: _, ...json } = await response.json();
    await route.fulfill({ response, json: isNumbered ? { ...json, invoiceNumber: 'INV-000123' } : json });
  });
  await page.goto(`/payments/${paymentId}/receipt`);
  const receipt = page.locator('[data-receipt]');
  await expect(receipt).toContainText('Follows in a moment');
  isNumbered = true;
  await expect(receipt).toContainText('INV-000123');
});

test('the bell counts what is new, lists it, marks it as read and leads to it', async ({ page }) => {
  const account = await newAccount(page.request);
  const { paymentId } = await buyCode(page.request, account, 'Gate of the Mokoena Farm');
  await signIn(page, account);
  await page.route('**/api/notifications', async (route) => {
    // The back office cannot decide yet, and a later version may know other kinds.
    const response = await route.fetch();
    const body = await response.json();
    const at = new Date(Date.now() - 3_600_000).toISOString();
    const decided = (decision: string) => ({
      id: `ntf_${decision}`,
      at,
      unread: body.unread > 0,
      content: { kind: 'changeRequest', zarcode: '7PT-FLHV', decision },
    });
    const later = { id: 'ntf_later', at, unread: false, content: { kind: 'answer' } };
    body.notifications.push(decided('approved'), decided('rejected'), later);
    if (body.unread > 0) body.unread = 120;
    await route.fulfill({ response, json: body });
  });
  const shift = await watchLayoutShift(page);
  await page.goto('/payments?tab=bundles');
  const bell = page.getByRole('banner').getByRole('button', { name: 'Notifications, 99+ unread' });
  await expect(bell).toContainText('99+');
  expect(await shift()).toBeLessThan(0.02);
  await bell.focus();
  const read = page.waitForRequest('**/api/notifications/read');
  await page.keyboard.press('Enter');
  await read;
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('listitem').first()).toContainText('New: Payment complete');
  await expect(list.getByRole('listitem').nth(2)).toContainText('Change not approved');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toHaveText('');
  // Its list covers parts of the page.
  await look(page, 'bell', 'header');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem').first()).not.toContainText('New:');
  await list.getByRole('link', { name: /Payment complete/ }).click();
  await expect(page).toHaveURL(`/payments/${paymentId}/receipt`);
  await expect(list).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});
