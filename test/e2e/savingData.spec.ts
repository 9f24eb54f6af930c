/**
 * A code's page where the connection is slow or saves data: what a visitor downloads before the first touch, and how
 * the app takes over then (docs/product/offline.md#slow-connections).
 */
import { expect, type Page, type Request, test } from '@playwright/test';
import { watchLayoutShift } from './layoutShift.ts';
import { archive, coloursOf, serveArchive, useOwnMap } from './ownMapPage.ts';
import { buyCode, newAccount, signIn, tembisa } from './people.ts';

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

const maxLoader = 5000; // bytes as sent
const maxTotal = 50_000;

interface Connection {
  readonly saveData: boolean;
  readonly effectiveType: string;
}

/** What the browser says of its connection. */
async function connect(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((said) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => said, configurable: true });
  }, connection);
}

const savingConnections: readonly Connection[] = [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '3g' },
];
const fast: Connection = { saveData: false, effectiveType: '4g' };

/** Everything that the page requests from now on. */
function record(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** As sent, with the headers where all is counted. */
const bytesOf = async (requests: readonly Request[], withHeaders = false) => {
  const sizes = await Promise.all(
    requests.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return responseBodySize + (withHeaders ? responseHeadersSize : 0);
    }),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
};

const ofType = (requests: readonly Request[], ...types: string[]) =>
  requests.filter((request) => types.includes(request.resourceType()));

for (const connection of savingConnections) {
  test(`a visitor with ${JSON.stringify(connection)} finds the way for at most ${maxTotal / 1000} KB`, async ({
    page,
    request,
  }) => {
    const { code } = await buyCode(request, await newAccount(request));
    await connect(page, connection);
    const requests = record(page);
    await page.goto(`/${code}`, { waitUntil: 'networkidle' });

    expect(ofType(requests, 'font', 'fetch', 'xhr')).toEqual([]);
    expect(await bytesOf(ofType(requests, 'script'))).toBeLessThanOrEqual(maxLoader);
    await expect(page.getByRole('heading', { name: tembisa.title })).toBeVisible();
    await expect(page.getByText('Hospital View')).toBeVisible();
    const point = `${tembisa.latitude.toFixed(6)},${tembisa.longitude.toFixed(6)}`;
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await expect(link('Directions')).toHaveAttribute('href', new RegExp(encodeURIComponent(point)));
    await expect(link('Maps')).toHaveAttribute('href', /google\.com\/maps\/search/);
    await expect(link('Map app')).toHaveAttribute('href', `geo:${point}?q=${point}(${code})`);
    await expect(link('WhatsApp')).toHaveAttribute('href', /wa\.me/);

    // A link works without the app, and does not fetch it.
    await page.context().route('https://waze.com/**', (route) => route.fulfill({ body: 'On the way' }));
    const opened = page.waitForEvent('popup');
    await link('Waze').tap();
    await expect((await opened).getByText('On the way')).toBeVisible();
    expect(await bytesOf(requests, true)).toBeLessThanOrEqual(maxTotal);
    expect(await bytesOf(ofType(requests, 'script'))).toBeLessThanOrEqual(maxLoader);
  });
}

test('the first touch fetches the app and the map, which take over without a jump and without the font', async ({
  page,
  request,
}) => {
  const { code } = await buyCode(request, await newAccount(request));
  await connect(page, { saveData: true, effectiveType: '4g' });
  const requests = record(page);
  const shift = await watchLayoutShift(page);
  await page.goto(`/${code}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Show the map' }).tap();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the map' })).toBeHidden();
  expect(await shift()).toBe(0);
  expect(ofType(requests, 'font')).toEqual([]);
});

test('a button that needs no app acts at once', async ({ page, request }) => {
  const { code } = await buyCode(request, await newAccount(request));
  await connect(page, { saveData: true, effectiveType: '4g' });
  await page.goto(`/${code}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Copy Code' }).tap();
  await expect(page.locator('[data-toast]')).toContainText('ZarCode copied to clipboard');
});

test('on a fast connection the map comes by itself', async ({ page, request }) => {
  const { code } = await buyCode(request, await newAccount(request));
  await connect(page, fast);
  const requests = record(page);
  await page.goto(`/${code}`, { waitUntil: 'networkidle' });
  await expect(page.locator('.leaflet-container')).toBeVisible();
  expect(ofType(requests, 'font')).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Show the map' })).toBeHidden();
});

test('people who are signed in get everything at once, also on a slow connection', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account);
  await signIn(page, account);
  await connect(page, { saveData: true, effectiveType: '2g' });
  await page.goto(`/${code}`);
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
});

test('our own map is fetched only when somebody asks for it', async ({ page, request }) => {
  const { code } = await buyCode(request, await newAccount(request));
  await useOwnMap(page, 'za-test.pmtiles');
  await serveArchive(page, archive);
  await connect(page, { saveData: true, effectiveType: '4g' });
  const requests = record(page);
  const ofMap = () =>
    requests
      .map((each) => each.url())
      .filter((url) => /basemaps|ownMap|openProvider|places-|leaflet/i.test(url));
  await page.goto(`/${code}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: tembisa.title })).toBeVisible();
  expect(ofMap()).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).tap();
  await expect.poll(() => coloursOf(page, 'vectors')).toBeGreaterThan(3);
  expect(ofMap().filter((url) => url.includes('/basemaps/za-test.pmtiles')).length).toBeGreaterThan(1);
  // Not even for the map's names.
  expect(ofType(requests, 'font')).toEqual([]);
});
