/** docs/product/change-requests.md#edit-page. */
import { expect, type Page, test } from '@playwright/test';
import { type CreatorAccount, makeCreatorCode, newCreator, setActive } from './creatorPeople.ts';
import { expectAccessible, look, takePicture } from './look.ts';
import {
  type Account,
  adminToken,
  buyCode,
  newAccount,
  openEditWindow,
  requestChange,
  signIn,
} from './people.ts';

const toast = (page: Page) => page.locator('[data-toast]');
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const history = (page: Page) => page.getByRole('region', { name: 'History' });
const pin = (page: Page) => page.getByRole('button', { name: /^Your pin at/ });

// The map knows this place by these names.
const pretoria = {
  latitude: -25.7461,
  longitude: 28.1881,
  suburb: '',
  city: 'Pretoria',
  province: 'Gauteng',
};

async function newCode(page: Page, place = {}): Promise<{ account: Account; code: string }> {
  const account = await newAccount(page.request);
  const { code } = await buyCode(page.request, account, 'Lerato Hair Salon', place);
  await signIn(page, account);
  return { account, code };
}

async function editable(page: Page, place = {}): Promise<{ account: Account; code: string }> {
  const made = await newCode(page, place);
  await openEditWindow(page.request, made.account, made.code);
  return made;
}

/** Edits a code through the API: another device, which knows nothing of this browser's drafts. */
async function editElsewhere(
  page: Page,
  { token }: Account,
  code: string,
  change: { title: string; north?: number },
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const place = await (await page.request.get(`/api/zarcodes/${code}`, { headers })).json();
  const { latitude, longitude, suburb, city, province, version } = place;
  const { title, north = 0 } = change;
  const data = { title, latitude: latitude + north, longitude, suburb, city, province, version };
  const response = await page.request.put(`/api/zarcodes/${code}`, { headers, data });
  expect(response.status()).toBe(200);
}

async function newCreatorCode(page: Page): Promise<{ creator: CreatorAccount; code: string }> {
  const creator = await newCreator(page.request);
  const code = await makeCreatorCode(page.request, creator, 'Mama Joy Kitchen');
  await signIn(page, creator);
  return { creator, code };
}

