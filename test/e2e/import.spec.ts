/** Import of places: docs/product/villages.md#import-pages. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { closeByEscape } from './app.ts';
import { type CreatorAccount, makeCreatorCode, newCreator } from './creatorPeople.ts';
import { expectAccessible, expectNoSidewaysScrolling, look, takePicture } from './look.ts';
import { signIn } from './people.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

const choose = (page: Page, name: string, content: string | Uint8Array) =>
  page
    .getByLabel('File with places')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });

const firstPlaces = (page: Page) =>
  page.getByRole('region', { name: 'The first places' }).getByRole('listitem');

async function saved(page: Page, button: string): Promise<string[][]> {
  const download = page.waitForEvent('download');
  await press(page, button);
  const text = await readFile(await (await download).path(), 'utf8');
  return text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
}

async function open(page: Page, creator: CreatorAccount): Promise<void> {
  await signIn(page, creator);
  await page.goto('/creator-dashboard');
  await page.getByRole('link', { name: 'Import places' }).click();
  await expect(page.getByText('No imports yet')).toBeVisible();
}

/** Swapped, as a spreadsheet with decimal commas writes it. */
const village = [
  'Stand;Lat;Long;Suburb;Town;Consent;Phone',
  'House 1;28,22681;-25,99921;Hospital View;Tembisa;2026-03-01;082',
  'House 2;28,22702;-25,99943;Hospital View;Tembisa;Yes;083',
  'House 3;28,22723;-25,99965;Hospital View;Tembisa;;084',
  ';28,22744;-25,99987;Hospital View;Tembisa;yes;085',
  'House 5;28,22765;-26,00009;Hospital View;Tembisa;yes;086',
  'House 5b;28,22766;-26,00009;Hospital View;Tembisa;yes;087',
  'House 7;28,30001;-26,00100;Hospital View;Tembisa;yes;088',
].join('\r\n');

test('a village of a file is checked, made, and undone', async ({ page, context, request }) => {
  test.slow();
  const creator = await newCreator(request);
  await makeCreatorCode(request, creator, 'The hall', { latitude: -26.001, longitude: 28.30002 });
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, creator);
  await takePicture(page, 'import-start-375', { fullPage: true });
  await choose(page, 'village.csv', village);
  await expect(page.getByLabel('Title or house number').locator(':checked')).toHaveText('Stand');
  await expect(page.getByLabel('The resident agreed').locator(':checked')).toHaveText('Consent');
  await expect(page.getByText('6 of 7 rows say that the resident agreed.')).toBeVisible();
  await expect(firstPlaces(page).first()).toContainText('28.226810, -25.999210');
  await page.getByLabel('Title or house number').selectOption('None');
  await press(page, 'Check 7 places');
  await expect(page.getByText('Please choose the column with the titles or house numbers.')).toBeVisible();
  await expect(page.getByLabel('Title or house number')).toBeFocused();
  await page.getByLabel('Title or house number').selectOption('Stand');
  await expect(page.getByText(/^Latitude and longitude seem to be swapped/)).toBeVisible();
  await press(page, 'Swap them');
  await expect(firstPlaces(page).first()).toContainText('-25.999210, 28.226810');
  await expectAccessible(page);
  await look(page, 'import-columns');
  await press(page, 'Check 7 places');

  await expect(page.getByRole('heading', { name: 'village.csv' })).toBeVisible();
  const rows = page.getByRole('region', { name: '7 rows to look at' }).locator('li[id]');
  await expect(rows).toHaveText([
    /^Row 4House 3Left outConsent: A home needs the consent of its resident, with its date\./,
    /^Row 5Left outTitle: Please fill this in\./,
  ]);
  await page.getByLabel('Which rows').selectOption('May be there already (2)');
  await expect(rows).toHaveText([
    /^Row 7House 5b.*Duplicate1 m from row 6$/,
    /^Row 8House 7.*Duplicate1 m from [A-Z]{3}-\w{4}$/,
  ]);
  await page.getByLabel('Which rows').selectOption('With a warning, made all the same (5)');
  await expect(rows.first()).toHaveText(
    'Row 2House 1WarningSuburb: We do not know this suburb in this city or town.',
  );
  const faults = await saved(page, 'Save as CSV');
  expect(faults.filter(([, , , , becomes]) => becomes !== 'Warning').map(([row]) => row)).toEqual([
    'Row',
    '4',
    '5',
    '7',
    '8',
  ]);
  await expectAccessible(page);
  await look(page, 'import-check');
  await page.setViewportSize({ width: 375, height: 740 });
  await press(page, 'Make 3 ZarCodes');
  await expect(page.getByText('Please agree to the terms of service.')).toBeVisible();
  await page.getByLabel(/^I have permission to publish these places/).check();
  await page.getByLabel('Make them all the same').check();
  await press(page, 'Make 5 ZarCodes');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(/It goes on when you close this page\.|5 ZarCodes are made\./)).toBeVisible();
  const address = page.url();
  await page.close();

  const later = await context.newPage();
  await signIn(later, creator);
  await later.goto(address);
  await expect(later.getByText('5 ZarCodes are made.')).toBeVisible();
  const [header, first, , third] = await saved(later, 'Save the ZarCodes (CSV)');
  expect(header).toEqual([
    'ZarCode',
    'Link',
    'Remark',
    'Row',
    'Stand',
    'Lat',
    'Long',
    'Suburb',
    'Town',
    'Consent',
    'Phone',
  ]);
  expect(first?.[0]).toMatch(/^[A-Z]{3}-[A-Z0-9]{4}$/);
  expect(first?.slice(2, 5)).toEqual(['', '2', 'House 1']);
  expect(third?.[0]).toBe('');
  const made = await (
    await request.get(`/api/zarcodes/${first?.[0]}`, {
      headers: { authorization: `Bearer ${creator.token}` },
    })
  ).json();
  expect(made).toMatchObject({
    title: 'House 1',
    latitude: -25.99921,
    longitude: 28.22681,
    residentConsent: { words: 'home' },
  });
  await look(later, 'import-done');

  await later.getByRole('link', { name: 'Look at them' }).click();
  await expect(later.getByLabel('Which ZarCodes').locator(':checked')).toHaveText(/^village\.csv, /);
  await expect(later.getByRole('region', { name: '1 possible duplicate' })).toContainText('House 5b');
  await look(later, 'creator-project');
  await later.getByLabel('Which ZarCodes').selectOption('All of your profile');
  await expect(later.getByRole('region', { name: '2 possible duplicates' })).toContainText('The hall');
  const download = later.waitForEvent('download');
  await press(later, 'Save as GeoJSON');
  const { features } = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(features).toHaveLength(6);
  await press(later, 'Print all signs');
  const sheets = later.getByRole('dialog', { name: 'Print' });
  await expect(sheets.getByText(/^6 signs/)).toBeVisible();
  await closeByEscape(sheets);
  await later.goBack();
  await later.goBack();

  await press(later, 'Undo this import');
  await press(later, 'Delete its ZarCodes');
  await expect(later.getByText('5 ZarCodes were deleted.')).toBeVisible();
  await later.getByRole('link', { name: 'Back to imports' }).click();
  await expect(later.getByRole('listitem').filter({ hasText: 'village.csv' })).toContainText('Undone');
  await expectAccessible(later);
  await expectNoSidewaysScrolling(later);
});

