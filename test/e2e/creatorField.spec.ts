/** Field mode: docs/product/villages.md#field-mode. */
import { expect, type Page, type Request } from '@playwright/test';
import { picture } from '#test/support/images.ts';
import { isProof } from '#test/support/proof.ts';
import { type Booklet, emptyField, type Field } from '#web/features/field/field.ts';
import { captured, freeCodes } from '#web/features/field/fieldChanges.ts';
import { newCreator } from './creatorPeople.ts';
import { test } from './line.ts';
import { expectAccessible, expectNoSidewaysScrolling, look } from './look.ts';
import { signIn, tembisa } from './people.ts';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 375, height: 667 },
  permissions: ['geolocation'],
  geolocation: { latitude: tembisa.latitude, longitude: tembisa.longitude, accuracy: 9 },
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const capturedIn = (page: Page) => page.getByRole('region', { name: 'Captured' });

/** Stands still at a gate whose position the phone finds better and better. */
async function measure(page: Page, north: number): Promise<void> {
  const at = (accuracy: number, metres: number) => {
    const latitude = tembisa.latitude + north / 1000 + metres / 111_320;
    return page.context().setGeolocation({ latitude, longitude: tembisa.longitude, accuracy });
  };
  await at(30, 9);
  await press(page, 'Measure the position');
  await expect(page.getByText('Within 30 m.')).toBeVisible();
  await at(6, 1);
  // The second counts 25 times as much.
  await expect(page.getByText('Within 7 m.')).toBeVisible();
  await press(page, 'Good enough');
  await expect(page.getByText('The position is measured, within 7 m.')).toBeVisible();
}

interface TypedHome {
  readonly title: string;
  readonly north: number;
  readonly province?: string;
}

/** A shop, so that nobody has to agree. */
async function capture(page: Page, { title, north, province = tembisa.province }: TypedHome): Promise<void> {
  await measure(page, north);
  await page.getByLabel('House number or title').fill(title);
  await page.getByLabel('City').fill(tembisa.city);
  await page.getByLabel('Province').selectOption(province);
  await page.getByLabel('Somebody lives here').uncheck();
  await press(page, 'Save and next');
  await expect(capturedIn(page).getByText(title)).toBeVisible();
}

async function reserve(page: Page, count: number): Promise<void> {
  await page.getByLabel('ZarCodes to reserve for 14 days').fill(String(count));
  await page.getByLabel(/^I agree to the terms/).check();
  await press(page, 'Reserve ZarCodes');
}

const allBooklets = (page: Page) => page.getByRole('region', { name: 'All booklets' });

/** In the list of booklets, and in the question that follows. */
async function pressTwice(page: Page, name: string): Promise<void> {
  await allBooklets(page).getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

const countsOf = (page: Page) => capturedIn(page).getByRole('status');

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
  await again.getByLabel('Make a claim slip for who lives here').uncheck();
  for (const north of [2, 3]) {
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
  await press(online, 'Show the slip');
  await expect(
    online
      .getByRole('dialog')
      .getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)
      .first(),
  ).toBeVisible();
  await look(online, 'creator-field-slip');
  await press(online, 'It is printed, remove the word');
  await expect(online.getByRole('region', { name: 'Claim slips to print' })).toBeHidden();
  const { images } = await (await request.get(`/api/zarcodes/${first.id}/images`)).json();
  expect(images).toHaveLength(1);
});

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

/** Homes as they are when they were captured without a connection. @param codes of booklets that the phone has */
function fieldOf(booklets: Field['booklets'], now: Date): Field {
  let field: Field = { ...emptyField('home-1000'), booklets };
  for (const [index, code] of freeCodes(field, now).entries()) {
    const point = {
      latitude: tembisa.latitude + (index + 1) / 4000,
      longitude: tembisa.longitude,
      accuracy: 6,
    };
    const { suburb, city, province } = tembisa;
    const details = {
      title: `House ${index + 1}`,
      suburb,
      city,
      province,
      point,
      isHome: false,
      hasPhoto: isProof || index % 5 === 0,
    };
    field = captured({ ...field, draft: { ...field.draft, ...details } }, code, `home-${index + 1001}`);
  }
  return field;
}

