/** Two phones of one creator, and homes beside each other: docs/product/villages.md#handing-a-booklet-over. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { newCreator } from './creatorPeople.ts';
import { capture, capturedIn, countsOf, measure, onPhone, press, reserve } from './fieldMode.ts';
import { test } from './line.ts';
import { expectAccessible, expectNoSidewaysScrolling, look } from './look.ts';
import { signIn } from './people.ts';

test.use(onPhone);

const allBooklets = (page: Page) => page.getByRole('region', { name: 'All booklets' });

/** In the list of booklets, and in the question that follows. */
async function pressTwice(page: Page, name: string): Promise<void> {
  await allBooklets(page).getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

const changeStoredVersion = (page: Page, version: number) =>
  page.evaluate(async (to) => {
    const opening = indexedDB.open('keyval-store');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const changing = opening.result.transaction('keyval', 'readwrite');
    const cursor = changing.objectStore('keyval').openCursor();
    cursor.onsuccess = () => {
      if (cursor.result === null) return;
      if (String(cursor.result.key).startsWith('field.'))
        cursor.result.update({ ...cursor.result.value, version: to });
      cursor.result.continue();
    };
    await new Promise((resolve) => {
      changing.oncomplete = resolve;
    });
    opening.result.close();
  }, version);

test('two phones of one creator use no code twice, and hand a booklet over', async ({
  page,
  request,
  browser,
  contextOptions,
}) => {
  test.slow();
  const creator = await newCreator(request);
  const headers = { authorization: `Bearer ${creator.token}` };
  const reservations = async () =>
    (await (await request.get('/api/creators/me/reservations', { headers })).json()).reservations;
  const open = async (phone: Page) => {
    await signIn(phone, creator);
    await phone.goto('/creator-field');
    await press(phone, 'Begin');
    await expect(phone.getByRole('heading', { name: 'Booklet', exact: true })).toBeFocused();
  };
  await open(page);
  await reserve(page, 2);
  await expect(page.getByText('2 reserved ZarCodes are left on this phone.')).toBeVisible();
  const [{ codes }] = await reservations();

  const other = await (await browser.newContext(contextOptions)).newPage();
  await open(other);
  await press(other, 'All booklets');
  await expect(allBooklets(other).getByText('Not on this phone. Another one may have it.')).toBeVisible();
  await pressTwice(other, 'Take over');
  await expect(allBooklets(other).getByText('On this phone')).toBeVisible();
  await expectAccessible(other);
  await look(other, 'creator-field-booklets');
  await press(other, 'Back to capturing');
  await expect(other.getByRole('heading', { name: 'Next home' })).toBeFocused();

  // The first phone goes on with it all the same.
  await capture(page, { title: 'House 1', north: 5 });
  await expect(countsOf(page)).toHaveText('0 waiting, 1 made, 0 need attention');
  await capture(other, { title: 'House 2', north: 6 });
  await expect(capturedIn(other).getByText(/^This reserved ZarCode is used already\./)).toBeVisible();
  await press(other, `Take ${codes[1]} instead`);
  await expect(countsOf(other)).toHaveText('0 waiting, 1 made, 0 need attention');
  const titles = codes.map(
    async (code: string) => (await (await request.get(`/api/zarcodes/${code}`)).json()).title,
  );
  expect(await Promise.all(titles)).toEqual(['House 1', 'House 2']);

  await reserve(other, 2);
  await expect(other.getByText('2 reserved ZarCodes are left on this phone.')).toBeVisible();
  await press(other, 'All booklets');
  await pressTwice(other, 'Hand over');
  await expect(allBooklets(other).getByText(/^Handed over by this phone\./)).toBeVisible();
  await press(other, 'Back to capturing');
  await expect(other.getByText('This phone has no reserved ZarCodes.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Save and next' })).toBeHidden();
  await other.context().close();

  await press(page, 'All booklets');
  await pressTwice(page, 'Take over');
  await press(page, 'Back to capturing');
  // Refusals leave all that was typed, and say what to do.
  await capture(page, { title: 'House 3', north: 7, province: 'Western Cape' });
  await expect(
    capturedIn(page).getByText(/^This point is not in Western Cape but in Gauteng\./),
  ).toBeVisible();
  await press(page, 'Change');
  await expect(page.getByLabel('House number or title')).toHaveValue('House 3');
  await page.getByLabel('Province').selectOption('Gauteng');
  await press(page, 'Save and next');
  await expect(countsOf(page)).toHaveText('0 waiting, 2 made, 0 need attention');
  await measure(page, 7);
  await expect(page.getByText(/ is less than 10 m from here\. Is this another home\?$/)).toBeVisible();
  await expect(page.getByLabel('House number or title')).toHaveValue('House 4');

  const last = (await reservations()).find((each: { codes: string[] }) => each.codes.length === 1);
  expect((await request.delete(`/api/creators/me/reservations/${last.id}`, { headers })).ok()).toBe(true);
  await page.getByLabel('House number or title').fill('House 5');
  await press(page, 'Save and next');
  await expect(capturedIn(page).getByText(/^This ZarCode is not reserved for you any more\./)).toBeVisible();
  await expect(capturedIn(page).getByText(/^Reserve ZarCodes or take a booklet over, then/)).toBeVisible();
  await reserve(page, 1);
  await capturedIn(page)
    .getByRole('button', { name: /^Take .* instead$/ })
    .click();
  await expect(countsOf(page)).toHaveText('0 waiting, 3 made, 0 need attention');

  await reserve(page, 1);
  await expect(page.getByText('1 reserved ZarCode is left on this phone.')).toBeVisible();
  await press(page, 'All booklets');
  await pressTwice(page, 'Release');
  await expect(allBooklets(page).getByText('You have no booklets with unused ZarCodes.')).toBeVisible();

  // A newer version of the app, in another tab, has stored more than this one knows.
  await changeStoredVersion(page, 2);
  await page.reload();
  await expect(page.getByText('Your homes were stored by a newer version of this page.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reserve ZarCodes' })).toBeHidden();
  await changeStoredVersion(page, 1);
  await page.reload();
  await expect(countsOf(page)).toHaveText('0 waiting, 3 made, 0 need attention');
});

