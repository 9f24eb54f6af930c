/**
 * docs/product/payments.md#payment-page and docs/product/payments.md#payment-result-pages: real payments, with a
 * stand-in for PayFast.
 */
import { expect, type Page, test } from '@playwright/test';
import { type Provider, startProvider } from '#test/support/payfast/provider.ts';
import { look } from './look.ts';
import { type Account, addVoucher, newAccount, signIn, signInAdmin, storePendingCode } from './people.ts';
import { runOwnApp } from './runOwnApp.ts';

// One after the other: the app's settings and what goes wrong at PayFast are everybody's.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let provider: Provider;
const app = runOwnApp('payFastApp.ts', async () => {
  provider = await startProvider();
  return { PAYFAST_HOST: provider.url };
});

test.afterAll(() => provider.stop());
test.afterEach(() => provider.fail(null));

/** People are made at this app, not at the one of the other tests. */
test.use({ baseURL: async ({ baseURL: _ }, use) => use(app.site) });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const continueToPayFast = (page: Page) => page.getByRole('button', { name: 'Continue to PayFast' });
const atPayFast = (page: Page) => heading(page, 'PayFast stand-in');

/** The orders of which PayFast has heard, by our ids. */
const ordersAtPayFast = () => [...provider.payments.values()].map(({ fields }) => fields.get('m_payment_id'));

async function buyer(page: Page, title?: string): Promise<Account> {
  const account = await newAccount(page.request);
  await signIn(page, account);
  if (title !== undefined) await storePendingCode(page, account, title);
  return account;
}

async function orders(page: Page, { token }: Account): Promise<{ id: string; status: string }[]> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.get('/api/user/payments', { headers });
  return ((await response.json()) as { payments: { id: string; status: string }[] }).payments;
}

async function goToPayFast(page: Page, pay: string): Promise<void> {
  await page.getByRole('button', { name: pay }).click();
  await expect(heading(page, 'Pay with PayFast')).toBeFocused();
  await continueToPayFast(page).click();
  await expect(atPayFast(page)).toBeVisible();
}

test('a code is paid, and there when PayFast leads back', async ({ page }) => {
  await app.save({
    vatRegistered: true,
    vatNumber: '4123456789',
    companyName: 'Mokoena Maps (Pty) Ltd',
    companyAddress: '1 Long Street\nCape Town\n8001',
  });
  const account = await buyer(page, 'Gate of the Mokoena Farm');
  await page.goto('/payment');
  const ways = page.getByRole('list', { name: 'Ways to pay with PayFast' });
  const seller = page.getByText(
    'Sold by Mokoena Maps (Pty) Ltd, 1 Long Street, Cape Town, 8001, VAT number 4123456789',
  );
  await expect(ways).toContainText('SnapScan');
  await expect(seller).toBeVisible();
  await expect(page.getByText('VAT included (15%)R2.48')).toBeVisible();
  await look(page, 'payment-payfast');
  await page.getByRole('button', { name: 'Pay R19.00' }).click();
  await expect(heading(page, 'Pay with PayFast')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByText('What is sent to PayFast')).toHaveCount(0);
  for (const stated of [ways, seller, page.getByText('VAT included: R2.48')])
    await expect(stated).toBeVisible();
  await look(page, 'payfast-step');
  // Another look at the order is the same order.
  await page.getByRole('button', { name: 'Change the order' }).click();
  await expect(heading(page, 'Payment')).toBeFocused();
  await goToPayFast(page, 'Pay R19.00');
  await expect(page.getByText('R19.00')).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/payment\/success\?id=pay_/);
  await expect(heading(page, 'Your ZarCode is ready')).toBeAttached();
  await expect(page.getByText('Gate of the Mokoena Farm')).toBeVisible();
  expect(await orders(page, account)).toMatchObject([{ status: 'complete' }]);

  // The return page may be opened again; nothing waits for payment any more.
  await page.reload();
  await expect(heading(page, 'Your ZarCode is ready')).toBeAttached();
  await page.goto('/payment');
  await expect(page.getByText('No ZarCode is waiting for payment')).toBeVisible();
});

