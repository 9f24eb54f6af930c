/** docs/product/back-office.md#admin-layout: the palette and the keys of lists. */
import { expect, type Page, test } from '@playwright/test';
import { look } from './look.ts';
import { adminToken, buyCode, newAccount, signIn } from './people.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search the back office' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the back office' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const active = (page: Page) => page.locator('[role=option][aria-selected=true]');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function openBackOffice(page: Page, path: string) {
  await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('the palette finds a page, a person, a code and a payment by keyboard', async ({ page, context }) => {
  const account = await newAccount(page.request);
  const { code, paymentId } = await buyCode(page.request, account, 'Palette Corner Shop');
  await openBackOffice(page, '/admin/audit');

  await openPalette(page);
  await page.keyboard.type('vouch');
  await expect(active(page)).toHaveText('Vouchers');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
  await expect(heading(page, 'Vouchers')).toBeFocused();

  await openPalette(page);
  await page.keyboard.type(account.email);
  await expect(active(page)).toContainText('Lerato Dlamini');
  const people = page.getByRole('group', { name: 'People' });
  await expect(people.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Payments' }).getByRole('option')).toHaveCount(1);
  await expect(palette(page).getByRole('status')).toHaveText('2 results');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toContainText('R19.00');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toContainText('Lerato Dlamini');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const other = await opened;
  await expect(other).toHaveURL(/\/admin\/users\/usr_/);
  await other.close();
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Lerato Dlamini')).toBeFocused();

  await openPalette(page);
  await page.keyboard.type(code);
  await expect(active(page)).toContainText('Palette Corner Shop');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/zarcodes/${code.replace('-', '')}$`));

  await openPalette(page);
  await page.keyboard.type(paymentId);
  await expect(active(page)).toContainText('Palette Corner Shop');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/payments/${paymentId}$`));
});

test('the palette gives the focus back, and says what it has not found', async ({ page }) => {
  await openBackOffice(page, '/admin/users');
  const create = page.getByRole('button', { name: 'Create user' });
  await create.focus();
  await openPalette(page);
  await page.keyboard.type('nobody-is-called-this');
  await expect(palette(page).getByText('Nothing found for “nobody-is-called-this”.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(create).toBeFocused();

  await page.route('**/api/admin/users?search=*', (route) => route.fulfill({ status: 500, body: '' }));
  await openPalette(page);
  await page.keyboard.type('lera');
  await expect(palette(page).getByText('People could not be searched').last()).toBeVisible();
  await page.unroute('**/api/admin/users?search=*');
  await palette(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: 'People' })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('an answer of an earlier text is not shown', async ({ page }) => {
  const account = await newAccount(page.request);
  await openBackOffice(page, '/admin/users');
  const held = Promise.withResolvers<void>();
  const isAsked = Promise.withResolvers<void>();
  await page.route('**/api/admin/users?search=lerato', async (route) => {
    isAsked.resolve();
    await held.promise;
    await route.continue();
  });
  await openPalette(page);
  await field(page).fill('lerato');
  await isAsked.promise;
  const late = page.waitForResponse(/search=lerato$/);
  await field(page).fill(account.email);
  const people = page.getByRole('group', { name: 'People' }).getByRole('option');
  await expect(people).toHaveCount(1);
  held.resolve();
  await late;
  await expect(people).toHaveCount(1);
  await expect(people).toContainText(account.email);
});

test('the palette is opened by a button, lists the pages, and fills a phone', async ({ page }) => {
  // Looks at it in every width, twice.
  test.slow();
  await openBackOffice(page, '/admin/users');
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(option(page, 'Dashboard')).toBeVisible();
  await look(page, 'admin-palette', '[role=dialog]');
  await field(page).fill('lerato');
  await expect(page.getByRole('group', { name: 'People' })).toBeVisible();
  await look(page, 'admin-palette-found', '[role=dialog]');

  await page.setViewportSize({ width: 375, height: 667 });
  expect(await palette(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 667 });
  await page.getByRole('option').first().click();
  await expect(palette(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/users\/usr_/);
});

for (const { name, width } of [
  { name: 'a table', width: 1280 },
  { name: 'cards on a phone', width: 375 },
]) {
  test(`rows are reached by keys: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (let index = 0; index < 3; index++) await newAccount(page.request);
    await openBackOffice(page, '/admin/users');
    const rows = page.locator('main [data-row]');
    await expect(rows.nth(2)).toBeVisible();

    await page.keyboard.press('j');
    await expect(rows.nth(0)).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(rows.nth(1)).toBeFocused();
    await expect(rows.nth(1)).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Escape');
    await expect(rows.nth(1)).not.toBeFocused();

    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Search people' });
    await expect(search).toBeFocused();
    await page.keyboard.type('jk/?');
    await expect(search).toHaveValue('jk/?');
    await expect(page.getByText('No people found')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).not.toBeFocused();
    await expect(search).toHaveValue('jk/?');
    await page.keyboard.press('/');
    await page.keyboard.type('Lerato');
    await expect(rows.nth(2)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/users\/usr_/);
    await expect(heading(page, 'Lerato Dlamini')).toBeFocused();
  });
}

test('keys are listed and switched off, and rest while a dialog is open', async ({ page }) => {
  await openBackOffice(page, '/admin/users');
  const rows = page.locator('main [data-row]');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.first()).not.toBeFocused();
  await look(page, 'admin-keys', '[role=dialog]');
  await help.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(rows.first()).not.toBeFocused();

  await page.reload();
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('button', { name: 'All keys' }).click();
  await help.getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
});

test('what was changed is linked, and a voucher has its history', async ({ page }) => {
  const account = await newAccount(page.request);
  const headers = { authorization: `Bearer ${await adminToken(page.request)}` };
  const users = await page.request.get('/api/admin/users', { headers, params: { search: account.email } });
  const [{ id }] = ((await users.json()) as { users: [{ id: string }] }).users;
  await page.request.put(`/api/admin/users/${id}/toggle`, { headers, data: {} });
  await openBackOffice(page, '/admin/audit');
  const row = page.getByRole('row').filter({ hasText: id });
  await row.getByRole('link', { name: 'Disabled or enabled an account' }).click();
  await expect(page).toHaveURL(`/admin/users/${id}`);

  await page.goto('/admin/vouchers?kind=shared');
  await page.getByRole('button', { name: 'History of AUG2025' }).click();
  await expect(page.getByRole('dialog', { name: 'History of AUG2025' })).toContainText(
    /No admin has changed anything here|voucher/,
  );
});
