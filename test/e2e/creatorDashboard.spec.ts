/** docs/product/creators.md#creator-dashboard, and who is led to it. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { closeByEscape } from './app.ts';
import {
  type CreatorAccount,
  deleteProfile,
  makeCreator,
  makeCreatorCode,
  newCreator,
  setActive,
} from './creatorPeople.ts';
import { watchLayoutShift } from './layoutShift.ts';
import { expectAccessible, look } from './look.ts';
import { buyCode, newAccount, signIn } from './people.ts';

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page) => page.locator('[data-toast]');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const creatorEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Creator' });
const codeLabels = (count: number) => Array.from({ length: count }, (_, index) => `Stall ${index + 1}`);

/** In the same line. */
async function expectBeside(one: Locator, other: Locator): Promise<void> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (first === null || second === null) throw new Error('They are not both shown.');
  expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
  expect(Math.abs(first.y + first.height / 2 - second.y - second.height / 2)).toBeLessThan(4);
}

async function withCodes(page: Page, count: number): Promise<{ creator: CreatorAccount; codes: string[] }> {
  const creator = await newCreator(page.request);
  const codes: string[] = [];
  for (const title of codeLabels(count)) codes.push(await makeCreatorCode(page.request, creator, title));
  return { creator, codes };
}

test('creator codes are on the creator dashboard, and in nothing else of the person', async ({ page }) => {
  const { creator, codes } = await withCodes(page, 11);
  const { code: own } = await buyCode(page.request, creator, 'Own house');
  await signIn(page, creator);

  await page.goto('/dashboard');
  await expect(main(page).getByText('Own house')).toBeVisible();
  await expect(main(page).getByRole('definition').first()).toHaveText('1');
  await expect(main(page).getByText(/^Stall/)).toHaveCount(0);
  const search = page.getByRole('combobox', { name: 'Search your ZarCodes and places on the map' });
  await search.fill('stall');
  await expect(page.getByRole('option', { name: 'Staalrus' })).toBeVisible();
  await expect(page.getByRole('option', { name: /Stall \d/ })).toHaveCount(0);
  await page.goto('/my-codes');
  await expect(page.getByText('1 ZarCode found')).toBeAttached();
  await expect(main(page).getByText(own, { exact: true }).first()).toBeVisible();

  await creatorEntry(page).click();
  await expect(page).toHaveURL('/creator-dashboard');
  await expect(creatorEntry(page)).toHaveAttribute('aria-current', 'page');
  await expect(heading(page, 'Creator Dashboard')).toBeFocused();
  await expect(main(page).getByRole('definition')).toHaveText(['11', '11', '1', '11']);
  await expect(main(page).getByText('Active', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Own house')).toHaveCount(0);
  await expect(page.getByRole('application', { name: 'Map of your creator ZarCodes' })).toBeVisible();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(main(page).getByRole('row')).toHaveCount(2);
  await page.getByLabel('Search your creator ZarCodes').fill('stall 11');
  await expect(page).toHaveURL(/\?search=stall\+11$/);
  await expect(page.getByText('1 ZarCode found')).toBeAttached();
  await page.getByRole('button', { name: `Copy ZarCode ${codes[10]}` }).click();
  await expect(toast(page)).toContainText('ZarCode copied to clipboard');
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await page.getByRole('button', { name: `Delete ${codes[9]}` }).press('Enter');
  const question = page.getByRole('alertdialog', { name: `Delete ${codes[9]}?` });
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(toast(page)).toContainText('ZarCode deleted');
  await expect(main(page).getByRole('definition').first()).toHaveText('10');
  await expect(page.getByRole('button', { name: `Delete ${codes[8]}` })).toBeFocused();

  await page.getByRole('link', { name: `Edit ${codes[8]}` }).click();
  await expect(page).toHaveURL(`/creator/edit-zarcode/${codes[8]}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Stall nine');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/creator-dashboard');
  await expect(main(page).getByText('Stall nine')).toBeVisible();
});

test('signs of all codes, or of those that are chosen, are saved as a PDF', async ({ page }) => {
  await signIn(page, (await withCodes(page, 11)).creator);
  await page.goto('/creator-dashboard');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const chosen = page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Print signs' });
  await chosen.click();
  const dialog = page.getByRole('dialog', { name: 'Print signs' });
  await expect(dialog.getByText('10 signs, each with its QR code')).toContainText('3 sheets of A4.');
  await closeByEscape(dialog);
  await expect(chosen).toBeFocused();

  await page.getByRole('button', { name: 'Print all signs' }).click();
  await dialog.getByLabel('10 on a sheet').check();
  await expect(dialog.getByText('11 signs, each with its QR code')).toContainText('2 sheets of A4.');
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as PDF' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('zarcodes-signs-11.pdf');
  expect((await readFile(await download.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
  await expect(toast(page)).toContainText('The PDF is saved.');
  await expect(dialog).toBeHidden();
});

test('the public page is shared by link and by QR code, while the profile is active', async ({ page }) => {
  const creator = await newCreator(page.request);
  const code = await makeCreatorCode(page.request, creator, 'Stall 1');
  await signIn(page, creator);
  await page.setViewportSize({ width: 375, height: 812 });
  const shift = await watchLayoutShift(page);
  await page.goto('/creator-dashboard');
  const url = new URL(`/${creator.slug}`, page.url()).href;
  const share = page.getByRole('region', { name: 'Your public page' });
  await expect(share.getByRole('img', { name: `QR code that opens ${url}` })).toBeVisible();
  expect(await shift()).toBeLessThan(0.02);
  const card = main(page).getByRole('listitem').filter({ hasText: code });
  await expectBeside(
    card.getByText(code, { exact: true }),
    card.getByRole('button', { name: `Actions for ${code}` }),
  );
  await share.getByRole('button', { name: 'Copy Link' }).click();
  await expect(toast(page)).toContainText('Link copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expect(share.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(url)),
  );
  await expect(share.getByRole('link', { name: 'Open Page' })).toHaveAttribute('href', `/${creator.slug}`);
  await expect(share.getByRole('link', { name: 'Edit creator profile' })).toHaveAttribute('href', '/profile');
  for (const kind of ['PNG', 'SVG']) {
    const saved = page.waitForEvent('download');
    await share.getByRole('button', { name: `Save the QR code as ${kind}` }).click();
    expect((await saved).suggestedFilename()).toBe(`${creator.slug}-qr.${kind.toLowerCase()}`);
  }

  await setActive(page.request, creator, false);
  await page.reload();
  await expect(main(page).getByText('Inactive', { exact: true })).toBeVisible();
  await expect(page.getByText('Your creator profile is not active. Please contact support.')).toBeVisible();
  await expect(share.getByText('It is not shown while your profile is inactive.')).toBeVisible();
  await expect(share.getByRole('button')).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Generate ZarCodes' })).toHaveCount(0);
});

test('the codes of a deleted profile are listed for who held it, also beside those of a new one', async ({
  page,
}) => {
  const { creator, codes } = await withCodes(page, 2);
  await deleteProfile(page.request, creator);
  await signIn(page, creator);
  await page.goto('/dashboard');
  await creatorEntry(page).click();
  const list = page.getByRole('region', { name: /^ZarCodes of your former profile Mama Joy/ });
  await expect(list.getByText(/^Stall/)).toHaveText(['Stall 2', 'Stall 1']);
  await list.getByLabel('Search your creator ZarCodes').fill('stall 1');
  await expect(list.getByText(/^Stall/)).toHaveText(['Stall 1']);
  await list.getByRole('button', { name: `Delete ${codes[0]}` }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(toast(page)).toContainText('ZarCode deleted');
  await list.getByRole('button', { name: 'Clear filters' }).click();
  await expect(list.getByText(/^Stall/)).toHaveText(['Stall 2']);

  await makeCreator(page.request, creator);
  await page.reload();
  await expect(main(page).getByText('No ZarCodes yet')).toBeVisible();
  await page.getByRole('combobox', { name: 'Creator profile' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?profile=crt_/);
  await expect(list.getByText(/^Stall/)).toHaveText(['Stall 2']);
  // The new profile gives no right to edit what was made with the one before.
  await page.goto(`/zarcodes/${codes[1]}/edit`);
  await expect(main(page).getByText('Please request a change first')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Request Change' }).click();
  await expect(page.getByRole('dialog')).toContainText(codes[1] ?? '');
});

test('without a profile: what creators are, and a request that loses nothing', async ({ page }) => {
  const account = await newAccount(page.request);
  await signIn(page, account);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/creators/me')) requests += 1;
  });
  await page.goto('/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(creatorEntry(page)).toHaveCount(0);
  await page.goto('/creator-dashboard');
  await expect(page.getByRole('heading', { name: 'What creators have' })).toBeVisible();
  expect(requests).toBe(1);

  const message = page.getByRole('textbox', { name: 'What will you make ZarCodes for?' });
  const send = page.getByRole('button', { name: 'Send Request' });
  await message.fill('The farms around Tzaneen');
  await page.route('**/api/creators/request', (route) => route.abort());
  await send.press('Enter');
  await expect(toast(page)).toContainText('Request Failed');
  await expect(message).toHaveValue('The farms around Tzaneen');
  await page.unroute('**/api/creators/request');
  await send.press('Enter');
  await expect(page.getByText('Your request has been sent. We will get back to you by email.')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Request sent');

  await page.reload();
  await message.fill('Once more');
  await send.click();
  await expect(toast(page)).toContainText('You have already sent a request today.');
  await expect(message).toHaveValue('Once more');

  // An admin made the profile in the meantime.
  await makeCreator(page.request, account);
  await send.click();
  await expect(main(page).getByText('No ZarCodes yet')).toBeVisible();
});

test('what cannot be loaded says so, and is tried again', async ({ page }) => {
  const creator = await newCreator(page.request);
  await signIn(page, creator);
  await page.route('**/api/creators/**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/creator-dashboard');
  await expect(page.getByText('Your creator profile could not be loaded')).toBeVisible();
  await page.unroute('**/api/creators/**');
  await page.route('**/api/creators/*/zarcodes?**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Map Loading Error')).toBeVisible();
  await expect(page.getByText('Your creator ZarCodes could not be loaded')).toBeVisible();
  await page.unroute('**/api/creators/*/zarcodes?**');
  for (const name of ['Your creator ZarCodes on the map', 'Your creator ZarCodes']) {
    await page.getByRole('region', { name, exact: true }).getByRole('button', { name: 'Try again' }).click();
  }
  await expect(main(page).getByText('No ZarCodes yet')).toBeVisible();
  await expect(page.getByRole('application', { name: 'Map of your creator ZarCodes' })).toBeVisible();
});

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page)).toContainText('Welcome back!');
}

test('signing in leads creators to their dashboard', async ({ page }) => {
  const creator = await newCreator(page.request);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/creators/me')) requests.push(request.url());
  });
  await page.goto('/login');
  await logIn(page, creator);
  await expect(heading(page, 'Creator Dashboard')).toBeVisible();
  await expect(main(page).getByText('No ZarCodes yet')).toBeVisible();
  expect(requests).toHaveLength(1);
  await page.goto('/login');
  await expect(page).toHaveURL('/creator-dashboard');

  // The page that was wanted comes first, and a request that fails holds nobody up.
  for (const [from, to] of [
    ['/my-codes?page=2', '/my-codes?page=2'],
    ['', '/dashboard'],
  ] as const) {
    await page.evaluate(() => localStorage.clear());
    await page.route('**/api/creators/me', (route) => route.abort());
    await page.goto(from === '' ? '/login' : from);
    await logIn(page, creator);
    await expect(page).toHaveURL(to);
  }
});

test('signing in leads people without a profile to the dashboard', async ({ page }) => {
  const account = await newAccount(page.request);
  await page.goto('/login');
  await logIn(page, account);
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('pictures', async ({ page }) => {
  const { creator } = await withCodes(page, 3);
  await signIn(page, creator);
  await page.goto('/creator-dashboard');
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(page.getByText('Stall 3', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look(page, 'creator-dashboard');
  await page.goto('/creator-generator');
  await expect(page.getByText('Zoom 8')).toBeVisible();
  await page.getByLabel('Title').fill('Stall 4');
  await page.getByLabel('Latitude').fill('-25.99636');
  await page.getByLabel('Longitude').fill('28.2268');
  await expect(page.getByLabel('City')).not.toHaveValue('');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: 'Generate ZarCode' }).click();
  await expect(page.getByText('4 of 500')).toBeVisible();
  await look(page, 'creator-generator');
  await page.route('**/api/creators/me', (route) => route.fulfill({ status: 404, json: {} }));
  const former = { id: creator.creatorId, displayName: 'Mama Joy', totalCodes: 4 };
  await page.route('**/api/creators/me/former', (route) => route.fulfill({ json: { creators: [former] } }));
  await page.goto('/creator-dashboard');
  await expect(page.getByRole('button', { name: 'Send Request' })).toBeVisible();
  await expect(page.getByText('Stall 4', { exact: true })).toBeVisible();
  await look(page, 'creator-request');
});
