/** A driver's run: docs/product/runs.md. */
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import Papa from 'papaparse';
import { closeByEscape, waitForHydration } from './app.ts';
import { type CreatorAccount, makeCreatorCode, newCreator } from './creatorPeople.ts';
import { test } from './line.ts';
import { expectAccessible, expectNoSidewaysScrolling, look } from './look.ts';
import { signIn, tembisa } from './people.ts';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 375, height: 667 },
  permissions: ['geolocation'],
  geolocation: { latitude: tembisa.latitude, longitude: tembisa.longitude, accuracy: 12 },
});

const paste = (page: Page) => page.getByLabel('Codes, or a whole message');
const find = (page: Page) => page.getByRole('button', { name: 'Find the stops' });
const stops = (page: Page) => page.getByRole('region', { name: 'Stops' }).getByRole('listitem');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const toast = (page: Page) => page.locator('[data-toast]');

interface Stalls {
  readonly creator: CreatorAccount;
  readonly codes: readonly string[];
}

/** One behind the other on the way to the north, in the order in which they are given. */
async function makeStalls(request: APIRequestContext, norths: readonly number[]): Promise<Stalls> {
  const creator = await newCreator(request);
  const codes: string[] = [];
  for (const [index, north] of norths.entries())
    codes.push(
      await makeCreatorCode(request, creator, `Stall ${index + 1}`, {
        latitude: tembisa.latitude + north / 1000,
      }),
    );
  return { creator, codes };
}

async function setLevel(
  request: APIRequestContext,
  { token }: CreatorAccount,
  code: string | undefined,
  data: object,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await request.put(`/api/zarcodes/${code}/visibility`, { headers, data });
  expect(response.status(), await response.text()).toBe(200);
}

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    permissions: ['geolocation'],
    geolocation: tembisa,
  });
  return context.newPage();
}

const arrow = (page: Page) => page.locator('svg[style*=rotate]');

/** @param degrees clockwise from north */
const pointTo = (page: Page, degrees: number) =>
  page.evaluate((alpha) => {
    dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', { alpha, absolute: true }));
  }, 360 - degrees);

async function take(page: Page, text: string): Promise<void> {
  await paste(page).fill(text);
  await find(page).click();
}

const shownCodes = async (page: Page) =>
  Promise.all(
    (await stops(page).all()).map((stop) => stop.locator('[data-part=text]').first().textContent()),
  );

/** What the API was asked for. */
function countCalls(page: Page): { readonly batch: string[]; readonly visits: string[] } {
  const calls = { batch: [] as string[], visits: [] as string[] };
  page.on('request', (request) => {
    if (/\/zarcodes\/batch$/.test(request.url())) calls.batch.push(request.postData() ?? '');
    if (/\/visits$/.test(request.url())) calls.visits.push(`${request.url()} ${request.postData()}`);
  });
  return calls;
}

/** Until the files that the road needs would open without a connection. */
async function isStored(page: Page): Promise<void> {
  const names = () =>
    page.evaluate(async () => (await (await caches.open('visited')).keys()).map(({ url }) => url).join(' '));
  for (const part of [/StoredRun-/, /results-/, /ShareRun-/, /DeleteRun-/, /orderWorker-/])
    await expect.poll(names).toMatch(part);
}