test('by keyboard, from Edit Now to the saved place and its history', async ({ page }) => {
  const { code } = await editable(page, pretoria);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: `Edit Now: ${code}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/zarcodes/${code}/edit`);
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${code}` })).toBeFocused();
  await expect(page.getByRole('timer')).toHaveText(/^(24 hours 0|23 hours 59) minutes$/);
  await expect(field(page, 'Title')).toHaveValue('Lerato Hair Salon');
  await expect(history(page)).toContainText('This ZarCode has not been edited yet.');
  // The names are the map's: read-only, and nothing was filled in that nobody asked for.
  await expect(page.getByRole('button', { name: 'My area is called something else' })).toBeVisible();
  await expect(field(page, 'City')).toHaveAttribute('readonly', '');
  await expect(field(page, 'Address line 1 (optional)')).toHaveValue('');

  await pin(page).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByText(/^Moved \d+ m$/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Where the pin was: -25\.746100, 28\.188100/ })).toBeVisible();
  await page.getByRole('button', { name: 'Put it back' }).press('Enter');
  await expect(page.getByText(/^Moved/)).toHaveCount(0);
  await expect(page.getByText('The pin is where it was')).toBeFocused();
  await expect(page.getByRole('img', { name: /^Where the pin was/ })).toHaveCount(0);

  // Into another province: its names follow the pin, the code does not.
  await page.getByLabel('Latitude').fill('-33.9249');
  await page.getByLabel('Longitude').fill('18.4241');
  await expect(field(page, 'Province')).toHaveValue('Western Cape');
  await expect(field(page, 'City')).toHaveValue('Cape Town');
  await expect(page.getByText('Moved 1,308 km')).toBeVisible();
  await page.getByRole('button', { name: 'Show both' }).press('Enter');
  await field(page, 'Title').fill('Lerato at the Sea');
  await field(page, 'Title').press('Enter');
  await expect(toast(page)).toContainText(`Your changes to ${code} were saved.`);
  await expect(page).toHaveURL(`/zarcodes/${code}`);
  await expect(page.getByRole('heading', { name: 'Lerato at the Sea' })).toBeVisible();
  await expect(page.getByText('Cape Town').first()).toBeVisible();

  await page.getByRole('link', { name: 'My ZarCodes' }).first().click();
  await expect(page.getByText('Lerato at the Sea')).toBeVisible();
  await page.getByRole('link', { name: `Edit Now: ${code}` }).click();
  await expect(history(page).getByRole('listitem')).toContainText(['You']);
  for (const text of [
    'Lerato Hair Salon',
    'Lerato at the Sea',
    'moved 1,308 km',
    'Gauteng',
    'Western Cape',
  ]) {
    await expect(history(page)).toContainText(text);
  }
});

test('what was typed is there again after leaving, and what the server refuses is said beside its field', async ({
  page,
}) => {
  const { code } = await editable(page);
  await page.goto(`/zarcodes/${code}/edit`);
  await field(page, 'Title').fill('Something new');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  // Its address comes before it does.
  await expect(page.getByText('Good to see you, Lerato.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('Something new');
  await field(page, 'Title').fill(' ');
  await save(page).click();
  await expect(toast(page)).toContainText('Validation Error');
  await expect(field(page, 'Title')).toBeFocused();
  await field(page, 'Title').fill('Something new');
  await page.getByLabel('Latitude').fill('-40');
  await expect(page.getByText('This point is not in South Africa')).toBeVisible();
  await page.getByLabel('Province').selectOption('Gauteng');
  await field(page, 'City').fill('Tembisa');
  await save(page).click();
  await expect(toast(page)).toContainText('This point is outside South Africa.');
  await page.getByRole('button', { name: 'Put it back' }).click();
  await save(page).click();
  await expect(page).toHaveURL(`/zarcodes/${code}`);
  await expect(page.getByRole('heading', { name: 'Something new' })).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Title')).toHaveValue('Something new');
  await save(page).click();
  await expect(toast(page)).toContainText('Nothing was changed');
});

test('of two tabs the second is refused, and what was typed there stays readable', async ({
  page,
  context,
}) => {
  const { account, code } = await editable(page);
  const second = await context.newPage();
  await page.goto(`/zarcodes/${code}/edit`);
  await second.goto(`/zarcodes/${code}/edit`);
  // What stores drafts has to be loaded: while that goes on it fills in what another tab typed.
  for (const tab of [page, second]) await tab.waitForLoadState('networkidle');
  await field(second, 'Title').fill('From the second tab');
  await field(page, 'Title').fill('From the first tab');
  await save(page).click();
  await expect(page).toHaveURL(`/zarcodes/${code}`);

  await save(second).click();
  const notice = second.getByRole('alert').filter({ hasText: 'This ZarCode was changed in the meantime' });
  await expect(notice).toContainText('Yours was not saved.');
  await expect(field(second, 'Title')).toHaveValue('From the second tab');
  await notice.getByRole('button', { name: 'Load the current version' }).click();
  await expect(field(second, 'Title')).toHaveValue('From the first tab');
  await expect(second.getByText('What you typed before')).toBeVisible();
  await expect(second.getByText('From the second tab')).toBeVisible();
  await expect(history(second).getByRole('listitem')).toContainText(['From the first tab']);
  await takePicture(second, 'edit-conflict', { fullPage: true });

  // The same with an edit from another device: what is stored of the typing here does not cover the current version.
  await field(second, 'Title').fill('Half typed');
  await editElsewhere(page, account, code, { title: 'From a phone' });
  await save(second).click();
  await notice.getByRole('button', { name: 'Load the current version' }).click();
  await expect(history(second).getByRole('listitem').first()).toContainText('From a phone');
  await expect(field(second, 'Title')).toHaveValue('From a phone');
  await expect(second.getByText('Half typed')).toBeVisible();
  await field(second, 'Title').fill('From the second tab');
  await save(second).click();
  await expect(second).toHaveURL(`/zarcodes/${code}`);
  await expect(second.getByRole('heading', { name: 'From the second tab' })).toBeVisible();
});

test('the countdown ends the edit and keeps what was typed; so does the server', async ({ page }) => {
  const { code } = await editable(page);
  await page.clock.install();
  await page.goto(`/zarcodes/${code}/edit`);
  await field(page, 'Title').fill('Half typed');
  const over = page.getByRole('alert').filter({ hasText: 'The 24 hours to edit this ZarCode are over' });

  await page.route('**/api/zarcodes/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          json: { code: 'edit_window_closed', message: 'Please request a change.' },
        })
      : route.fallback(),
  );
  await save(page).click();
  await expect(over).toContainText('please send a new request');
  await expect(over.locator('xpath=..')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(over.getByRole('link', { name: 'Request Change' })).toBeFocused();
  await expect(page.getByText('Half typed')).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await page.reload();

  // What was typed comes back before more is typed.
  await expect(field(page, 'Title')).toHaveValue('Half typed');
  await field(page, 'Title').fill('Half typed again');
  await page.clock.fastForward('12:00:00');
  await expect(page.getByRole('timer')).toHaveText(/^1[12] hours \d+ minutes$/);
  await page.clock.fastForward('12:00:00');
  await expect(over).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByText('Half typed again')).toBeVisible();
  await page.getByRole('button', { name: 'Copy all' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Title: Half typed again');
  await expect(save(page)).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 800 });
  await expectAccessible(page);
  await takePicture(page, 'edit-ended', { fullPage: true });
});

test('says why where there is nothing to edit', async ({ page }) => {
  const { account, code } = await newCode(page);
  const other = await newAccount(page.request);
  const { code: others } = await buyCode(page.request, other);
  await page.goto(`/zarcodes/${code}/edit`);
  await expect(page.getByText('Please request a change first')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Request Change' }).click();
  await expect(page.getByRole('dialog', { name: 'Lerato Hair Salon' })).toBeVisible();
  await requestChange(page.request, account, code);
  for (const [path, text] of [
    [code, 'Your change request is under review'],
    [others, 'You cannot edit this ZarCode'],
    ['7PT-2222', 'ZarCode not found'],
    ['nonsense', 'ZarCode not found'],
  ]) {
    await page.goto(`/zarcodes/${path}/edit`);
    await expect(page.getByText(text ?? '')).toBeVisible();
  }
  await page.route(`**/api/zarcodes/${code.replace('-', '')}`, (route) =>
    route.fulfill({ status: 200, body: '<html>' }),
  );
  await page.route('**/api/change-requests/my', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`/zarcodes/${code}/edit`);
  await expect(page.getByText('Failed to fetch ZarCode')).toBeVisible();
  await page.unroute(`**/api/zarcodes/${code.replace('-', '')}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to fetch ZarCode')).toBeVisible();
  await page.unroute('**/api/change-requests/my');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your change request is under review')).toBeVisible();
});

