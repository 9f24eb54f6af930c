/** docs/product/viewing-codes.md#my-zarcodes: the list's state in the URL, its order, and what a deletion leaves. */
import { expect, type Page, test } from '@playwright/test';
import { closeByEscape } from './app.ts';
import { buyCode, newAccount, signIn } from './people.ts';

async function openWithCodes(page: Page, count: number): Promise<string[]> {
  const account = await newAccount(page.request);
  const codes: string[] = [];
  for (let place = 1; place <= count; place++) {
    codes.push((await buyCode(page.request, account, `Place ${place}`)).code);
  }
  await signIn(page, account);
  await page.goto('/my-codes?page=two&province=Atlantis');
  await expect(page.getByText(`Place ${count}`, { exact: true })).toBeVisible();
  return codes;
}

const toast = (page: Page) => page.locator('[data-toast]');
const found = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

test('filters and pages are in the URL, and the back button follows them', async ({ page }) => {
  await openWithCodes(page, 11);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/my-codes\?page=2$/);
  await expect(page.getByText('Place 1', { exact: true })).toBeVisible();

  // A filter returns to the first page, and typing adds no history entries.
  await page.getByLabel('Search your ZarCodes').pressSequentially('place 1', { delay: 20 });
  await expect(page).toHaveURL(/\/my-codes\?search=place\+1$/);
  await expect(found(page, '3 ZarCodes found')).toBeAttached();
  await page.getByLabel('Province').selectOption('Limpopo');
  await expect(page.getByText('No ZarCodes found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search filters')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Province')).toHaveValue('');
  await expect(found(page, '3 ZarCodes found')).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(/\/my-codes\?page=two&province=Atlantis$/);
  await expect(page.getByLabel('Search your ZarCodes')).toHaveValue('');
  await expect(found(page, '11 ZarCodes found, page 1 of 2')).toBeAttached();

  await page.goForward();
  await expect(page.getByLabel('Search your ZarCodes')).toHaveValue('place 1');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/my-codes$/);
  await expect(page.getByLabel('Search your ZarCodes')).toBeFocused();
});

test('the column headers and the select above them share one sort order', async ({ page }) => {
  await openWithCodes(page, 3);
  const header = (name: string) => page.getByRole('columnheader', { name });
  await expect(header('Created')).toHaveAttribute('aria-sort', 'descending');
  await header('Location Details').getByRole('button').click();
  await expect(page).toHaveURL(/sortBy=title-asc/);
  await expect(page.getByLabel('Sort by')).toHaveValue('title-asc');
  await expect(header('Location Details')).toHaveAttribute('aria-sort', 'ascending');
  await expect(header('Created')).not.toHaveAttribute('aria-sort');
  await expect(page.getByRole('row').nth(1)).toContainText('Place 1');
  await page.getByLabel('Sort by').selectOption('Oldest first');
  await expect(header('Created')).toHaveAttribute('aria-sort', 'ascending');
  await header('Created').getByRole('button').click();
  await expect(page).toHaveURL(/\/my-codes$/);
});

test('a row opens its details, which a reload shows again', async ({ page }) => {
  const [code = ''] = await openWithCodes(page, 1);
  await page.getByText('Hospital View, Tembisa, Gauteng').click();
  const details = page.getByRole('dialog', { name: 'Place 1' });
  await expect(details).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`details=${code}$`));
  await page.reload();
  await closeByEscape(details);
  await expect(page).not.toHaveURL(/details/);
});

