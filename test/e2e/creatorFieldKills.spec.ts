/** A village on a phone that is killed: docs/product/villages.md#field-mode. */
import { expect, type Page, type Request } from '@playwright/test';
import { picture } from '#test/support/images.ts';
import { isProof } from '#test/support/proof.ts';
import { type Booklet, emptyField, type Field } from '#web/features/field/field.ts';
import { captured, freeCodes } from '#web/features/field/fieldChanges.ts';
import { newCreator } from './creatorPeople.ts';
import { capturedIn, countsOf, onPhone, street } from './fieldMode.ts';
import { test } from './line.ts';
import { signIn, tembisa } from './people.ts';

test.use(onPhone);

/** Homes as they are when they were captured without a connection. @param codes of booklets that the phone has */
function fieldOf(booklets: Field['booklets'], now: Date): Field {
  let field: Field = { ...emptyField('home-1000'), booklets };
  for (const [index, code] of freeCodes(field, now).entries()) {
    const point = {
      latitude: tembisa.latitude + (index + 1) / 4000,
      longitude: street(),
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
