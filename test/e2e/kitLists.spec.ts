/** The list parts of the kit, on the page that `npm run dev` serves at /kit. */
import { expect, type Locator, type Page, test } from '@playwright/test';

const phone = { width: 375, height: 812 };

async function openDemo(page: Page, id: string): Promise<Locator> {
  await page.goto(`/kit#${id}`);
  const demo = page.locator(`section[aria-labelledby="${id}"]`);
  await expect(demo).toBeVisible();
  return demo;
}

const firstCells = (demo: Locator) => demo.locator('tbody tr > th').allTextContents();

test('headers sort by text and by number, and set aria-sort', async ({ page }) => {
  const demo = await openDemo(page, 'list-sorted');
  const parcel = demo.getByRole('columnheader', { name: 'Parcel' });
  await expect(parcel).not.toHaveAttribute('aria-sort');
  await parcel.getByRole('button').press('Enter');
  await expect(parcel).toHaveAttribute('aria-sort', 'ascending');
  await expect(parcel.getByRole('button')).toBeFocused();
  const names = await firstCells(demo);
  // Case and accents are ignored, and 4 comes before 10.
  expect(names).toEqual([
    'a lamp 5',
    'Books 6',
    'Éclairs 3',
    'Éclairs 9',
    'Rooibos tea 4',
    'Rooibos tea 10',
    'Shoes 1',
    'Shoes 7',
    'Spare parts 2',
    'Spare parts 8',
  ]);
  await parcel.getByRole('button').press('Enter');
  await expect(parcel).toHaveAttribute('aria-sort', 'descending');
  expect(await firstCells(demo)).toEqual(names.toReversed());

  const weight = demo.getByRole('columnheader', { name: 'Weight' });
  await weight.getByRole('button').click();
  await expect(parcel).not.toHaveAttribute('aria-sort');
  await expect(weight).toHaveAttribute('aria-sort', 'descending');
  const grams = (await demo.locator('tbody tr > td:nth-child(3)').allTextContents()).map(Number.parseFloat);
  expect(grams).toEqual(grams.toSorted((a, b) => b - a));
});

test('on a phone a list is sorted by a select', async ({ page }) => {
  await page.setViewportSize(phone);
  const demo = await openDemo(page, 'list-sorted');
  await expect(demo.getByRole('table')).toHaveCount(0);
  await demo.getByLabel('Sort by').selectOption({ label: 'City, descending' });
  await expect(demo.getByRole('listitem').first()).toContainText('Upington');
  await expect(demo.getByRole('list').first()).toHaveAccessibleName('Parcels');
});

test('a click on a row follows its link, and one on its menu does not', async ({ page }) => {
  const demo = await openDemo(page, 'list-sorted');
  const row = demo.getByRole('row').nth(2);
  await expect(row.getByRole('link')).toHaveAttribute('href', /#parcel-1$/);
  await row.getByRole('link').evaluate((link) => {
    link.addEventListener('click', () => link.setAttribute('data-followed', ''));
  });
  const menu = row.getByRole('button', { name: /^More for/ });
  await menu.click();
  const items = page.getByRole('menuitem');
  await expect(items).toHaveCount(4);
  await expect(items.nth(2)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: /^Edit/ }).click();
  await expect(items).toHaveCount(0);
  await expect(row.getByRole('link')).not.toHaveAttribute('data-followed');
  await row.getByRole('cell').nth(1).click();
  await expect(row.getByRole('link')).toHaveAttribute('data-followed');
});

test('a click on a row opens it, and one on its button does not', async ({ page }) => {
  for (const size of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(size);
    const demo = await openDemo(page, 'list-one');
    await demo.getByRole('button', { name: /^Edit/ }).click();
    await expect(demo.getByText('Opened: none')).toBeVisible();
    await demo.getByText('Bloemfontein').click();
    await expect(demo.getByText('Opened: Shoes 1')).toBeVisible();
    await page.reload();
  }
});

