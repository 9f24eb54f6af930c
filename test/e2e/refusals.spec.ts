/** The messages of docs/product: those of refusals and failures that no other file tests. */
import { expect, type Page, test } from '@playwright/test';
import { adminToken, buyBundle, buyCode, confirmGate, newAccount, signIn } from './people.ts';

const toast = (page: Page) => page.locator('[data-toast]');
const unreachable = "We couldn't reach ZarCodes. Please check your connection and try again.";
const htmlPage = { contentType: 'text/html', body: '<!doctype html><h1>Hello</h1>' } as const;
const emptyServerError = { status: 500, body: '' } as const;

async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(toast(page)).toContainText(title);
  await expect(toast(page)).toContainText(description);
  await expect(toast(page)).toHaveCount(1);
}

test('sign in: no network, a failure without a message, required fields', async ({ page }) => {
  await page.goto('/login');
  const submit = page.getByRole('button', { name: 'Sign in' });
  await submit.click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();

  await page.getByLabel('Email', { exact: true }).fill('nomsa@example.co.za');
  await page.getByLabel('Password', { exact: true }).fill('whatever');
  await page.route('**/api/auth/login', (route) => route.abort());
  await submit.click();
  await expectToast(page, 'Login failed', unreachable);
  for (const answer of [emptyServerError, { status: 200, ...htmlPage }, { status: 502, ...htmlPage }]) {
    await page.unroute('**/api/auth/login');
    await page.route('**/api/auth/login', (route) => route.fulfill(answer));
    await submit.click();
    await expectToast(page, 'Login failed', 'Invalid credentials');
  }
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nomsa@example.co.za');
});

test('register: passwords that differ, an email that is taken, a failure without a message', async ({
  page,
  request,
}) => {
  const { email } = await newAccount(request);
  await page.goto('/register');
  const fields = {
    'First name': 'Nomsa',
    'Last name': 'Khumalo',
    Email: email,
    Password: 'sunny-morning-7',
    'Confirm password': 'sunny-morning-8',
  };
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  const submit = page.getByRole('button', { name: 'Create account' });
  await submit.click();
  await expectToast(page, 'Password mismatch', 'Passwords do not match');
  await page.getByLabel('Confirm password', { exact: true }).fill('sunny-morning-7');
  const responded = page.waitForResponse('**/api/auth/register');
  await submit.click();
  const { message } = (await (await responded).json()) as { message: string };
  await expectToast(page, 'Registration failed', message);
  await page.route('**/api/auth/register', (route) => route.fulfill(emptyServerError));
  await submit.click();
  await expectToast(page, 'Registration failed', 'Failed to create account');
  await expect(page.getByLabel('First name')).toHaveValue('Nomsa');
});

test('a price that cannot be fetched falls back to R19.00', async ({ page }) => {
  for (const answer of [emptyServerError, { status: 200, ...htmlPage }]) {
    await page.route('**/api/prices/current', (route) => route.fulfill(answer));
    const responded = page.waitForResponse('**/api/prices/current');
    await page.goto('/register');
    await page.getByRole('link', { name: 'ZarCodes' }).first().click();
    await responded;
    await expect(page.getByText('R19.00').first()).toBeVisible();
    await page.unroute('**/api/prices/current');
  }
});