test('an admin edits anybody’s code without a countdown', async ({ page }) => {
  const owner = await newAccount(page.request);
  const { code } = await buyCode(page.request, owner);
  await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
  await page.goto(`/zarcodes/${code}/edit`);
  await field(page, 'Title').fill('Checked by support');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Checked by support' })).toBeVisible();
  await page.goBack();
  await expect(history(page).getByRole('listitem')).toContainText(['ZarCodes support']);
});

test('a creator edits without a countdown and goes back to the creator dashboard', async ({ page }) => {
  const { code } = await newCreatorCode(page);
  await page.goto(`/creator/edit-zarcode/${code}`);
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${code}` })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Creator Dashboard' })).toHaveAttribute(
    'href',
    '/creator-dashboard',
  );
});

test('a creator who is not active requests a change first, as for any code', async ({ page }) => {
  const { creator, code } = await newCreatorCode(page);
  await setActive(page.request, creator, false);
  await page.route('**/api/creators/me', (route) => route.abort());
  await page.goto(`/creator/edit-zarcode/${code}`);
  await expect(page.getByText('Failed to fetch ZarCode')).toBeVisible();
  await page.unroute('**/api/creators/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Please request a change first')).toBeVisible();
  await openEditWindow(page.request, creator, code);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^(24 hours 0|23 hours 59) minutes$/);
});

test('three widths in light and dark: no axe violations, no horizontal scrolling', async ({ page }) => {
  const { account, code } = await editable(page, pretoria);
  await editElsewhere(page, account, code, { title: 'Lerato Hair Salon and Beauty', north: 0.001 });
  await page.goto(`/zarcodes/${code}/edit`);
  await pin(page).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(history(page).getByRole('listitem')).toHaveCount(1);
  await look(page, 'edit');

  // Nothing covers the two pins on a phone.
  await page.setViewportSize({ width: 375, height: 812 });
  await pin(page).focus();
  for (const key of ['Up', 'Up', 'Up', 'Right', 'Right', 'Right'])
    await page.keyboard.press(`Shift+Arrow${key}`);
  await page.getByRole('button', { name: 'Show both' }).click();
  await expect(page.getByText('Zoom 17')).toBeVisible();
  const both = [pin(page), page.getByRole('img', { name: /^Where the pin was/ })];
  for (const each of both) {
    const isOnTop = () =>
      each.evaluate((element) => {
        const { left, right, top, height } = element.getBoundingClientRect();
        const above = document.elementFromPoint((left + right) / 2, top + height / 4);
        return above !== null && element.contains(above);
      });
    await expect.poll(isOnTop).toBe(true);
  }
});