const point = { type: 'Point', coordinates: [28.2268, -25.9992] };
const geojson = JSON.stringify({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', geometry: point, properties: { name: 'House 12' } }],
});
const kml =
  '<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>House 12</name><Point><coordinates>28.2268,-25.9992</coordinates></Point></Placemark><Placemark><LineString><coordinates>28,-26 28.1,-26</coordinates></LineString></Placemark></Document></kml>';
const gpx =
  '<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="-25.9992" lon="28.2268"><name>House 12</name></wpt></gpx>';

test('an import that was stopped is called the same in the list and on its page', async ({
  page,
  request,
}) => {
  const creator = await newCreator(request);
  const headers = { authorization: `Bearer ${creator.token}` };
  const rows = Array.from({ length: 300 }, (_, index) => ({
    title: `House ${index + 1}`,
    latitude: -28.41 - index * 0.0003,
    longitude: 32.18,
    city: 'Mtubatuba',
    province: 'KwaZulu-Natal',
  }));
  const checked = await request.post('/api/creators/me/imports', {
    headers,
    data: { name: 'homes.csv', rows },
  });
  const { id } = (await checked.json()) as { id: string };
  const data = { termsConfirmed: true, duplicates: 'skip' };
  await request.post(`/api/creators/me/imports/${id}/commit`, { headers, data });
  const stopped = await request.put(`/api/creators/me/imports/${id}/cancel`, { headers });
  expect(await stopped.json()).toMatchObject({ state: 'cancelled' });

  await signIn(page, creator);
  await page.goto('/creator-import');
  await expect(page.getByRole('listitem').filter({ hasText: 'homes.csv' })).toContainText('Paused');
  await page.getByRole('link', { name: 'homes.csv' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
});

test('files of each kind are read, and what is none of them is told', async ({ page, request }) => {
  await open(page, await newCreator(request));
  for (const [name, content] of [
    ['homes.csv', 'Name\tLatitude\tLongitude\nHouse 12\t25°59\'57.12"S\t28°13\'36.48"E'],
    ['homes.geojson', geojson],
    ['homes.kml', kml],
    ['homes.kmz', zipSync({ 'doc.kml': strToU8(kml) })],
    ['homes.gpx', gpx],
  ] as const) {
    await choose(page, name, content);
    await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
    await expect(firstPlaces(page)).toHaveText(/House 12.*-25\.999200, 28\.226800/);
  }
  await choose(page, 'homes.kml', kml);
  await expect(page.getByText('1 line, such as a road or a track, is left out.')).toBeVisible();
  await press(page, 'Check 1 place');
  await expect(page.getByText('Please say who lives at these places.')).toBeVisible();

  for (const [name, content, told] of [
    ['many.csv', `name,lat,lon\n${'House,-26,28\n'.repeat(5001)}`, 'This file has more than 5'],
    ['homes.zip', zipSync({ 'homes.shp': strToU8('x') }), 'This belongs to a shapefile'],
    ['homes.xlsx', zipSync({ 'xl/workbook.xml': strToU8('x') }), 'This is a file of a spreadsheet.'],
    [
      'bomb.kmz',
      zipSync({ 'doc.kml': new Uint8Array(30 * 1024 * 1024) }),
      'more than 10 MB once it is unpacked',
    ],
    ['photo.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'This is no file with places.'],
  ] as const) {
    await choose(page, name, content);
    await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
    await expect(firstPlaces(page)).toHaveCount(0);
  }
  await choose(page, 'erven.csv', 'Erf,Y,X\n1,-22641.5,2876543.2\n2,-22650.1,2876550.9');
  await expect(page.getByText(/^These coordinates are metres of South Africa’s Lo grid/)).toBeVisible();
  await press(page, 'Check 2 places');
  await expect(page.locator(':focus')).toContainText(/^These coordinates are metres/);
});
