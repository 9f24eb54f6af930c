/** Our own map: vector tiles of a small archive in the real format, by ranges. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request } from '@playwright/test';
import { placeFolder } from '#shared/data/placeFiles.ts';
import { makeBasemap } from '../support/basemap/makeBasemap.ts';
import { townFeatures } from '../support/basemap/town.ts';
import { collectErrors } from './app.ts';
import { newCreator } from './creatorPeople.ts';
import { test } from './line.ts';
import { expectAccessible, expectNoSidewaysScrolling, takePicture } from './look.ts';
import {
  archive,
  coloursOf,
  map,
  openAt,
  ownSettings,
  partOf,
  serveArchive,
  useOwnMap,
} from './ownMapPage.ts';
import { buyCode, newAccount, signIn, tembisa } from './people.ts';

test('roads, water and names are drawn from one file, read by ranges', async ({ page }) => {
  const errors = collectErrors(page);
  await useOwnMap(page, 'za-test.pmtiles');
  const ranges = await serveArchive(page, archive);
  const scripts: Request[] = [];
  page.on('request', (sent) => {
    if (/\/assets\/ownMap-[^/]+\.js$/.test(sent.url())) scripts.push(sent);
  });
  await openAt(page);
  await expect.poll(() => coloursOf(page, 'vectors')).toBeGreaterThan(3);
  const [script] = await Promise.all(scripts.map((sent) => sent.sizes()));
  expect(script?.responseBodySize).toBeGreaterThan(10_000);
  expect(script?.responseBodySize).toBeLessThan(60_000);
  await expect(map(page).getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  await expect(map(page).getByRole('link', { name: 'Protomaps' })).toBeVisible();
  await takePicture(page, 'ownMap-18');
  // The first one has the header and where every tile is.
  expect(ranges[0]).toBe('bytes=0-16383');
  expect(bytesOf(ranges)).toBeLessThan(250_000);

  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  for (const zoom of [17, 16, 15, 14]) {
    await zoomOut.click();
    await expect(page.getByText(`Zoom ${zoom}`)).toBeVisible();
  }
  await expect.poll(() => coloursOf(page, 'vectors')).toBeGreaterThan(3);
  await takePicture(page, 'ownMap-14');
  await page.emulateMedia({ colorScheme: 'dark' });
  await takePicture(page, 'ownMap-14-dark');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  expect(errors).toEqual([]);
});

test('what fails leaves the bundled map, and without a file the map is the open one', async ({ page }) => {
  await useOwnMap(page, 'za-gone.pmtiles');
  await page.route('**/api/images/basemaps/*', (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await openAt(page);
  await expect.poll(() => coloursOf(page, 'paper')).toBeGreaterThan(2);
  expect(await coloursOf(page, 'vectors')).toBe(0);
  await takePicture(page, 'ownMap-gone');

  await useOwnMap(page);
  const pictures = page.waitForRequest(/tile\.openstreetmap\.org/);
  await page.reload();
  await pictures;
});

const bytesOf = (ranges: readonly string[]) =>
  ranges
    .map((range) => range.match(/\d+/g)?.map(Number) ?? [])
    .reduce((sum, [from = 0, to = 0]) => sum + to - from + 1, 0);

const nameFiles = join('dist/web', placeFolder, 'tiles');

/** As browsers get them. */
function fourLargestNameFiles(): number {
  const sizes = readdirSync(nameFiles)
    .filter((name) => name.endsWith('.br'))
    .map((name) => statSync(join(nameFiles, name)).size);
  return sizes
    .toSorted((a, b) => b - a)
    .slice(0, 4)
    .reduce((sum, size) => sum + size);
}

test('the first map of a code in a dense township takes at most 250 KB of tiles, names and letters', async ({
  page,
}) => {
  test.slow();
  const { code } = await buyCode(page.request, await newAccount(page.request));
  const town = makeBasemap([tembisa], {}, (point) => townFeatures({ ...point, metres: 1600 }));
  await useOwnMap(page, 'za-test.pmtiles');
  const ranges = await serveArchive(page, town);
  const others: Request[] = [];
  page.on('request', (sent) => {
    if (/\.woff2$|\/places-[^/]+\/tiles\//.test(sent.url())) others.push(sent);
  });
  for (const [width, height] of [
    [360, 640],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    ranges.length = 0;
    others.length = 0;
    await page.goto(`/${code}`);
    await map(page).scrollIntoViewIfNeeded();
    await expect.poll(() => coloursOf(page, 'vectors')).toBeGreaterThan(3);
    await page.waitForLoadState('networkidle');
    await takePicture(page, `ownMap-town-${width}`);
    // Of the first 16 KB the archive of the whole country has as much again in directories of parts.
    const leafDirectories = 40_000;
    // The letters, and names of the bundled map, of which a view that lacks tiles fetches four files at most.
    const sizes = await Promise.all(others.map((sent) => sent.sizes()));
    const letters = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(
      bytesOf(ranges) + leafDirectories + letters + fourLargestNameFiles(),
      `${width} px: ${bytesOf(ranges)} of tiles, ${letters} of letters`,
    ).toBeLessThanOrEqual(250_000);
  }
});

test('ranges that are refused leave the bundled map, and a text file is no map', async ({ page }) => {
  await useOwnMap(page, 'za-test.pmtiles');
  const answers: { status: number; body: string | Buffer }[] = [
    { status: 416, body: 'Requested Range Not Satisfiable' },
    { status: 403, body: 'Forbidden' },
    { status: 206, body: 'Roads of South Africa\n'.repeat(2000) },
    // As of a server that knows no ranges.
    { status: 200, body: archive },
  ];
  let answer = answers[0];
  await page.route('**/api/images/basemaps/*', (route) => route.fulfill(answer));
  await openAt(page);
  for (const each of answers) {
    answer = each;
    await page.reload();
    await expect(map(page)).toHaveAttribute('data-streets-missing', '');
    await expect.poll(() => coloursOf(page, 'paper')).toBeGreaterThan(2);
    expect(await coloursOf(page, 'vectors')).toBe(0);
  }
});

test('on paper it is thin lines and names', async ({ page }) => {
  await useOwnMap(page, 'za-test.pmtiles');
  await serveArchive(page, archive);
  await openAt(page);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => coloursOf(page, 'vectors')).toBeGreaterThan(3);
  await page.emulateMedia({ colorScheme: 'dark' });
  const whiteShare = () =>
    map(page).evaluate((element) => {
      let [white, all] = [0, 0];
      for (const canvas of element.querySelectorAll<HTMLCanvasElement>('.leaflet-vectors-pane canvas')) {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        for (let at = 0; at < pixels.length; at += 4 * 97) {
          all += 1;
          if (Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) > 250) white += 1;
        }
      }
      return white / all;
    });
  await expect.poll(whiteShare).toBeLessThan(0.05);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  // At once: a browser prints what is there when the event has ended.
  expect(await whiteShare()).toBeGreaterThan(0.9);
  expect(await coloursOf(page, 'vectors')).toBeGreaterThan(3);
  await takePicture(page, 'ownMap-print');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await whiteShare()).toBeLessThan(0.05);
});