test('a home beside another one is asked about, made anyway or dropped', async ({ page, request }) => {
  const creator = await newCreator(request);
  await signIn(page, creator);
  await page.goto('/creator-field');
  await press(page, 'Begin');
  await page.getByLabel('Who captures with them').fill('Sipho');
  await reserve(page, 4);
  await press(page, 'All booklets');
  await expect(allBooklets(page).getByText('Sipho')).toBeVisible();
  await press(page, 'Back to capturing');
  await capture(page, { title: 'House 1', north: 5 });
  await expect(countsOf(page)).toHaveText('0 waiting, 1 made, 0 need attention');
  // This phone knows of it no more, as another one does not.
  await press(page, 'Remove those that are made from this list');
  for (const title of ['House 1a', 'House 1b']) await capture(page, { title, north: 5 });
  const beside = capturedIn(page).getByText(
    /^[A-Z]{3}-.{4} is less than 10 m from here\. Is this another home\?$/,
  );
  // The second was asked about on the phone, where the first of them waits.
  await expect(beside).toHaveCount(1);
  await expect(countsOf(page)).toHaveText('0 waiting, 1 made, 1 need attention');
  await expectAccessible(page);
  await look(page, 'creator-field-beside');
  await press(page, 'Make it anyway');
  await expect(countsOf(page)).toHaveText('0 waiting, 2 made, 0 need attention');

  await press(page, 'Remove those that are made from this list');
  await capture(page, { title: 'House 1 again', north: 5 });
  await expect(beside).toHaveCount(1);
  await press(page, 'Drop it');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Drop it', exact: true }).click();
  await expect(capturedIn(page)).toBeHidden();
  await expect(page.getByText('1 reserved ZarCode is left on this phone.')).toBeVisible();
  const listed = await (await request.get(`/api/creators/${creator.creatorId}/zarcodes`)).json();
  expect(listed.zarCodes.map(({ title }: { title: string }) => title).toSorted()).toEqual([
    'House 1',
    'House 1a',
    'House 1b',
  ]);

  // Many slips need the password, which field mode does not ask for: it says where they are made.
  const headers = { authorization: `Bearer ${creator.token}` };
  for (let slip = 0; slip < 20; slip++) {
    const made = await request.post(`/api/zarcodes/${listed.zarCodes[0].id}/claim-slips`, { headers });
    expect(made.ok()).toBe(true);
  }
  await page.getByLabel('Make a claim slip for who lives here').check();
  await capture(page, { title: 'House 9', north: 8 });
  await expect(
    capturedIn(page).getByText('Made, without its claim slip: more than 20 in a day need your password.'),
  ).toBeVisible();
  await capturedIn(page).getByRole('link', { name: 'Make all slips on the project page' }).click();
  const byBooklet = page.getByRole('region', { name: 'ZarCodes of each booklet' });
  await expect(byBooklet.getByRole('listitem')).toHaveText(/^Sipho\s*4$/);
  await press(page, 'Check the details');
  await expect(page.locator('div:focus')).toContainText('Without a photo');
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByText('Without a photo: 4 ZarCodes').click();
  await expect(details.getByRole('link')).toHaveCount(4);
  await expect(details.getByText('Claim slip not used yet: 1 ZarCode')).toBeVisible();
  await expect(details.getByText(/^Less accurate than 20 m:/)).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await look(page, 'creator-project-details');
  const download = page.waitForEvent('download');
  await press(page, 'Save as CSV');
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\r\n')[0]).toMatch(/Link.*Accuracy \(m\).*Photos.*Directions.*Claim slip/);
  expect(csv.split('\r\n')[1]).toMatch(/,[67](\.\d)?,0,no,none$/);
});