test('a code that fails to load can be tried again; a missing one has its own message', async ({ page }) => {
  await page.route('**/api/zarcodes/9ZZ*', (route) => route.fulfill(emptyServerError));
  await page.goto('/9ZZ-ZZZZ');
  await expect(page.getByRole('heading', { name: 'Failed to fetch ZarCode' })).toBeVisible();
  await expect(page.getByText(/may not exist, or you may not have permission/)).toBeVisible();
  await page.unroute('**/api/zarcodes/9ZZ*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('ZarCode not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('when the browser does not allow copying, a message says what to do instead', async ({
  page,
  request,
}) => {
  const { code } = await buyCode(request, await newAccount(request));
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto(`/${code}`);
  await page.getByRole('button', { name: /Copy/ }).first().click();
  await expectToast(page, 'Copy Failed', 'Select the text and copy it by hand.');
});

test('a code that cannot be deleted stays, and the dialog stays open', async ({ page, request }) => {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account, 'Old Stall');
  await signIn(page, account);
  await page.goto('/my-codes');
  await page.getByRole('button', { name: `Delete ${code}` }).click();
  const confirmation = page.getByRole('alertdialog');
  const confirm = confirmation.getByRole('button', { name: 'Delete', exact: true });
  const failDelete = (answer: 'abort' | typeof emptyServerError) =>
    page.route(`**/api/zarcodes/${code}`, (route) =>
      answer === 'abort' ? route.abort() : route.fulfill(answer),
    );
  await failDelete('abort');
  await confirm.click();
  await expectToast(page, 'Delete failed', unreachable);
  await page.unroute(`**/api/zarcodes/${code}`);
  await failDelete(emptyServerError);
  await confirm.click();
  await expectToast(page, 'Delete failed', 'Failed to delete ZarCode');
  await page.unroute(`**/api/zarcodes/${code}`);
  await confirm.click();
  await expectToast(page, 'ZarCode deleted', 'The ZarCode has been successfully removed.');
  await expect(page.getByText('No ZarCodes found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My ZarCodes' })).toBeFocused();
});

test('creating a code: the three validations, and a server error', async ({ page, request }) => {
  const account = await newAccount(request);
  await buyBundle(request, account);
  await signIn(page, account);
  await page.goto('/generator');
  await expect(page.getByText('You have 5 codes left in your bundle')).toBeVisible();
  const submit = page.getByRole('button', { name: /Generate|Create/ });
  await expect(submit).toBeDisabled();
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await submit.click();
  await expectToast(
    page,
    'Validation Error',
    'Please fill in all required fields: title, latitude, longitude, city, and province',
  );
  await expect(page.getByLabel('Title')).toBeFocused();

  await page.getByLabel('Title').fill('Lagoon <b>View</b> 🐬');
  await page.getByLabel('Description').fill('a'.repeat(1_001));
  await submit.click();
  await expect(page.getByText('Please use at most 1000 characters.')).toBeVisible();
  await expect(page.getByLabel('Description')).toBeFocused();
  await page.getByLabel('Description').fill('');
  await page.getByLabel('Latitude').fill('-25.99636');
  await page.getByLabel('Longitude').fill('28.2268');
  await expect(page.getByLabel('City')).not.toHaveValue('');
  await page.getByLabel('Latitude').fill('-91');
  await submit.click();
  const outOfRange = 'Latitude must be between -90 and 90, longitude between -180 and 180';
  await expectToast(page, 'Validation Error', outOfRange);
  // A number that the browser cannot parse is not an empty field.
  const notNumeric = 'Please enter valid numeric values for latitude and longitude';
  for (const unparsable of ['1e', '-']) {
    await page.getByLabel('Latitude').fill('');
    await page.getByLabel('Latitude').pressSequentially(unparsable);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('form').getByText(notNumeric)).toBeVisible();
    await submit.click();
    await expectToast(page, 'Validation Error', notNumeric);
    await expect(page.getByLabel('Latitude')).toBeFocused();
  }

  await page.getByLabel('Latitude').fill('-25.99636');
  await expect(page.getByLabel('City')).not.toHaveValue('');
  await page.route('**/api/zarcodes', (route) => route.fulfill(emptyServerError));
  await submit.click();
  await confirmGate(page);
  await expectToast(page, 'Error', 'Failed to create ZarCode');
  await page.unroute('**/api/zarcodes');
  // Submitting again creates one code, and nothing was lost.
  await submit.click();
  await confirmGate(page);
  await expect(toast(page)).toContainText('Success!');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Lagoon <b>View</b> 🐬').first()).toBeVisible();
});