test('twenty stops from a chat are sorted, and driven without a connection to the end', async ({
  page,
  line,
  request,
  context,
}) => {
  test.slow();
  // Every second one first, as nobody would drive.
  const norths = [...Array(20).keys()].map((index) => (index % 2 === 0 ? 20 - index : index));
  const { codes } = await makeStalls(request, norths);
  const lines = codes.map((code, index) => {
    const name = `[2026/11/24, 08:${10 + index}:05] Depot: `;
    if (index % 4 === 0) return `${name}${index + 1}. *${code}* Parcel ${index + 1}, 082 123 45${10 + index}`;
    if (index % 4 === 1) return `${name}${line.url}/${code} Parcel ${index + 1}`;
    if (index % 4 === 2) return `Parcel ${index + 1} order INV-2024\n${code}`;
    return `${name}Parcel ${index + 1} – ${code.replace('-', ' – ')}`;
  });
  const calls = countCalls(page);
  await page.goto(`${line.url}/run`);
  await take(page, `[2026/11/24, 07:58:12] Depot: Morning 🚚 today:\n${lines.join('\n')}`);
  await expect(stops(page)).toHaveCount(20);
  await expect(page.getByText(/^20 stops to go, about [\d.]+ km in straight lines\.$/)).toBeVisible();
  await expect(stops(page).first()).toContainText('Parcel 1');
  await expect(stops(page).last()).toContainText('Stall 20');
  expect(calls.batch.map((body) => (JSON.parse(body) as { codes: string[] }).codes.length)).toEqual([20]);

  await press(page, 'Sort from here');
  await expect(toast(page)).toContainText('The stops are sorted by straight lines.');
  const northOf = (code: string) => norths[codes.indexOf(code)] ?? 0;
  const byWay = codes.toSorted((one, other) => northOf(one) - northOf(other));
  expect(await shownCodes(page)).toEqual(byWay);
  await isStored(page);
  await line.cut();

  await press(page, 'Start driving');
  await expect(heading(page, 'Stop 1 of 20')).toBeVisible();
  await expect(page.getByText('111 m to the north')).toBeVisible();
  const outcomes = ['Delivered', 'Nobody home', 'Not found', 'Refused', 'Skipped'];
  await page.getByLabel('Note (optional)').fill('=1+1 at the shop');
  // The second press of two is not for the next stop.
  await page.getByRole('button', { name: 'Delivered', exact: true }).dblclick();
  await expect(heading(page, 'Stop 2 of 20')).toBeVisible();

  // A killed browser: the page is gone, and another one opens.
  await page.close();
  const again = await context.newPage();
  const later = countCalls(again);
  await again.goto(`${line.url}/run`);
  await expect(heading(again, 'Stop 2 of 20')).toBeVisible();
  await expect(again.getByText("You're offline.")).toBeVisible();
  await press(again, 'Found it');
  await expect(toast(again)).toContainText('Thank you');
  await press(again, 'Nobody home');
  await expect(heading(again, 'Stop 3 of 20')).toBeVisible();
  await toast(again).getByRole('button', { name: 'Undo' }).click();
  await expect(heading(again, 'Stop 2 of 20')).toBeVisible();
  await again.reload();
  for (let number = 2; number <= 20; number++) {
    await expect(heading(again, `Stop ${number} of 20`)).toBeVisible();
    await press(again, outcomes[(number - 1) % outcomes.length] ?? 'Delivered');
  }
  await expect(again.getByText('All stops are done.')).toBeVisible();
  await expect(
    again.getByText('Delivered: 4, Nobody home: 4, Not found: 4, Refused: 4, Skipped: 4'),
  ).toBeVisible();

  const download = again.waitForEvent('download');
  await press(again, 'Send the results');
  const csv = await readFile(await (await download).path(), 'utf8');
  const { data } = Papa.parse<string[]>(csv.slice(1), { skipEmptyLines: true });
  expect(data[0]).toEqual(['Reference', 'ZarCode', 'Outcome', 'Time', 'Note']);
  expect(data.slice(1).map(([, code]) => code)).toEqual(byWay);
  expect(data[1]?.[4]).toBe("'=1+1 at the shop");

  // What waited is sent once, and nothing else.
  expect(later.visits).toEqual([]);
  await line.fix();
  await expect.poll(() => later.visits).toHaveLength(1);
  expect(later.visits[0]).toContain(`/zarcodes/${byWay[1]?.replace('-', '')}/visits {"result":"found"`);
  await again.reload();
  await expect(again.getByText('All stops are done.')).toBeVisible();
  expect([later.visits.length, later.batch.length]).toEqual([1, 0]);

  await press(again, 'Delete this run');
  await again.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(heading(again, 'Plan your run')).toBeVisible();
  const left = await again.evaluate(async () => ['run' in localStorage, await caches.has('run-photos')]);
  expect(left).toEqual([false, false]);
  await again.reload();
  await expect(heading(again, 'Plan your run')).toBeVisible();
});

