/** Field mode: docs/product/villages.md#field-mode. */
import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, type Page } from '@playwright/test';
import { picture } from '#test/support/images.ts';
import { closeByEscape } from './app.ts';
import { newCreator } from './creatorPeople.ts';
import { capture, capturedIn, countsOf, measure, onPhone, press, reserve } from './fieldMode.ts';
import { test } from './line.ts';
import { expectAccessible, expectNoSidewaysScrolling, look } from './look.ts';
import { password, signIn, tembisa } from './people.ts';

test.use(onPhone);

/** What the disk has of the form: a page that is killed within the moment of a write loses that change. */
const storedDraft = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => {
          const store = opening.result.transaction('keyval').objectStore('keyval');
          const reading = store.getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.flatMap(({ draft }) => draft ?? [])[0]);
          };
        };
      }),
  );

/** The files that the page needs would open without a connection. */
async function isStored(page: Page): Promise<void> {
  const names = () =>
    page.evaluate(async () => (await (await caches.open('visited')).keys()).map(({ url }) => url).join(' '));
  for (const part of ['FieldWork-', 'HomeSteps-', 'guideForm-', 'sendCaptures-'])
    await expect.poll(names).toContain(`/assets/${part}`);
}

test('three homes are captured without a connection, and made once each', async ({
  page,
  line,
  request,
  context,
}) => {
  test.slow();
  const creator = await newCreator(request);
  const creates: string[] = [];
  context.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/zarcodes/creator'))
      creates.push(sent.headers()['idempotency-key'] ?? '');
  });
  await signIn(page, creator);
  await page.goto(`${line.url}/creator-field`);
  await press(page, 'Begin');
  await reserve(page, 5);
  await expect(page.getByText('5 reserved ZarCodes are left on this phone.')).toBeVisible();
  // The button comes to lie far below what is new.
  await expect(page.getByRole('heading', { name: 'Next home' })).toBeFocused();
  await expect(page.locator(':focus')).toBeInViewport();
  await isStored(page);
  await line.cut();

  await page.reload();
  await expect(page.getByText('5 reserved ZarCodes are left on this phone.')).toBeVisible();
  await press(page, 'Save and next');
  await expect(page.getByText('Please measure the position.')).toBeVisible();
  await measure(page, 1);
  await page.getByLabel('House number or title').fill('House 12');
  await page.getByLabel('Suburb').fill(tembisa.suburb);
  await page.getByLabel('City').fill(tembisa.city);
  await page.getByLabel('Province').selectOption(tembisa.province);
  await page.getByLabel('Note').fill('Blue gate');
  await page.getByLabel('Photo of the gate').setInputFiles({
    name: 'gate.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture((image) => image.jpeg(), { width: 2400, height: 1800, background: '#b45309' }),
  });
  await expect(page.getByText('The photo is stored.')).toBeVisible();
  await page.getByLabel(/^The resident agrees/).check();
  await press(page, 'Describe the way in steps');
  await page.getByRole('button', { name: 'Something else', exact: true }).click();
  await page.getByLabel('Make a claim slip for who lives here').check();
  await press(page, 'Save and next');
  await expect(page.getByText('Please say what the landmark is.')).toBeVisible();
  await page.getByLabel('What it is').fill('the pink salon');

  await expect
    .poll(() => storedDraft(page))
    .toMatchObject({
      hasPhoto: true,
      consent: { words: 'home' },
      steps: expect.stringContaining('the pink salon'),
    });
  // Killed before it is saved: what was typed is there again.
  await page.close();
  const again = await context.newPage();
  await signIn(again, creator);
  await again.goto(`${line.url}/creator-field`);
  await expect(again.getByLabel('House number or title')).toHaveValue('House 12');
  await expect(again.getByText('The photo is stored.')).toBeVisible();
  await press(again, 'Save and next');
  for (const north of [2, 3]) {
    // A slip for two of the three.
    if (north === 3) await again.getByLabel('Make a claim slip for who lives here').uncheck();
    await expect(again.getByLabel('House number or title')).toHaveValue(`House ${11 + north}`);
    await expect(again.getByLabel('City')).toHaveValue(tembisa.city);
    await measure(again, north);
    await again.getByLabel(/^The resident agrees/).check();
    await press(again, 'Save and next');
  }
  await expect(capturedIn(again).getByRole('status')).toHaveText('3 waiting, 0 made, 0 need attention');
  await expectAccessible(again);
  await expectNoSidewaysScrolling(again);
  await look(again, 'creator-field');
  await again.close();
  expect(creates).toEqual([]);

  await line.fix();
  const online = await context.newPage();
  await signIn(online, creator);
  await online.goto(`${line.url}/creator-field`);
  await expect(capturedIn(online).getByRole('status')).toHaveText('0 waiting, 3 made, 0 need attention');
  await expect(capturedIn(online).getByText('Made', { exact: true })).toHaveCount(3);
  await online.reload();
  await expect(capturedIn(online).getByText('Made', { exact: true })).toHaveCount(3);
  // One by one, and each with a key of its own.
  expect(creates).toHaveLength(3);
  expect(new Set(creates).size).toBe(3);

  const headers = { authorization: `Bearer ${creator.token}` };
  const { reservations } = await (await request.get('/api/creators/me/reservations', { headers })).json();
  expect(reservations).toMatchObject([{ codes: { length: 2 }, used: { length: 3 } }]);
  const listed = await (await request.get(`/api/creators/${creator.creatorId}/zarcodes`)).json();
  expect(listed.zarCodes.map(({ title }: { title: string }) => title)).toEqual([
    'House 14',
    'House 13',
    'House 12',
  ]);
  const [, , first] = listed.zarCodes;
  const made = await (await request.get(`/api/zarcodes/${first.id}`, { headers })).json();
  expect(made).toMatchObject({
    description: 'Blue gate',
    pointSource: 'averaged',
    residentConsent: { words: 'home' },
    guide: { steps: [{ landmark: 'other', text: 'the pink salon' }] },
  });
  // The word of a slip is on this phone until it is printed.
  await online.getByRole('button', { name: 'Show the slip', exact: true }).first().click();
  await expect(
    online
      .getByRole('dialog')
      .getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)
      .first(),
  ).toBeVisible();
  await closeByEscape(online.getByRole('dialog'));
  await online.getByRole('button', { name: 'Show the slip', exact: true }).first().click();
  await look(online, 'creator-field-slip');
  await press(online, 'Close');
  const saving = online.waitForEvent('download');
  await press(online, 'Save all 2 slips as PDF');
  const pdf = await PDFDocument.load(await readFile(await (await saving).path()));
  expect(pdf.getPageCount()).toBe(1);
  await press(online, 'They are printed, remove the words');
  await press(online, 'Remove them');
  await expect(online.getByRole('region', { name: 'Claim slips to print' })).toBeHidden();
  const { images } = await (await request.get(`/api/zarcodes/${first.id}/images`)).json();
  expect(images).toHaveLength(1);
});