for (const withBundle of [true, false]) {
  test(`creating a code after the session has ended loses nothing, ${withBundle ? 'with' : 'without'} a bundle`, {
    tag: '@C19',
  }, async ({ page, request }) => {
    const account = await newAccount(request);
    if (withBundle) await buyBundle(request, account);
    await page.goto('/login?redirect=%2Fgenerator');
    const signInByHand = async () => {
      await page.getByLabel('Email', { exact: true }).fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill(account.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
    };
    await signInByHand();
    await expect(page).toHaveURL(/\/generator$/);
    await page.getByLabel('Title').fill('Gogo’s Kitchen');
    await page.getByLabel('Description').fill('Behind the clinic');
    await page.getByLabel('Latitude').fill('-25.99636');
    await page.getByLabel('Longitude').fill('28.2268');
    await expect(page.getByLabel('City')).not.toHaveValue('');
    await page.getByRole('checkbox', { name: /terms/ }).check();
    const order = withBundle ? '**/api/zarcodes' : '**/api/payments/create';
    const json = { message: 'Please log in.', code: 'unauthorized' };
    await page.route(order, (route) => route.fulfill({ status: 401, json }), { times: 1 });
    await page.getByRole('button', { name: withBundle ? 'Generate ZarCode' : 'Continue to Payment' }).click();
    await confirmGate(page);
    if (!withBundle) await page.getByRole('button', { name: 'Pay R19.00' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await expect(toast(page)).toContainText('Session expired. Please log in again.');
    await signInByHand();
    if (withBundle) {
      await expect(page.getByLabel('Title')).toHaveValue('Gogo’s Kitchen');
      await expect(page.getByLabel('Description')).toHaveValue('Behind the clinic');
      await page.getByRole('button', { name: 'Generate ZarCode' }).click();
      await confirmGate(page);
      await expect(page).toHaveURL(/\/dashboard$/);
      // Once in the list, besides the card of the new code.
      await expect(
        page.getByRole('region', { name: 'Recent ZarCodes' }).getByText('Gogo’s Kitchen'),
      ).toHaveCount(1);
    } else {
      await expect(page).toHaveURL(/\/payment$/);
      await expect(page.getByText('Gogo’s Kitchen')).toBeVisible();
    }
  });
}

test('the dashboard: a failed map shows an error, failed statistics do not', async ({ page, request }) => {
  const account = await newAccount(request);
  await signIn(page, account);
  await page.route(/\/api\/(zarcodes\?|user\/stats)/, (route) => route.fulfill(emptyServerError));
  await page.goto('/dashboard');
  await expect(page.getByText('Map Loading Error')).toBeVisible();
  await expect(page.getByText('Failed to load your ZarCodes. Please try again.')).toBeVisible();
  await expect(page.getByText('Total ZarCodes')).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  await page.unroute(/\/api\/(zarcodes\?|user\/stats)/);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('group', { name: 'Zoom' })).toBeVisible();
});

test('the price and the settings cannot be fetched: a title, Request failed, and a retry', async ({
  page,
  request,
}) => {
  const expectProblem = async (api: string, path: string, title: string) => {
    await page.route(api, (route) => route.fulfill(emptyServerError));
    await page.goto(path);
    const problem = page.getByRole('alert').filter({ hasText: title });
    await expect(problem).toContainText('Request failed');
    await page.unroute(api);
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(problem).toHaveCount(0);
  };
  await signIn(page, await newAccount(request));
  await expectProblem('**/api/prices/current', '/payment', 'Failed to fetch price');
  await signIn(page, { token: await adminToken(request) }, 'super_admin');
  await expectProblem('**/api/settings', '/admin/settings', 'Failed to fetch settings');
  await expectProblem('**/api/admin/messages?*', '/admin/messages', 'Request failed');
});

test('the map fails to load: three attempts a second apart, then an error and a retry', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await signIn(page, account);
  let attempts = 0;
  const mapScript = /\/assets\/openProvider-.*\.js/;
  await page.route(mapScript, (route) => {
    attempts += 1;
    return route.abort();
  });
  await page.clock.install();
  await page.goto('/generator');
  await expect.poll(() => attempts).toBeGreaterThan(0);
  await expect(page.getByText('Failed to load the map. Please try again later.')).toHaveCount(0);
  await page.clock.runFor(2_500);
  await expectToast(page, 'Map Error', 'Failed to load the map. Please try again later.');
  await page.getByLabel('City').fill('Hermanus');
  await expect(page.getByLabel('City')).toHaveValue('Hermanus');
  await page.unroute(mapScript);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: 'Zoom' })).toBeVisible();
});

test('a text that is too long is refused, not truncated, and repeated clicks send one message', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) sent += 1;
  });
  await page.goto('/support');
  const form = page.getByRole('form', { name: 'Write to us' });
  const submit = form.getByRole('button', { name: 'Send message' });
  const message = form.getByLabel('Message', { exact: true });
  // The form comes when its place is in sight.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await form.getByLabel('Name', { exact: true }).fill('N'.repeat(1_000));
  await form.getByLabel('Email', { exact: true }).fill('nomsa@example.co.za');
  await form.getByLabel('Subject', { exact: true }).fill('<script>alert(1)</script>');
  await message.fill('🐘'.repeat(5_000));
  await submit.click();
  await expect(form.getByText('Please use at most 100 characters.')).toBeVisible();
  await expect(form.getByText('Please use at most 5000 characters.')).toBeVisible();
  await expect(message).toHaveValue('🐘'.repeat(5_000));
  expect(sent).toBe(0);

  await form.getByLabel('Name', { exact: true }).fill('N'.repeat(100));
  await message.fill('🐘'.repeat(2_500));
  await submit.click({ clickCount: 5 });
  await expect(toast(page)).toContainText('Message Sent!');
  expect(sent).toBe(1);
});