/** What field mode has stored, without opening it. */
async function storeField(page: Page, owner: string, field: Field, photo: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    async ([key, value, bytes]) => {
      const opening = indexedDB.open('keyval-store');
      opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const writing = opening.result.transaction('keyval', 'readwrite');
      const store = writing.objectStore('keyval');
      store.put(value, key);
      const file = new File([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))], 'gate.jpg', {
        type: 'image/jpeg',
      });
      for (const each of value.captures.filter(({ hasPhoto }) => hasPhoto))
        store.put(file, `field-photo.${each.key}`);
      await new Promise((resolve) => {
        writing.oncomplete = resolve;
      });
      opening.result.close();
    },
    [`field.${owner}`, field, photo] as const,
  );
}

/** How many photos are left on the phone. */
const storedPhotos = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('keyval').objectStore('keyval').getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.filter((key) => String(key).startsWith('field-photo.')).length);
          };
        };
      }),
  );

test('300 homes with photos are made once each, whenever the browser is killed while it sends', async ({
  context,
  request,
}) => {
  test.setTimeout(240_000);
  const creator = await newCreator(request);
  const headers = { authorization: `Bearer ${creator.token}` };
  const booklets: Booklet[] = [];
  for (let index = 0; index < 3; index++) {
    const sent = await request.post('/api/creators/me/reservations', { headers, data: { count: 100 } });
    const { id, endsAt, codes } = await sent.json();
    booklets.push({ id, endsAt, codes });
  }
  const { sub } = JSON.parse(atob(creator.token.split('.')[1] ?? ''));
  const first = await context.newPage();
  const photo = await picture((image) => image.jpeg(), { width: 16, height: 12 });
  await storeField(first, sub, fieldOf(booklets, new Date()), photo.toString('base64'));
  await first.close();

  const creates: string[] = [];
  const isCreate = (sent: Request) =>
    sent.method() === 'POST' && sent.url().endsWith('/api/zarcodes/creator');
  const isImage = (sent: Request) => sent.method() === 'POST' && /\/images$/.test(sent.url());
  let sees: (sent: Request, isAnswered: boolean) => void = () => {};
  context.on('request', (sent) => {
    if (isCreate(sent)) creates.push(sent.headers()['idempotency-key'] ?? '');
    sees(sent, false);
  });
  context.on('requestfinished', (sent) => sees(sent, true));
  const open = async () => {
    const page = await context.newPage();
    await signIn(page, creator);
    await page.goto('/creator-field');
    return page;
  };
  const kills = [
    { is: isCreate, whenAnswered: false, after: 40 },
    { is: isCreate, whenAnswered: true, after: 60 },
    { is: isImage, whenAnswered: false, after: 15 },
    { is: isImage, whenAnswered: true, after: 15 },
  ] as const;
  for (const { is, whenAnswered, after } of kills) {
    const killed = new Promise<void>((resolve) => {
      let count = 0;
      sees = (sent, isAnswered) => {
        if (isAnswered !== whenAnswered || !is(sent) || ++count !== after) return;
        resolve(sent.frame().page().close());
      };
    });
    await open();
    await killed;
  }
  const page = await open();
  await expect(countsOf(page)).toHaveText('0 waiting, 300 made, 0 need attention', { timeout: 120_000 });
  await expect.poll(() => storedPhotos(page), { timeout: 120_000 }).toBe(0);
  await expect(capturedIn(page).getByText('Made', { exact: true })).toHaveCount(300);

  // A code each, and one request more for each that was killed.
  expect(new Set(creates).size).toBe(300);
  expect(creates.length).toBeLessThanOrEqual(302);
  const { reservations } = await (await request.get('/api/creators/me/reservations', { headers })).json();
  expect(reservations.map((each: { used: string[] }) => each.used.length)).toEqual([100, 100, 100]);
  const images = await Promise.all(
    booklets
      .flatMap(({ codes }) => codes)
      .filter((_, index) => index % 5 === 0)
      .map(async (code) => {
        const listed = await (await request.get(`/api/zarcodes/${code}/images`)).json();
        return listed.images.length;
      }),
  );
  expect(new Set(images)).toEqual(new Set([1]));
});
