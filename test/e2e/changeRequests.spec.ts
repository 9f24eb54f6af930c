/** Change requests: asking in My ZarCodes, and the cards on the dashboard (SPEC 2, 4, 8). */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { watchLayoutShift } from './layoutShift.ts';
import { type Account, buyCode, newAccount, signIn } from './people.ts';

const hour = 3_600_000;
const phone = { width: 375, height: 812 };

const toast = (page: Page) => page.locator('[data-toast]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request Change' });
const reasonOf = (page: Page) => dialog(page).getByLabel('Reason');
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit Request' });
const cards = (page: Page) => page.getByRole('region', { name: 'Change requests' }).getByRole('listitem');

async function withCode(page: Page): Promise<{ account: Account; code: string }> {
  const account = await newAccount(page.request);
  const { code } = await buyCode(page.request, account);
  await signIn(page, account);
  return { account, code };
}

async function expectNoFaults(page: Page): Promise<void> {
  // Colours are looked at once nothing fades any more.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished)).catch(() => {}),
  );
  const { violations } = await new AxeBuilder({ page }).exclude('.leaflet-container').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

for (const size of [phone, { width: 1440, height: 900 }]) {
  test(`a change is asked for in a row of ${size.width} pixels, once`, async ({ page }) => {
    const { code } = await withCode(page);
    await page.setViewportSize(size);
    await page.goto('/my-codes');
    const ask = page.getByRole('button', { name: `Request change of ${code}` });
    await ask.click();
    await expect(reasonOf(page)).toBeFocused();

    // Spaces are no reason.
    await reasonOf(page).fill('  \n ');
    await submit(page).click();
    await expect(toast(page)).toContainText('Reason Required');
    await expect(toast(page)).toContainText('Please provide a reason for the change request.');
    await expect(reasonOf(page)).toBeFocused();
    await expect(reasonOf(page)).toHaveAttribute('aria-invalid', 'true');

    // What was typed outlives a failure, and is not sent twice meanwhile.
    const reason = 'We moved the gate to Park Street.';
    await reasonOf(page).fill(reason);
    await page.route('**/request-change', (route) => route.fulfill({ status: 500, body: '' }));
    await submit(page).click();
    await expect(toast(page)).toContainText('Request Failed');
    await expect(toast(page)).toContainText('Failed to submit change request. Please try again.');
    await expect(reasonOf(page)).toHaveValue(reason);
    await page.unroute('**/request-change');
    const answer = Promise.withResolvers<void>();
    await page.route('**/request-change', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await submit(page).click();
    await expect(dialog(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    answer.resolve();
    await expect(toast(page)).toContainText('Change Request Submitted');
    await expect(toast(page)).toContainText(
      "Your request has been sent to admin for approval. You'll be notified when it's reviewed.",
    );

    await expect(dialog(page)).toHaveCount(0);
    const asked = page.getByRole('button', { name: `Change under review: ${code}` });
    await expect(asked).toHaveAttribute('aria-disabled', 'true');
    await expect(asked).toBeFocused();
    await expect(page.getByText('Change under review')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('a change is asked for in the details by keyboard, and they tell of it', async ({ page }) => {
  const { code } = await withCode(page);
  await page.goto('/my-codes');
  await page.getByRole('button', { name: `View details of ${code}` }).focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Lerato Hair Salon' });
  const ask = details.getByRole('button', { name: 'Request Change' });
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(reasonOf(page)).toBeFocused();
  // Escape closes the upper dialog alone.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reasonOf(page)).toBeFocused();
  await page.keyboard.type('The suburb is wrong.');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Change Request Submitted');
  await expect(dialog(page)).toHaveCount(0);
  const asked = details.getByRole('button', { name: 'Change under review' });
  await expect(asked).toBeFocused();
  await expect(asked).toHaveAttribute('aria-disabled', 'true');
  await expect(details.getByText('You will get an email when it is reviewed.')).toBeVisible();
  await expectNoFaults(page);
});

test('what was asked for elsewhere is refused with a sentence, and then shown', async ({ page }) => {
  const { account, code } = await withCode(page);
  await page.goto('/my-codes');
  await page.getByRole('button', { name: `Request change of ${code}` }).click();
  await ask(page, account, code);
  await reasonOf(page).fill('Again');
  await submit(page).click();
  await expect(toast(page)).toContainText('Request Failed');
  await expect(toast(page)).toContainText('You have already asked for a change to this ZarCode.');
  await expect(reasonOf(page)).toHaveValue('Again');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Change under review')).toBeVisible();
});

async function ask(page: Page, { token }: Account, code: string, reason = 'The gate moved.'): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const asked = await page.request.post(`/api/zarcodes/${code}/request-change`, {
    headers,
    data: { reason },
  });
  expect(asked.status()).toBe(201);
}

test('a request is the first thing on the dashboard, until its code is deleted', async ({ page }) => {
  const { account, code } = await withCode(page);
  await ask(page, account, code, 'The gate moved to Park Street.');
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

interface Decided {
  readonly zarcode: string;
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly approvedAt?: string;
}

/** No admin can decide yet: what the API would answer once one has. */
async function answerRequests(page: Page, decided: readonly Decided[]): Promise<void> {
  const asked = {
    reason: 'The gate moved to Park Street.',
    createdAt: new Date(Date.now() - hour).toISOString(),
  };
  const changeRequests = decided.map((one, index) => ({ id: `chg_${index}`, ...asked, ...one }));
  await page.route('**/api/change-requests/my', (route) => route.fulfill({ json: { changeRequests } }));
}

test('an approved request counts down its hours and minutes, and expires', async ({ page }) => {
  const { code } = await withCode(page);
  await page.clock.install();
  const approvedAt = new Date((await page.evaluate(() => Date.now())) - 22 * hour).toISOString();
  await answerRequests(page, [{ zarcode: code, status: 'approved', approvedAt }]);
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
  // Whoever comes later is not told.
  await page.getByRole('link', { name: 'My ZarCodes' }).first().click();
  await expect(page.getByRole('button', { name: `Request change of ${code}` })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByText('Total ZarCodes')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('an approved request leads from the details to the edit page', async ({ page }) => {
  const { code } = await withCode(page);
  await answerRequests(page, [{ zarcode: code, status: 'approved', approvedAt: new Date().toISOString() }]);
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

test('requests that can’t be had leave the rest of the dashboard', async ({ page }) => {
  await withCode(page);
  await page.route('**/api/change-requests/my', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/dashboard');
  await expect(page.getByText('Lerato Hair Salon')).toBeVisible();
  await page.goto('/my-codes');
  await expect(page.getByText('Lerato Hair Salon')).toBeVisible();
});

const decided = (code: string): Decided[] => [
  { zarcode: code, status: 'approved', approvedAt: new Date(Date.now() - hour).toISOString() },
  { zarcode: '1CT-2345', status: 'pending' },
  { zarcode: '1CT-2346', status: 'rejected' },
];

for (const width of [375, 768, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`cards, rows and dialogs at ${width} pixels, ${colorScheme}: nothing for axe, nothing sideways`, async ({
      page,
    }) => {
      const { account, code } = await withCode(page);
      await buyCode(
        page.request,
        account,
        'A shop with a name that is so long that it takes more than a line',
      );
      await answerRequests(page, decided(code));
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const picture = async (name: string) => {
        const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect(await page.evaluate(sideways)).toBe(0);
        await expectNoFaults(page);
        await page.screenshot({ path: `.screenshots/change-${name}-${width}-${colorScheme}.png` });
      };
      await page.goto('/dashboard');
      await expect(cards(page)).toHaveCount(3);
      await picture('cards');
      await page.goto('/my-codes');
      await page.getByText('Change approved').waitFor();
      await picture('rows');
      await page.getByRole('button', { name: /^Request change of/ }).click();
      await reasonOf(page).fill('The gate moved to Park Street.');
      await picture('dialog');
      await page.goto(`/my-codes?details=${code}`);
      await page.getByText('You can edit this ZarCode until').waitFor();
      await picture('details');
    });
  }
}

for (const size of [phone, { width: 1440, height: 900 }]) {
  test(`nothing jumps on a dashboard of ${size.width} pixels when the cards come last`, async ({ page }) => {
    const { code } = await withCode(page);
    await answerRequests(page, decided(code));
    await page.route('**/api/**', async (route) => {
      const isLast = route.request().url().includes('change-requests');
      await new Promise((done) => setTimeout(done, isLast ? 900 : 300));
      await route.fallback();
    });
    await page.setViewportSize(size);
    const shift = await watchLayoutShift(page);
    await page.goto('/dashboard');
    await expect(cards(page)).toHaveCount(3);
    expect(await shift()).toBeLessThan(0.02);
  });
}

test('rows come with what is known of their requests, and do not grow', async ({ page }) => {
  const { code } = await withCode(page);
  await answerRequests(page, decided(code));
  await page.route('**/api/change-requests/my', async (route) => {
    await new Promise((done) => setTimeout(done, 900));
    await route.fallback();
  });
  await page.goto('/my-codes');
  await expect(page.getByText('Lerato Hair Salon')).toBeVisible();
  expect(await page.getByText('Change approved').count()).toBe(1);
});