test('closing details goes back to the list as it was, so that Back then leaves it', async ({ page }) => {
  await openWithCodes(page, 1);
  await page.goto('/support');
  await page.goto('/my-codes?search=place');
  const details = page.getByRole('dialog', { name: 'Place 1' });
  for (const _ of [1, 2]) {
    await page.getByText('Hospital View, Tembisa, Gauteng').click();
    await closeByEscape(details);
    await expect(page).toHaveURL(/\/my-codes\?search=place$/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
});

test('closing details that a link opened stays on the list', async ({ page }) => {
  const [code = ''] = await openWithCodes(page, 1);
  await page.goto('/support');
  await page.goto(`/my-codes?details=${code}`);
  const details = page.getByRole('dialog', { name: 'Place 1' });
  await closeByEscape(details);
  await expect(page).toHaveURL(/\/my-codes$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
});

test('a filter leaves parameters of the URL that are not of the list', async ({ page }) => {
  await openWithCodes(page, 1);
  await page.goto('/my-codes?tab=mine');
  await page.getByLabel('Province').selectOption('Gauteng');
  await expect(page).toHaveURL(/\/my-codes\?tab=mine&province=Gauteng$/);
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]) {
  test(`deleting and undoing it move the focus to the right row, ${size.width} px`, async ({ page }) => {
    const isPhone = size.width < 768;
    await page.setViewportSize(size);
    const codes = await openWithCodes(page, 3);
    const button = (index: number) =>
      page.getByRole('button', { name: `${isPhone ? 'Actions for' : 'Delete'} ${codes[index]}` });
    const remove = async (index: number) => {
      await button(index).press('Enter');
      if (isPhone) {
        const entry = page.getByRole('menuitem', { name: `Delete ${codes[index]}` });
        await expect(entry).toHaveText('Delete');
        await expect(page.getByRole('menu')).toBeFocused();
        await page.keyboard.press('End');
        await expect(entry).toHaveAttribute('data-highlighted', '');
        await page.keyboard.press('Enter');
      } else {
        await expect(button(index)).toHaveText('Delete');
      }
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
      await expect(button(index)).toHaveCount(0);
    };
    await remove(1);
    // The newest is first.
    await expect(button(0)).toBeFocused();
    await expect(found(page, '2 ZarCodes found')).toBeAttached();

    await expect(toast(page)).toContainText('ZarCode deleted');
    await expect(toast(page)).toContainText('Press F8 to go to Undo.');
    await page.keyboard.press('F8');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText(`${codes[1]} is back as it was.`);
    await expect(button(1)).toBeFocused();
    await expect(found(page, '3 ZarCodes found')).toBeAttached();
    await expect(page.locator('[data-row]').nth(1)).toContainText('Place 2');
  });
}

test('an undo that did not arrive can be tried again, and none is offered after 10 seconds', async ({
  page,
}) => {
  await page.clock.install();
  const [code = ''] = await openWithCodes(page, 1);
  const remove = async () => {
    await page.getByRole('button', { name: `Delete ${code}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  await remove();
  await page.route('**/restore', (route) => route.abort());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Undo failed');
  await page.unroute('**/restore');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page)).toContainText('ZarCode restored');
  await expect(page.getByText('Place 1', { exact: true })).toBeVisible();

  await remove();
  const undo = page.getByRole('button', { name: 'Undo' });
  // Resting on it does not help.
  await undo.hover();
  await page.clock.runFor(9000);
  await expect(undo).toBeVisible();
  await page.clock.runFor(1000);
  await expect(undo).toHaveCount(0);
  await expect(page.getByText('No ZarCodes found')).toBeVisible();
});

test('a list that misses a deletion is fetched once more', { tag: '@C20' }, async ({ page }) => {
  const [code = ''] = await openWithCodes(page, 2);
  const list = '**/api/zarcodes?**';
  const listed = page.waitForResponse(list);
  await page.reload();
  const before = await (await listed).json();
  // As an index answers that is behind.
  await page.route(list, (route) => route.fulfill({ json: before }), { times: 1 });
  const refreshed = page.waitForResponse(list);
  await page.getByRole('button', { name: `Delete ${code}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await refreshed;
  await expect(found(page, '1 ZarCode found')).toBeAttached();
  await expect(page.getByText('Place 1', { exact: true })).toHaveCount(0);
});

test('a list that cannot be fetched once more stays as it is', { tag: '@C20' }, async ({ page }) => {
  const [code = ''] = await openWithCodes(page, 2);
  const list = '**/api/zarcodes?**';
  await page.route(list, (route) => route.abort());
  await page.route(list, (route) => route.continue(), { times: 1 });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/zarcodes?'));
  await page.getByRole('button', { name: `Delete ${code}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(found(page, '1 ZarCode found')).toBeAttached();
  await failed;
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Place 2', { exact: true })).toBeVisible();
});

test('codes that cannot be loaded say so, and can be tried again', async ({ page }) => {
  await page.route('**/api/zarcodes?**', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  const account = await newAccount(page.request);
  await buyCode(page.request, account);
  await signIn(page, account);
  await page.goto('/my-codes');
  await expect(page.getByRole('alert')).toContainText('Your ZarCodes could not be loaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Lerato Hair Salon')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