test('an area is kept, opens without a connection, and is deleted', async ({ page }) => {
  await useOwnMap(page, 'za-test.pmtiles');
  await serveArchive(page, archive);
  await signIn(page, await newAccount(page.request));
  await page.goto('/dashboard');
  const showKhayelitsha = async () => {
    await page.getByRole('combobox', { name: /Search your ZarCodes/ }).fill('-34.0364, 18.6775');
    await page.getByRole('option', { name: /Show this point/ }).click();
    await expect.poll(() => coloursOf(page, 'vectors')).toBeGreaterThan(3);
  };
  await showKhayelitsha();

  await page.getByRole('button', { name: 'Keep this area' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep this area' });
  const keep = dialog.getByRole('button', { name: /^Keep 0[.,]1 MB$/ });
  await expect(keep).toBeVisible();
  await takePicture(page, 'ownMap-keep');
  await expectAccessible(page);
  await keep.click();
  await expect(dialog.getByText('This area opens without a connection now.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await takePicture(page, 'ownMap-kept');
  await dialog.getByRole('button', { name: 'Close' }).click();

  // The edge gives nothing any more.
  await page.route('**/api/images/basemaps/*', (route) => route.abort());
  await page.reload();
  await showKhayelitsha();
  await takePicture(page, 'ownMap-offline');

  await page.getByRole('button', { name: 'Keep this area' }).click();
  await expect(dialog.getByText('The map needs a connection.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Delete the area/ }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
});

test.describe('with what is stored', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 667 } });

  test.beforeEach(({ line }) => {
    line.answers.set('/api/settings/public', (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(ownSettings('za-test.pmtiles'))),
    );
    line.answers.set('/api/images/basemaps/', ({ headers }, response) => {
      const { status, headers: given, body } = partOf(archive, headers.range ?? '');
      response.writeHead(status, given).end(body);
    });
  });

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  /** And waits until all that the map needs is on this device. */
  async function keepArea(page: Page, pageFile: string): Promise<void> {
    await press(page, 'Keep this area');
    const dialog = page.getByRole('dialog', { name: 'Keep this area' });
    await dialog.getByRole('button', { name: /^Keep 0/ }).click();
    await expect(dialog.getByText('This area opens without a connection now.')).toBeVisible();
    const files = () =>
      page.evaluate(async () =>
        (await (await caches.open('visited')).keys()).map(({ url }) => url).join(' '),
      );
    for (const part of [pageFile, 'RoadMap-', 'ownMap-', 'openProvider-'])
      await expect.poll(files).toContain(`/assets/${part}`);
  }

  test('a driver finds the roads of a kept area without a connection', async ({ page, line, request }) => {
    test.slow();
    const account = await newAccount(request);
    const latitude = tembisa.latitude + 0.002;
    const codes = [
      (await buyCode(request, account)).code,
      (await buyCode(request, account, 'Spaza', { latitude })).code,
    ];
    await page.goto(`${line.url}/run`);
    await page.getByLabel('Codes, or a whole message').fill(codes.join('\n'));
    await press(page, 'Find the stops');
    await press(page, 'Show with roads (uses data)');
    await expect.poll(() => coloursOf(page, 'vectors')).toBeGreaterThan(3);
    await keepArea(page, 'StoredRun-');

    await line.cut();
    await page.reload();
    await press(page, 'Show with roads');
    await expect.poll(() => coloursOf(page, 'vectors')).toBeGreaterThan(3);
    await takePicture(page, 'ownMap-run-offline');
  });

  test('an area that field mode kept is there without a connection', async ({ page, line, request }) => {
    await signIn(page, await newCreator(request));
    await page.goto(`${line.url}/creator-field`);
    await press(page, 'Begin');
    await press(page, 'Show the map (uses data)');
    await expect.poll(() => coloursOf(page, 'vectors')).toBeGreaterThan(2);
    await takePicture(page, 'ownMap-field');
    await keepArea(page, 'FieldWork-');

    await line.cut();
    await page.reload();
    await press(page, 'Begin');
    await press(page, 'Show the map');
    await expect.poll(() => coloursOf(page, 'vectors')).toBeGreaterThan(2);
    await takePicture(page, 'ownMap-field-offline');
    await press(page, 'Keep this area');
    const dialog = page.getByRole('dialog', { name: 'Keep this area' });
    await expect(dialog.getByText('The map needs a connection.')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });
});