test('a day without a connection: its session has ended, homes are captured, and sent after signing in', async ({
  page,
  line,
  request,
}) => {
  test.slow();
  const creator = await newCreator(request);
  const store = (token: string) =>
    page.evaluate((stored) => {
      localStorage.setItem('auth_token', stored);
      localStorage.setItem('auth_user', JSON.stringify({ firstName: 'Lerato', lastName: 'D', role: 'user' }));
    }, token);
  await page.goto(`${line.url}/robots.txt`);
  await store(creator.token);
  await page.goto(`${line.url}/creator-field`);
  await press(page, 'Begin');
  await reserve(page, 2);
  await expect(page.getByText('2 reserved ZarCodes are left on this phone.')).toBeVisible();
  await isStored(page);
  await line.cut();
  const [head = '', claims = '', signature = ''] = creator.token.split('.');
  const ended = btoa(JSON.stringify({ ...JSON.parse(atob(claims)), exp: 1 })).replace(/=+$/, '');
  await store([head, ended, signature].join('.'));
  await page.reload();
  await expect(page.getByText(/^Your session has ended\. Go on capturing/)).toBeVisible();
  await capture(page, { title: 'Yard', north: 8 });
  await expect(countsOf(page)).toHaveText('1 waiting, 0 made, 0 need attention');
  await expectAccessible(page);
  await look(page, 'creator-field-ended');

  await line.fix();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(creator.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/creator-field$/);
  await expect(countsOf(page)).toHaveText('0 waiting, 1 made, 0 need attention');

  // Who signs out leaves nothing for the next person to see.
  await page.goto(`${line.url}/profile`);
  await page.getByRole('button', { name: /your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).not.toHaveURL(/profile/);
  await page.goto(`${line.url}/creator-field`);
  await expect(page.getByText(/^Sign in once with a connection\./)).toBeVisible();
});