test('wrong codes stand out, an area asks for its PIN, and a code that was withdrawn is marked', async ({
  page,
  line,
  request,
}) => {
  const { codes, creator } = await makeStalls(request, [1, 2, 3]);
  const [first = '', area = '', gone = ''] = codes;
  await setLevel(request, creator, area, { level: 'area', pin: '4711' });
  const wrong = `${first.slice(0, -2)}${first.slice(-1)}${first.slice(-2, -1)}`;
  await page.clock.install();
  await page.goto(`${line.url}/run`);
  await find(page).click();
  await expect(page.getByText('Please paste or type at least one code.')).toBeVisible();
  await expect(paste(page)).toBeFocused();
  await take(page, 'Good morning, ring me first');
  await expect(page.getByText('There is no code in this text. One looks like 7PT-FLHV.')).toBeVisible();
  await expectAccessible(page);

  await take(page, `${wrong} Thandi\n${area} Sipho\n${gone}\n${gone} Lerato`);
  await expect(stops(page)).toHaveCount(3);
  await stops(page).first().getByRole('button', { name: first }).click();
  await expect(stops(page).first()).toContainText('Stall 1');
  await expect(stops(page).first()).toContainText('Thandi');
  await expect(stops(page).last()).toContainText('Lerato');

  const closed = stops(page).nth(1);
  await expect(closed).toContainText('Only its area is shown.');
  await look(page, 'run-plan');
  await page.setViewportSize({ width: 320, height: 640 });
  await closed.getByLabel('PIN or link').fill('12');
  await closed.getByRole('button', { name: 'Open' }).click();
  await expect(closed).toContainText('Please type a PIN of 4 to 6 digits, or paste the link.');
  await closed.getByLabel('PIN or link').fill('1234');
  await closed.getByRole('button', { name: 'Open' }).click();
  await expect(closed).toContainText('This PIN or link does not open it.');
  await line.cut();
  await closed.getByLabel('PIN or link').fill('4711');
  await closed.getByRole('button', { name: 'Open' }).click();
  await expect(closed).toContainText('Its place is loaded as soon as there is a connection.');
  await expect(page.getByRole('heading', { name: 'Stops', exact: true })).toBeFocused();
  await line.fix();
  await expect(closed).toContainText('Stall 2');
  await press(page, 'Show with roads (uses data)');
  await press(page, /2\. Sipho$/);
  await page.getByRole('link', { name: '2. Sipho' }).click();
  await expect(closed).toBeFocused();

  await setLevel(request, creator, gone, { level: 'private' });
  await page.clock.fastForward('06:00');
  await line.cut();
  await line.fix();
  await expect(stops(page).last()).toContainText('Its owner has withdrawn this code.');
  await press(page, 'Start driving');
  await expect(heading(page, 'Stop 1 of 3')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await look(page, 'run-road');
});

test('a second driver gets the run by its link, and is asked before another one is replaced', async ({
  page,
  line,
  request,
  browser,
}) => {
  const { codes } = await makeStalls(request, [1, 2, 3]);
  await page.goto(`${line.url}/run`);
  await take(page, codes.map((code) => `${code} Thandi Mbele`).join('\n'));
  await expect(page.getByText('3 stops to go, about')).toBeVisible();
  // By its handle, past the middle of the next one.
  const handle = stops(page).first().locator('[data-drag]');
  // Else the page scrolls below the pointer, as it does near an edge: both stops are in its middle.
  await handle.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    scrollBy({ top: 130, behavior: 'instant' });
  });
  await handle.hover();
  await page.mouse.down();
  const next = await stops(page).nth(1).boundingBox();
  await page.mouse.move(60, (next?.y ?? 0) + (next?.height ?? 0) * 0.6, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => shownCodes(page)).toEqual([codes[1], codes[0], codes[2]]);
  await press(page, 'Print the list');
  const printed = page.getByRole('dialog', { name: 'Print the list' });
  await expect(printed.getByRole('listitem')).toHaveCount(3);
  await expect(printed.getByRole('listitem').first()).toContainText('Stall 2');
  await closeByEscape(printed);
  await press(page, 'Give the run to another driver');
  const dialog = page.getByRole('dialog', { name: 'Give the run to another driver' });
  const copy = dialog.getByRole('button', { name: 'Copy Link' });
  await expect(copy).toBeVisible();
  // What is behind the dialog is hidden before that has taken the focus.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectAccessible(page);
  const link = await copy.getAttribute('data-copy');
  expect(link).toMatch(/\/run#stops=[A-Z0-9.]+$/);

  const phone = await openPhone(browser);
  await phone.goto(link ?? '');
  await expect(stops(phone)).toHaveCount(3);
  expect(await shownCodes(phone)).toEqual([codes[1], codes[0], codes[2]]);
  await expect(phone).toHaveURL(/\/run$/);
  await expect(phone.getByText('Thandi')).toHaveCount(0);
  await press(phone, `Remove ${codes[2]}`);
  await expect(stops(phone)).toHaveCount(2);
  await phone.goto('about:blank');
  await phone.goto(link ?? '');
  const question = phone.getByRole('alertdialog', { name: 'Replace your run?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(stops(phone)).toHaveCount(2);
  await phone.goto('about:blank');
  await phone.goto(link ?? '');
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(stops(phone)).toHaveCount(3);

  await press(phone, 'Start driving');
  await press(phone, 'Show an arrow');
  // To the north with a phone that points to the east, also for the next stop.
  await pointTo(phone, 90);
  await expect(arrow(phone)).toHaveAttribute('style', /rotate\(-90deg\)/);
  await press(phone, 'Delivered');
  await expect(heading(phone, 'Stop 2 of 3')).toBeVisible();
  await pointTo(phone, 90);
  await expect(arrow(phone)).toBeVisible();
  await phone.goBack();
  await expect(heading(phone, 'Your run')).toBeVisible();
  await press(phone, 'Go on driving');
  await press(phone, 'All stops');
  await expect(heading(phone, 'Your run')).toBeVisible();
});

test('a code is added from its page, with the PIN that opened it, and from My ZarCodes', async ({
  page,
  line,
  request,
}) => {
  const { codes, creator } = await makeStalls(request, [1, 2]);
  const [open = '', area = ''] = codes;
  await setLevel(request, creator, area, { level: 'area', pin: '4711' });
  await page.goto(`${line.url}/${open}`);
  const link = page.getByRole('link', { name: 'Add to a run' });
  await link.click();
  await expect(toast(page)).toContainText(`${open} is in your run.`);
  await expect(page).toHaveURL(/\/run$/);
  await expect(stops(page)).toHaveCount(1);

  await page.goto(`${line.url}/${area}`);
  await page.getByLabel('PIN').fill('4711');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Add to the run (1)' }).click();
  await expect(stops(page)).toHaveCount(2);
  await expect(stops(page).last()).toContainText('Stall 2');

  await signIn(page, creator);
  await page.goto(`${line.url}/my-codes?details=${open}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Add to the run (2)' }).click();
  await expect(stops(page)).toHaveCount(2);
});

test('a whole run by keyboard, in two tabs, with a position that is refused', async ({
  page,
  line,
  request,
  context,
}) => {
  await context.clearPermissions();
  const { codes } = await makeStalls(request, [1, 2]);
  await page.goto(`${line.url}/run`);
  await waitForHydration(page);
  await paste(page).focus();
  await page.keyboard.insertText(codes.join(' '));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(stops(page)).toHaveCount(2);
  await page.getByRole('button', { name: `Move ${codes[0]} down` }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => shownCodes(page)).toEqual([codes[1], codes[0]]);
  await expect(page.getByRole('button', { name: `Move ${codes[0]} down` })).toBeFocused();
  await page.getByRole('button', { name: 'Sort from here' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('You can sort from the first stop instead.');

  const other = await context.newPage();
  await other.goto(`${line.url}/run`);
  await expect(stops(other)).toHaveCount(2);
  await page.getByRole('button', { name: 'Start driving' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Stop 1 of 2')).toBeFocused();
  await expect(heading(other, 'Stop 1 of 2')).toBeVisible();
  await expect(page.getByRole('main').getByText('Location access denied.')).toBeVisible();
  const delivered = page.getByRole('button', { name: 'Delivered' });
  await expect(delivered).toBeEnabled();
  await delivered.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Stop 2 of 2')).toBeFocused();
  await expect(heading(other, 'Stop 2 of 2')).toBeVisible();
  await press(other, 'Refused');
  await expect(page.getByText('Delivered: 1, Refused: 1')).toBeVisible();
});

test('a run of a newer version stays as it is, and a damaged one is none', async ({ page, line }) => {
  const store = (value: object) =>
    page.evaluate(async (run) => {
      const request = indexedDB.open('keyval-store');
      const database = await new Promise<IDBDatabase>((resolve) => {
        request.onupgradeneeded = () => request.result.createObjectStore('keyval');
        request.onsuccess = () => resolve(request.result);
      });
      const transaction = database.transaction('keyval', 'readwrite');
      transaction.objectStore('keyval').put(run, 'run');
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
      localStorage.setItem('run', '1');
    }, value);
  const newer = page.getByText('This run was made with a newer version of this page.');
  await page.goto(`${line.url}/run`);
  await store({ version: 2, stops: [{ code: '7PTFLHV' }] });
  for (const hash of ['', '', '#add=7PTFLHV', '']) {
    await page.goto('about:blank');
    await page.goto(`${line.url}/run${hash}`);
    await expect(newer).toBeVisible();
  }
  await store({ version: 1, stops: [{ code: '7PTFLHV' }], reports: null });
  await page.reload();
  await expect(heading(page, 'Plan your run')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`${line.url}/run#stops=none`);
  await expect(toast(page)).toContainText('There is no code in this link.');
  await expect(page).toHaveURL(/\/run$/);
});

test('sixty stops have room, and a browser that stores nothing says so', async ({ page, line, request }) => {
  const { codes } = await makeStalls(request, [1]);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
  });
  await page.goto(`${line.url}/run`);
  const many = [...Array(60).keys()].map((index) => `1GP-BB${String(index + 10)}`);
  await take(page, [...codes, ...many].join('\n'));
  await expect(toast(page)).toContainText('A run has at most 60 stops.');
  await expect(toast(page)).toContainText('1 code had no room.');
  await expect(page.getByText("This browser can't store the run.")).toBeVisible();
  await expect(stops(page)).toHaveCount(60);
  await expect(stops(page).first()).toContainText('Stall 1');
  // Held at the edge, the list goes on.
  await stops(page).first().locator('[data-drag]').hover();
  await page.mouse.down();
  await page.mouse.move(60, 655, { steps: 4 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
  await page.mouse.up();
  await expect(stops(page).first()).not.toContainText('Stall 1');
  await press(page, 'Start driving');
  await press(page, 'Delivered');
  await expect(heading(page, 'Stop 2 of 60')).toBeVisible();
});