test('a cancelled order is paid later, by the same order and the same choice', async ({ page }) => {
  await app.save({});
  const code = await addVoucher(page.request, await signInAdmin(page.request), {
    code: 'WELCOME',
    percentOff: 10,
  });
  const account = await buyer(page);
  await page.goto('/payment');
  await page.getByRole('radio', { name: /Bundle of 10/ }).click();
  await page.getByLabel('Voucher').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await goToPayFast(page, 'Pay R153.90');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/payment\/cancel\?id=pay_/);
  await expect(page.getByText('Your order stays open for a day, at the same price.')).toBeVisible();
  await look(page, 'payfast-cancelled');

  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('radio', { name: /Bundle of 10/ })).toBeChecked();
  await goToPayFast(page, 'Pay R153.90');
  // The browser's own way back finds the same choice.
  await page.goBack();
  await expect(page.getByRole('radio', { name: /Bundle of 10/ })).toBeChecked();
  await goToPayFast(page, 'Pay R153.90');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('10 ZarCodes are ready to use')).toBeVisible();
  const [order, ...others] = await orders(page, account);
  expect(others).toEqual([]);
  expect(ordersAtPayFast().filter((id) => id === order?.id)).toHaveLength(3);

  // The way back from a payment that was given up, once it is paid.
  await page.goto(`/payment/cancel?id=${order?.id}`);
  await expect(page).toHaveURL(`/payment/success?id=${order?.id}`);
});

/** Leads the browser through time: it checks again, and shows what it shows after minutes. */
async function wait(page: Page, until: () => Promise<void>): Promise<void> {
  await expect(async () => {
    // Less than the time after which the app ends a request, so that one which is under way can end by itself.
    await page.clock.fastForward(15_000);
    await until();
  }).toPass({ timeout: 60_000 });
}

test('a notice that comes after the return is waited for, also without the network', { tag: '@P3' }, async ({
  page,
  context,
}) => {
  await app.save({});
  await buyer(page, 'Late Gate');
  await page.clock.install();
  await page.goto('/payment');
  await goToPayFast(page, 'Pay R19.00');
  provider.fail('error');
  await page.getByRole('button', { name: 'Pay' }).click();
  const status = page.getByRole('main').getByRole('status');
  await expect(heading(page, 'We are confirming your payment')).toBeVisible();
  await expect(status).toHaveText('This usually takes a few seconds.');
  await look(page, 'payfast-confirming');
  await context.setOffline(true);
  await wait(page, () => expect(status).toContainText("You're offline", { timeout: 200 }));
  await context.setOffline(false);
  await expect(status).not.toContainText("You're offline");
  await wait(page, () => expect(status).toContainText('taking longer than usual', { timeout: 200 }));
  await look(page, 'payfast-long');
  await wait(page, () => expect(status).toContainText('wait here or pay again', { timeout: 200 }));
  await expect(heading(page, 'Your payment is not confirmed yet')).toBeVisible();
  await look(page, 'payfast-unconfirmed');

  const again = page.getByRole('button', { name: 'Check again' });
  await again.click();
  await expect(again).toBeFocused();
  await expect(heading(page, 'We are confirming your payment')).toBeVisible();
  provider.fail(null);
  await wait(page, () => expect(heading(page, 'Your ZarCode is ready')).toBeFocused({ timeout: 200 }));
  await expect(page.getByText('Late Gate')).toBeVisible();
});

test('the page of a payment that waits can be left, and come back to', async ({ page }) => {
  await app.save({});
  const account = await buyer(page, 'Gate While Away');
  await page.clock.install();
  await page.goto('/payment');
  await goToPayFast(page, 'Pay R19.00');
  provider.fail('error');
  await page.getByRole('button', { name: 'Pay' }).click();
  await wait(page, () =>
    expect(page.getByRole('link', { name: 'My ZarCodes' }).last()).toBeVisible({ timeout: 200 }),
  );
  await page.getByRole('main').getByRole('link', { name: 'My ZarCodes' }).click();
  await expect(page.getByText('No ZarCodes')).toBeVisible();
  provider.fail(null);
  await expect
    .poll(async () => (await orders(page, account)).map(({ status }) => status), { timeout: 40_000 })
    .toEqual(['complete']);
  await page.goBack();
  await expect(heading(page, 'Your ZarCode is ready')).toBeAttached();
});

