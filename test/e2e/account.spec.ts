/** What a signed-in person does with codes, and pages that need a session. */
import { expect, test } from '@playwright/test';
import { closeByEscape } from './app.ts';
import { buyBundle, buyCode, confirmGate, newAccount, signIn } from './people.ts';

test('a page that needs a session redirects to sign in, and back afterwards', async ({ page, request }) => {
  const account = await newAccount(request);
  await page.goto('/my-codes?search=salon');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByText('Invalid credentials').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/my-codes\?search=salon/);
  await expect(page.getByText('Try adjusting your search filters')).toBeVisible();
});

test('a session that has ended shows a message and signs out', async ({ page, request }) => {
  const account = await newAccount(request);
  const claims = account.token.split('.')[1] ?? '';
  await signIn(page, {
    ...account,
    token: `${account.token.slice(0, account.token.indexOf('.'))}.${claims}.AAAA`,
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('with a bundle a code is created at once, and the dashboard follows', async ({ page, request }) => {
  const account = await newAccount(request);
  await buyBundle(request, account);
  await signIn(page, account);
  await page.goto('/generator');
  await expect(page.getByText('You have 5 codes left in your bundle')).toBeVisible();
  const search = page.getByRole('combobox', { name: /paste coordinates/ });
  await search.fill('https://maps.app.goo.gl/abc123');
  await expect(page.getByText(/Shortened URL detected - please open the link/).last()).toBeVisible();
  await search.fill(`25°59'46.9"S 28°13'36.5"E`);
  await page.getByRole('option', { name: /-25\.996/ }).click();
  await expect(page.getByLabel('Latitude')).toHaveValue(/^-25\.9963/);
  await expect(page.getByLabel('City')).toHaveAttribute('readonly', '');
  await page.getByRole('button', { name: 'My area is called something else' }).click();
  await page.getByLabel('City').fill('Tembisa');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  const submit = page.getByRole('button', { name: /Generate|Create/ });
  await submit.click();
  await expect(page.getByText('Validation Error')).toBeVisible();
  await page.getByLabel('Title').fill('Aunty Bee');
  await submit.click();
  await confirmGate(page);
  await expect(page.getByText(/ZarCode 7TB-\w{4} created successfully using your bundle!/)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Aunty Bee').first()).toBeVisible();
});

test('a code is deleted only after confirmation, and then for everyone', async ({ page, request }) => {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account, 'Old Stall');
  await signIn(page, account);
  await page.goto('/my-codes');
  await page.getByText('Old Stall').click();
  await expect(page.getByRole('dialog')).toContainText(account.email);
  await closeByEscape(page.getByRole('dialog'));

  const deleteButton = page.getByRole('button', { name: /Delete/ }).first();
  await deleteButton.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Old Stall')).toBeVisible();
  await deleteButton.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The ZarCode has been successfully removed.')).toBeVisible();
  await expect(page.getByText('No ZarCodes found')).toBeVisible();

  await page.goto(`/${code}`);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('the list has pages of ten', async ({ page, request }) => {
  const account = await newAccount(request);
  for (let number = 1; number <= 12; number++) await buyCode(request, account, `Stall ${number}`);
  await signIn(page, account);
  await page.goto('/my-codes');
  await expect(page.getByText('Showing 1 to 10 of 12 results')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing 11 to 12 of 12 results')).toBeVisible();
  await page.getByLabel(/Sort/).selectOption('title-asc');
  await expect(page.getByText('Showing 1 to 10 of 12 results')).toBeVisible();
  await expect(page.getByText('Stall 9', { exact: true })).toBeVisible();
  await expect(page.getByText('Stall 11', { exact: true })).toHaveCount(0);
});

test('codes in one place are one group on the map, with its number centred', async ({ page, request }) => {
  const account = await newAccount(request);
  for (const title of ['Front gate', 'Back gate', 'Kiosk']) await buyCode(request, account, title);
  await signIn(page, account);
  await page.goto('/dashboard');
  const group = page.getByRole('button', { name: '3 ZarCodes' });
  await group.scrollIntoViewIfNeeded();
  const [circle, number] = await Promise.all([group.boundingBox(), group.getByText('3').boundingBox()]);
  if (circle === null || number === null) throw new Error('The group is not drawn');
  expect(Math.abs(circle.x + circle.width / 2 - (number.x + number.width / 2))).toBeLessThan(2);
  expect(Math.abs(circle.y + circle.height / 2 - (number.y + number.height / 2))).toBeLessThan(3);
  await group.click();
  await expect(page.getByRole('link', { name: /Kiosk/ }).last()).toBeVisible();
});
