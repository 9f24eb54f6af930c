/**
 * docs/product/change-requests.md#request-change-dialog, docs/product/change-requests.md#change-request-cards and
 * docs/product/change-requests.md#change-request-messages.
 */
import { expect, type Page, test } from '@playwright/test';
import { watchLayoutShift } from './layoutShift.ts';
import { expectAccessible, look } from './look.ts';
import { type Account, buyCode, newAccount, signIn } from './people.ts';

const hour = 3_600_000;
const phone = { width: 375, height: 812 };

const toast = (page: Page) => page.locator('[data-toast]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request Change' });
const reasonField = (page: Page) => dialog(page).getByLabel('Reason');
const submitButton = (page: Page) => dialog(page).getByRole('button', { name: 'Submit Request' });
const cards = (page: Page) => page.getByRole('region', { name: 'Change requests' }).getByRole('listitem');

async function withCode(page: Page): Promise<{ account: Account; code: string }> {
  const account = await newAccount(page.request);
  const { code } = await buyCode(page.request, account);
  await signIn(page, account);
  return { account, code };
}

for (const size of [phone, { width: 1440, height: 900 }]) {
  test(`a change can be requested from a row at ${size.width} px, and only once`, async ({ page }) => {
    const { code } = await withCode(page);
    await page.setViewportSize(size);
    await page.goto('/my-codes');
    if (size === phone) await page.getByRole('button', { name: `Actions for ${code}` }).click();
    const choice = size === phone ? 'menuitem' : 'button';
    await page.getByRole(choice, { name: `Request change to ${code}` }).click();
    await expect(reasonField(page)).toBeFocused();

    // A reason of only spaces is refused.
    await reasonField(page).fill('  \n ');
    await submitButton(page).click();
    await expect(toast(page)).toContainText('Reason Required');
    await expect(toast(page)).toContainText('Please provide a reason for the change request.');
    await expect(reasonField(page)).toBeFocused();
    await expect(reasonField(page)).toHaveAttribute('aria-invalid', 'true');

    // After a failure the text is still there, and a pending request cannot be sent again.
    const reason = 'We moved the gate to Park Street.';
    await reasonField(page).fill(reason);
    await page.route('**/request-change', (route) => route.fulfill({ status: 500, body: '' }));
    await submitButton(page).click();
    await expect(toast(page)).toContainText('Request Failed');
    await expect(toast(page)).toContainText('Failed to submit change request. Please try again.');
    await expect(reasonField(page)).toHaveValue(reason);
    await page.unroute('**/request-change');
    const response = Promise.withResolvers<void>();
    await page.route('**/request-change', async (route) => {
      await response.promise;
      await route.continue();
    });
    await submitButton(page).click();
    await expect(dialog(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    response.resolve();
    await expect(toast(page)).toContainText('Change Request Submitted');
    await expect(toast(page)).toContainText(
      "Your request has been sent to admin for approval. You'll be notified when it's reviewed.",
    );

    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('Change under review')).toBeVisible();
    if (size === phone) {
      await page.getByRole('button', { name: `Actions for ${code}` }).click();
      const entry = page.getByRole('menuitem', { name: `Change under review: ${code}` });
      await expect(entry).toHaveAttribute('aria-disabled', 'true');
      return;
    }
    const pendingButton = page.getByRole('button', { name: `Change under review: ${code}` });
    await expect(pendingButton).toHaveAttribute('aria-disabled', 'true');
    await expect(pendingButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('a change can be requested by keyboard in the details, which then show its status', async ({ page }) => {
  const { code } = await withCode(page);
  await page.goto('/my-codes');
  await page.getByRole('button', { name: `View details of ${code}` }).focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Lerato Hair Salon' });
  const requestButton = details.getByRole('button', { name: 'Request Change' });
  await requestButton.focus();
  await page.keyboard.press('Enter');
  await expect(reasonField(page)).toBeFocused();
  // Escape closes only the top dialog.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(requestButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reasonField(page)).toBeFocused();
  await page.keyboard.type('The suburb is wrong.');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Change Request Submitted');
  await expect(dialog(page)).toHaveCount(0);
  const pendingButton = details.getByRole('button', { name: 'Change under review' });
  await expect(pendingButton).toBeFocused();
  await expect(pendingButton).toHaveAttribute('aria-disabled', 'true');
  await expect(details.getByText('You will get an email when it is reviewed.')).toBeVisible();
  await expectAccessible(page);
});

test('a change already requested elsewhere is refused with a message, then shown', async ({ page }) => {
  const { account, code } = await withCode(page);
  await page.goto('/my-codes');
  await page.getByRole('button', { name: `Request change to ${code}` }).click();
  await requestChange(page, account, code);
  await reasonField(page).fill('Again');
  await submitButton(page).click();
  await expect(toast(page)).toContainText('Request Failed');
  await expect(toast(page)).toContainText('You have already asked for a change to this ZarCode.');
  await expect(reasonField(page)).toHaveValue('Again');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Change under review')).toBeVisible();
});

async function requestChange(
  page: Page,
  { token }: Account,
  code: string,
  reason = 'The gate moved.',
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.post(`/api/zarcodes/${code}/request-change`, {
    headers,
    data: { reason },
  });
  expect(response.status()).toBe(201);
}

test('a request comes first on the dashboard, until its code is deleted', async ({ page }) => {
  const { account, code } = await withCode(page);
  await requestChange(page, account, code, 'The gate moved to Park Street.');
  await page.goto('/dashboard');
  const card = cards(page);
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Under review');
  await expect(card).toContainText('You will get an email when it is reviewed.');
  await expect(card).toContainText('The gate moved to Park Street.');
  await expect(card.getByRole('link', { name: /Edit Now/ })).toHaveCount(0);
  const map = page.getByRole('heading', { name: 'Your ZarCodes on the map' });
  await expect(map).toBeVisible();
  expect((await card.boundingBox())?.y).toBeLessThan((await map.boundingBox())?.y ?? 0);
  await card.getByRole('link', { name: `View ZarCode ${code}` }).click();
  await expect(page).toHaveURL(`/zarcodes/${code}`);

  await page.goto('/my-codes');
  await page.getByRole('button', { name: `Delete ${code}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('ZarCode deleted');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(map).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

interface ChangeRequestStub {
  readonly zarcode: string;
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly approvedAt?: string;
}

/** Stubs the list of change requests, since the back office cannot decide them yet. */
async function stubChangeRequests(page: Page, stubs: readonly ChangeRequestStub[]): Promise<void> {
  const common = {
    reason: 'The gate moved to Park Street.',
    createdAt: new Date(Date.now() - hour).toISOString(),
  };
  const changeRequests = stubs.map((stub, index) => ({ id: `chg_${index}`, ...common, ...stub }));
  await page.route('**/api/change-requests/my', (route) => route.fulfill({ json: { changeRequests } }));
}

test('an approved request counts down its hours and minutes, and expires', async ({ page }) => {
  const { code } = await withCode(page);
  await page.clock.install();
  const approvedAt = new Date((await page.evaluate(() => Date.now())) - 22 * hour).toISOString();
  await stubChangeRequests(page, [{ zarcode: code, status: 'approved', approvedAt }]);
  await page.goto('/dashboard');
  const card = cards(page);
  await expect(card).toContainText('Approved');
  await expect(card).toContainText(/another (2 hours 0 minutes|1 hour 59 minutes)\./);
  await expect(card.getByRole('link', { name: /Edit Now/ })).toHaveAttribute(
    'href',
    `/zarcodes/${code}/edit`,
  );
  await expect(card.getByRole('link', { name: /View ZarCode/ })).toBeVisible();
  await page.clock.fastForward('01:00:00');
  await expect(card).toContainText(/another (1 hour 0 minutes|0 hours 59 minutes)\./);
  await page.clock.fastForward('01:00:00');
  await expect(card).toContainText('Expired');
  await expect(card.getByRole('link', { name: /Edit Now/ })).toHaveCount(0);
  await expect(card.getByRole('link', { name: /View ZarCode/ })).toBeVisible();
  // A later visit no longer shows the expired request.
  await page.getByRole('link', { name: 'My ZarCodes' }).first().click();
  await expect(page.getByRole('button', { name: `Request change to ${code}` })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByText('Total ZarCodes')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('an approved request leads from the details to the edit page', async ({ page }) => {
  const { code } = await withCode(page);
  await stubChangeRequests(page, [
    { zarcode: code, status: 'approved', approvedAt: new Date().toISOString() },
  ]);
  await page.goto(`/my-codes?details=${code}`);
  const details = page.getByRole('dialog', { name: 'Lerato Hair Salon' });
  await expect(details.getByText('You can edit this ZarCode until')).toBeVisible();
  await expect(details.getByRole('link', { name: /Edit Now/ })).toHaveAttribute(
    'href',
    `/zarcodes/${code}/edit`,
  );
  await expect(details.getByRole('button', { name: 'Change approved' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('the dashboard and the list work when the change requests fail to load', async ({ page }) => {
  await withCode(page);
  await page.route('**/api/change-requests/my', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/dashboard');
  await expect(page.getByText('Lerato Hair Salon')).toBeVisible();
  await page.goto('/my-codes');
  await expect(page.getByText('Lerato Hair Salon')).toBeVisible();
});

const sampleRequests = (code: string): ChangeRequestStub[] => [
  { zarcode: code, status: 'approved', approvedAt: new Date(Date.now() - hour).toISOString() },
  { zarcode: '1CT-2345', status: 'pending' },
  { zarcode: '1CT-2346', status: 'rejected' },
];

test('cards, rows and dialogs look right', async ({ page }) => {
  const { account, code } = await withCode(page);
  const longTitle = 'A shop with a name that is so long that it takes more than a line';
  await buyCode(page.request, account, longTitle);
  await stubChangeRequests(page, sampleRequests(code));
  await page.goto('/dashboard');
  await expect(cards(page)).toHaveCount(3);
  await look(page, 'change-cards');
  await page.goto('/my-codes');
  await page.getByText('Change approved').waitFor();
  await look(page, 'change-rows');
  await page.getByRole('button', { name: /^Request change to/ }).click();
  await reasonField(page).fill('The gate moved to Park Street.');
  await look(page, 'change-dialog', '[role=dialog]');
  await page.goto(`/my-codes?details=${code}`);
  await page.getByText('You can edit this ZarCode until').waitFor();
  await look(page, 'change-details', '[role=dialog]');
});

for (const size of [phone, { width: 1440, height: 900 }]) {
  test(`no layout shift on a dashboard of ${size.width} px when the cards load last`, async ({ page }) => {
    const { code } = await withCode(page);
    await stubChangeRequests(page, sampleRequests(code));
    await page.route('**/api/**', async (route) => {
      const isLast = route.request().url().includes('change-requests');
      await new Promise((resolve) => setTimeout(resolve, isLast ? 900 : 300));
      await route.fallback();
    });
    await page.setViewportSize(size);
    const shift = await watchLayoutShift(page);
    await page.goto('/dashboard');
    await expect(cards(page)).toHaveCount(3);
    expect(await shift()).toBeLessThan(0.02);
  });
}

test('rows appear together with the status of their requests, so they do not grow', async ({ page }) => {
  const { code } = await withCode(page);
  await stubChangeRequests(page, sampleRequests(code));
  await page.route('**/api/change-requests/my', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.fallback();
  });
  await page.goto('/my-codes');
  await expect(page.getByText('Lerato Hair Salon')).toBeVisible();
  expect(await page.getByText('Change approved').count()).toBe(1);
});