test('what was not paid says so, and is ordered again as a new order', { tag: ['@P10', '@P16'] }, async ({
  page,
}) => {
  await app.save({});
  const account = await buyer(page);
  await page.goto('/payment?bundle=10');
  for (const [name, said] of [
    ['FAILED', "The payment didn't go through."],
    ['CANCELLED', 'The payment was cancelled.'],
  ] as const) {
    await goToPayFast(page, 'Pay R171.00');
    const last = [...provider.payments.keys()].at(-1) ?? '';
    expect(await provider.pay(last, { payment_status: name })).toBe(true);
    const [order] = await orders(page, account);
    await page.goto(`/payment/success?id=${order?.id}`);
    await expect(page.getByText(said)).toBeVisible();
    await look(page, `payfast-${name.toLowerCase()}`);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('radio', { name: /Bundle of 10/ })).toBeChecked();
  }
  await goToPayFast(page, 'Pay R171.00');
  expect(await orders(page, account)).toHaveLength(3);

  // Nobody waits for 24 hours here.
  await page.route('**/api/payments/pay_*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), status: 'expired' } });
  });
  const [order] = await orders(page, account);
  await page.goto(`/payment/success?id=${order?.id}`);
  await expect(page.getByText('This order was not paid within 24 hours.')).toBeVisible();
  await look(page, 'payfast-expired');
});

test('the form is posted by itself where the settings say so, and never on the way back', async ({
  page,
}) => {
  await buyer(page);
  await app.save({ payFastAutoSubmit: true });
  await page.clock.install();
  await page.goto('/payment');
  const pay = page.getByRole('button', { name: 'Pay R90.25' });
  await expect(pay).toBeVisible();
  await page.clock.pauseAt(Date.now() + 5000);
  await pay.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Taking you to PayFast...');
  await expect(page.getByRole('button', { name: 'Go to PayFast now' })).toBeEnabled();
  await page.clock.runFor(2000);
  await expect(atPayFast(page)).toBeVisible();
  await page.clock.resume();
  await page.goBack();
  await expect(pay).toBeVisible();

  await app.save({ payFastAutoSubmit: true, payFastImmediateSubmit: true });
  await pay.click();
  await expect(atPayFast(page)).toBeVisible();

  // Without the other, immediate submit does nothing.
  await app.save({ payFastImmediateSubmit: true });
  await page.goto('/payment');
  await goToPayFast(page, 'Pay R90.25');
});

test('the button works again where the browser could not leave, and a page brought back knows of the payment', async ({
  page,
}) => {
  await app.save({});
  await buyer(page);
  await page.clock.install();
  await page.goto('/payment');
  await page.route('**/eng/process', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: 'Pay R90.25' }).click();
  const posted = page.waitForRequest('**/eng/process');
  await continueToPayFast(page).click();
  const body = (await posted).postData() ?? '';
  await expect(page.getByRole('button', { name: 'Opening PayFast...' })).toBeFocused();
  await page.clock.fastForward(10_000);
  await expect(continueToPayFast(page)).toBeVisible();

  // In another tab.
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await fetch(`${provider.url}/eng/process`, { method: 'POST', headers, body })).status).toBe(200);
  expect(await provider.pay([...provider.payments.keys()].at(-1) ?? '')).toBe(true);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByText('5 ZarCodes are ready to use')).toBeVisible();
});

test('an administrator sees what is sent while the debug mode is on', async ({ page }) => {
  await app.save({});
  await signIn(page, { token: await signInAdmin(page.request) }, 'super_admin');
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Pay R90.25' }).click();
  const sent = page.getByRole('region', { name: 'What is sent to PayFast' });
  await expect(sent).toContainText('m_payment_id');
  await expect(sent).toContainText('90.25');
  await expect(page.getByRole('main')).not.toContainText(provider.account.merchantKey);
  await look(page, 'payfast-debug');
  await app.save({ payFastDebugMode: false });
  await page.getByRole('button', { name: 'Change the order' }).click();
  await page.getByRole('button', { name: 'Pay R90.25' }).click();
  await expect(heading(page, 'Pay with PayFast')).toBeVisible();
  await expect(sent).toHaveCount(0);
});
