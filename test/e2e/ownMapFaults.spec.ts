/** Our own map where the connection, the device or the archive fails for a while. */
import { expect, type Page } from '@playwright/test';
import { test } from './line.ts';
import { archive, coloursOf, map, openAt, serveArchive, useOwnMap } from './ownMapPage.ts';
import { buyCode, newAccount, signIn } from './people.ts';

const wakings = {
  'with the connection': (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  'a minute later': (page: Page) => page.clock.fastForward('01:01'),
};

for (const [when, wake] of Object.entries(wakings))
  test(`streets that failed come ${when}, without a reload`, async ({ page }) => {
    await page.clock.install();
    await useOwnMap(page, 'za-test.pmtiles');
    await page.route('**/api/images/basemaps/*', (route) => route.abort());
    await openAt(page);
    await expect(map(page)).toHaveAttribute('data-streets-missing', '');
    await page.unroute('**/api/images/basemaps/*');
    await serveArchive(page, archive);
    await wake(page);
    await expect.poll(() => coloursOf(page, 'vectors')).toBeGreaterThan(3);
    await expect(map(page)).not.toHaveAttribute('data-streets-missing');
  });

test('names are drawn anew when their letters have come', async ({ page }) => {
  await useOwnMap(page, 'za-test.pmtiles');
  await serveArchive(page, archive);
  await openAt(page);
  let send = () => {};
  const letters = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/*.woff2', (route) => letters.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  const search = page.getByRole('combobox', { name: /Search for a place/ });
  await search.fill('-34.0364, 18.6775');
  await page.getByRole('option', { name: /Put the pin exactly here/ }).click();
  await expect.poll(() => coloursOf(page, 'vectors')).toBeGreaterThan(3);
  const before = await picture(page);
  send();
  await expect.poll(() => picture(page)).not.toBe(before);
});

test('after printing the names have their letters again', async ({ page }) => {
  const { code } = await buyCode(page.request, await newAccount(page.request));
  await useOwnMap(page, 'za-test.pmtiles');
  await serveArchive(page, archive);
  await page.goto(`/${code}`);
  await map(page).scrollIntoViewIfNeeded();
  await expect.poll(() => coloursOf(page, 'vectors')).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  // Printing makes browsers load the fonts anew: what is drawn at its end is in others.
  const canvases = await map(page).evaluateHandle((element) => {
    const drawn = new Map<HTMLCanvasElement, string>();
    window.addEventListener('afterprint', () => {
      for (const canvas of element.querySelectorAll<HTMLCanvasElement>('.leaflet-vectors-pane canvas'))
        drawn.set(canvas, canvas.toDataURL());
    });
    return drawn;
  });
  await page.pdf();
  await expect
    .poll(() => canvases.evaluate((drawn) => [...drawn].some(([canvas, was]) => canvas.toDataURL() !== was)))
    .toBe(true);
});

/** Of all tiles that are drawn. */
const picture = (page: Page) =>
  map(page).evaluate((element) =>
    [...element.querySelectorAll<HTMLCanvasElement>('.leaflet-vectors-pane canvas')]
      .map((canvas) => canvas.toDataURL())
      .toSorted()
      .join(' '),
  );

test.describe('areas that are kept', () => {
  test.beforeEach(async ({ page }) => {
    await useOwnMap(page, 'za-test.pmtiles');
    await serveArchive(page, archive);
    await signIn(page, await newAccount(page.request));
    await page.goto('/dashboard');
    await page.getByRole('combobox', { name: /Search your ZarCodes/ }).fill('-34.0364, 18.6775');
    await page.getByRole('option', { name: /Show this point/ }).click();
    await expect.poll(() => coloursOf(page, 'vectors')).toBeGreaterThan(3);
  });

  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Keep this area' });
  const open = (page: Page) => page.getByRole('button', { name: 'Keep this area' }).click();
  const keep = (page: Page) => dialogOf(page).getByRole('button', { name: /^Keep 0[.,]1 MB$/ });

  const keptRanges = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('basemap');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const database = opening.result;
            if (!database.objectStoreNames.contains('ranges')) return resolve(0);
            const counting = database.transaction('ranges').objectStore('ranges').count();
            counting.onsuccess = () => resolve(counting.result);
          };
        }),
    );

  test('the same place twice is one area, and goes as one', async ({ page }) => {
    for (const _ of [1, 2]) {
      await open(page);
      await keep(page).click();
      await expect(dialogOf(page).getByText('This area opens without a connection now.')).toBeVisible();
      await expect(dialogOf(page).getByRole('listitem')).toHaveCount(1);
      await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    }
    expect(await keptRanges(page)).toBeGreaterThan(10);
    await open(page);
    await dialogOf(page)
      .getByRole('button', { name: /^Delete the area/ })
      .click();
    await expect(dialogOf(page).getByRole('listitem')).toHaveCount(0);
    await expect.poll(() => keptRanges(page)).toBe(0);
  });

  test('a full device says so and keeps nothing', async ({ page, context, baseURL }) => {
    const devtools = await context.newCDPSession(page);
    await open(page);
    await expect(keep(page)).toBeVisible();
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
    await keep(page).click();
    await expect(dialogOf(page).getByText('This device has no room for it.')).toBeVisible();
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '' });
    expect(await keptRanges(page)).toBe(0);
    await expect(dialogOf(page).getByRole('listitem')).toHaveCount(0);
  });
});