for (const size of [{ width: 1440, height: 900 }, phone]) {
  test(`rows are selected one by one and all at once, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const demo = await openDemo(page, 'list-selection');
    const all = demo.getByRole('checkbox', { name: 'Select all' });
    const box = (name: string) => demo.getByRole('checkbox', { name });
    await expect(demo.getByRole('button', { name: 'Delete selected' })).toHaveCount(0);
    await box('Éclairs 3').check();
    await expect(all).toHaveJSProperty('indeterminate', true);
    await expect(demo.getByRole('status').getByText('1 selected')).toBeVisible();
    await all.check();
    await expect(all).toHaveJSProperty('indeterminate', false);
    await expect(demo.getByText('5 selected')).toBeVisible();
    await box('Éclairs 3').uncheck();
    await expect(demo.getByText('4 selected')).toBeVisible();
    await demo.getByRole('button', { name: 'Clear selection' }).press('Enter');
    await expect(all).toBeFocused();
    await expect(box('Shoes 1')).not.toBeChecked();

    await box('Shoes 1').check();
    await demo.getByRole('button', { name: 'Delete selected' }).press('Enter');
    await expect(box('Shoes 1')).toHaveCount(0);
    await expect(demo.getByText(/\d selected/)).toHaveCount(0);
    await expect(all).toBeFocused();
  });

  test(`the focus stays in place when a row is deleted, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const demo = await openDemo(page, 'list-selection');
    const buttons = demo.getByRole('button', { name: /^Delete / });
    const names = await buttons.evaluateAll((all) =>
      all.map((button) => button.getAttribute('aria-label') ?? ''),
    );
    const deleteButton = (index: number) =>
      demo.getByRole('button', { name: names[index] ?? '', exact: true });
    await deleteButton(3).press('Enter');
    await expect(deleteButton(4)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(deleteButton(2)).toBeFocused();
    for (const _ of [1, 2, 3]) await page.keyboard.press('Enter');
    await expect(demo.getByText('No parcels found')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('filters, sorting and paging work together', async ({ page }) => {
  const demo = await openDemo(page, 'list-paged');
  const found = demo.getByRole('status');
  await expect(found).toHaveText('1000 parcels found, page 1 of 100');
  await demo.getByRole('button', { name: 'Next' }).click();
  await expect(found).toHaveText('1000 parcels found, page 2 of 100');
  await expect(demo.getByText('Showing 11 to 20 of 1000 results')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Next' })).toBeFocused();

  await demo.getByLabel('City').selectOption('Upington');
  await expect(found).toHaveText('249 parcels found, page 1 of 25');
  await demo.getByLabel('Search the parcels').fill('lamp');
  await expect(found).toHaveText(/^\d+ parcels found/);
  await expect(found).not.toHaveText('249 parcels found, page 1 of 25');
  await demo.getByLabel('Sent From').fill('2026-02-01');
  await demo.getByLabel('Sent to').fill('2026-02-10');
  await expect(demo.getByLabel('Sent From')).toHaveAttribute('max', '2026-02-10');
  await expect(found).not.toContainText('page');
  const sent = demo.getByRole('columnheader', { name: 'Sent' });
  await expect(sent).toHaveAttribute('aria-sort', 'descending');
  await sent.getByRole('button').click();
  await expect(sent).toHaveAttribute('aria-sort', 'ascending');
  await expect(demo.getByLabel('Sort by')).toHaveValue('sent-asc');

  await demo.getByLabel('Search the parcels').fill('nothing like it');
  await expect(demo.getByText('No parcels found')).toBeVisible();
  await expect(demo.getByText('Try adjusting your search filters')).toBeVisible();
  await demo.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(found).toHaveText('1000 parcels found, page 1 of 100');
  await expect(demo.getByLabel('Search the parcels')).toBeFocused();
  await expect(demo.getByLabel('Search the parcels')).toHaveValue('');
  await expect(demo.getByLabel('Sort by')).toHaveValue('sent-asc');
  await expect(demo.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
});

test('clearing the filters also clears words that are not sent yet', async ({ page }) => {
  await page.clock.install({ time: '2026-07-01T12:00:00Z' });
  const demo = await openDemo(page, 'list-paged');
  const found = demo.getByRole('status');
  const words = demo.getByLabel('Search the parcels');
  await demo.getByLabel('City').selectOption('Upington');
  await expect(found).toHaveText('249 parcels found, page 1 of 25');
  await page.clock.pauseAt('2026-07-01T13:00:00Z');
  await words.fill('lamp');
  await demo.getByRole('button', { name: 'Clear filters' }).click();
  await page.clock.runFor(1000);
  await expect(found).toHaveText('1000 parcels found, page 1 of 100');
  await expect(words).toHaveValue('');
  await expect(words).toBeFocused();
});

test('a list by cursors goes to older pages and back', async ({ page }) => {
  const demo = await openDemo(page, 'list-cursors');
  const button = (name: string) => demo.getByRole('button', { name });
  await expect(demo.getByText('Page 1', { exact: true })).toBeVisible();
  await expect(demo.getByRole('status')).toHaveText('10 sent parcels on page 1');
  await expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  const pages = [await firstCells(demo)];
  for (const number of [2, 3]) {
    await button('Next').click();
    await expect(demo.getByText(`Page ${number}`, { exact: true })).toBeVisible();
    await expect(demo.getByRole('status')).toHaveText(`10 sent parcels on page ${number}`);
    pages.push(await firstCells(demo));
  }
  expect(new Set(pages.flat()).size).toBe(30);
  // Two pages in one URL keep apart.
  await expect(
    page.locator('section[aria-labelledby="list-paged"]').getByText('Showing 1 to 10'),
  ).toBeVisible();
  for (const number of [2, 1]) {
    await button('Previous').click();
    await expect(demo.getByText(`Page ${number}`, { exact: true })).toBeVisible();
    await expect(demo.getByRole('status')).toHaveText(`10 sent parcels on page ${number}`);
    expect(await firstCells(demo)).toEqual(pages[number - 1]);
  }
});

test('a search that did not come to its end says so, and goes on', async ({ page }) => {
  const demo = await openDemo(page, 'list-cursors');
  await demo.getByLabel('Title').fill('Shoes 601');
  const says = demo.getByRole('status');
  await expect(says).toContainText('No sent parcels found yet');
  await expect(says).toContainText('Older ones were not searched.');
  await demo.getByRole('button', { name: 'Search older' }).click();
  await expect(says).toHaveText('1 sent parcel on page 2');
  expect(await firstCells(demo)).toEqual(['Shoes 601']);
  await expect(demo.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');

  await demo.getByLabel('Title').fill('nothing like it');
  await demo.getByRole('button', { name: 'Search older' }).click();
  await expect(says).toContainText('Try adjusting your search filters');
});

test('loading, empty and failed lists say so', async ({ page }) => {
  const loading = await openDemo(page, 'list-loading');
  await expect(loading.getByRole('status')).toHaveText('Loading...');
  const nextPage = await openDemo(page, 'list-next-page');
  await expect(nextPage.locator('[aria-busy=true]')).toContainText('Shoes 1');
  const empty = await openDemo(page, 'list-empty');
  await expect(empty.getByRole('status')).toContainText('No parcels found');
  await expect(empty.getByRole('button', { name: 'Send a parcel' })).toBeVisible();
  const failed = await openDemo(page, 'list-error');
  await expect(failed.getByRole('alert')).toContainText('Parcels could not be loaded');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed.getByText('Shoes 1')).toBeVisible();
  const refreshFailed = await openDemo(page, 'list-refresh-error');
  await expect(refreshFailed.getByRole('alert')).toBeVisible();
  await expect(refreshFailed.getByText('Shoes 1')).toBeVisible();
});
