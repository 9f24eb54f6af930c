/** The guide of a code as visitors see it: on its page, at a point of it, and in what they pass on. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import type { ImageUpload } from '#shared/contract/images.ts';
import { picture, uploadRequest } from '#test/support/images.ts';
import { guideSample } from '#test/support/samples.ts';
import { waitForHydration } from './app.ts';
import { expectAccessible, expectNoSidewaysScrolling, look, takePicture } from './look.ts';
import { type Account, buyCode, newAccount, tembisa } from './people.ts';

const { latitude, longitude } = tembisa;
const gate = { latitude: latitude + 0.0006, longitude: longitude - 0.0004 };
const guide = {
  ...guideSample,
  phone: '0821234567',
  points: [
    { label: 'GATE', kind: 'gate', ...gate, note: 'Yellow, on the gravel road' },
    { label: 'SHED', kind: 'shed', latitude: latitude - 0.001, longitude },
  ],
};
const steps = [
  'Left at the filling station, 400 m',
  'Past the church on the right: with a green roof',
  'Left at the blue container, 200 m',
  'At the yellow gate',
];

async function addPhoto(request: APIRequestContext, { token }: Account, code: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const bytes = await picture((image) => image.jpeg(), { width: 1200, height: 900 });
  const path = `/api/zarcodes/${code}/images`;
  const upload = (await (
    await request.post(path, { headers, data: uploadRequest(bytes) })
  ).json()) as ImageUpload;
  const multipart = Object.fromEntries(upload.fields.map(({ name, value }) => [name, value]));
  const file = { name: 'gate.jpg', mimeType: 'image/jpeg', buffer: bytes };
  const sent = await request.post(upload.url, { multipart: { ...multipart, file } });
  expect(sent.ok(), await sent.text()).toBe(true);
  const completed = await request.post(`${path}/${upload.id}/complete`, { headers });
  expect(completed.status(), await completed.text()).toBe(200);
  return upload.id;
}

async function guidedCode(
  request: APIRequestContext,
  { hasPhoto = false, ...given }: { hasPhoto?: boolean } & object = guide,
): Promise<string> {
  const owner = await newAccount(request);
  const { code } = await buyCode(request, owner);
  const photo = hasPhoto ? { gatePhotoId: await addPhoto(request, owner, code) } : {};
  const headers = { authorization: `Bearer ${owner.token}` };
  const response = await request.put(`/api/zarcodes/${code}/guide`, {
    headers,
    data: { version: 1, ...given, ...photo },
  });
  expect(response.status(), await response.text()).toBe(200);
  return code;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 760 } });

  test('the way is on the page, before the map, and leads to the gate', async ({ page }) => {
    const code = await guidedCode(page.request);
    await page.goto(`/${code}/shed`);
    await expect(page).toHaveURL(`/${code}#SHED`);
    const section = page.getByRole('region', { name: 'How to get there' });
    await expect(section.locator('ol > li')).toHaveText(steps);
    await expect(section.getByText('Hoot; the dog is friendly')).toBeVisible();
    await expect(section.getByRole('link', { name: 'Call on arrival' })).toHaveAttribute(
      'href',
      'tel:0821234567',
    );
    const directions = page.getByRole('link', { name: 'Directions', exact: true });
    const destination = encodeURIComponent(`${gate.latitude.toFixed(6)},${gate.longitude.toFixed(6)}`);
    await expect(directions).toHaveAttribute('href', new RegExp(destination));
    await expect(section.getByRole('link', { name: 'Directions to SHED' })).toBeVisible();
    const [guideBox, map] = [
      await section.boundingBox(),
      await page.locator('[data-early-map]').locator('..').boundingBox(),
    ];
    expect(guideBox?.y).toBeLessThan(map?.y ?? 0);
  });

  test('what is passed on has the first steps', async ({ page }) => {
    const code = await guidedCode(page.request);
    await page.goto(`/${code}`);
    const whatsApp = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    const message = new URL(whatsApp ?? '').searchParams.get('text');
    for (const step of steps.slice(0, 3)) expect(message).toContain(step);
    const sms = await page.getByRole('link', { name: 'SMS' }).getAttribute('href');
    const text = decodeURIComponent(sms?.replace('sms:?body=', '') ?? '');
    expect(text).toContain(steps[0]);
    expect(text).toContain(`/zarcodes/${code}`);
    expect(text.length).toBeLessThanOrEqual(160);
    const description = page.locator('meta[name=description]');
    await expect(description).toHaveAttribute('content', new RegExp(steps[0] ?? ''));
  });

  test('a code without a guide says nothing of it', async ({ page }) => {
    const { code } = await buyCode(page.request, await newAccount(page.request));
    await page.goto(`/${code}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('How to get there')).toHaveCount(0);
  });
});

test('a point is marked in the address and in the search, and an unknown one gets a sentence', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const code = await guidedCode(page.request);
  await page.goto(`/zarcodes/${code}/gate`);
  await expect(page).toHaveURL(`/zarcodes/${code}#GATE`);
  const point = (label: string) => page.locator(`li#${label}`);
  await expect(page.locator('li:target')).toHaveId('GATE');
  await expect(page.getByText('no point of that name')).toBeHidden();
  await expect(page.getByRole('application', { name: `Map: ${tembisa.title}, ${code}/GATE` })).toBeVisible();
  await waitForHydration(page);
  await expect(point('GATE')).toHaveAttribute('aria-current', 'location');
  await expectAccessible(page);
  await look(page, 'directions');

  for (const isLoaded of [false, true]) {
    await page.goto('/');
    if (isLoaded) await waitForHydration(page);
    const box = page.getByRole('combobox').first();
    await box.fill(`${code}/shed`);
    await box.press('Enter');
    await expect(page).toHaveURL(`/zarcodes/${code}#SHED`);
    await expect(page.locator('li:is(:target, [aria-current])')).toHaveId('SHED');
  }

  await page.goto(`/${code}/BARN`);
  await expect(page.getByText('This ZarCode has no point of that name.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('the page of a creator’s code leads to a point, too', async ({ page }) => {
  const response = await page.request.get('/some-creator/ABC-DEFG/gate', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers()['location']).toBe('/some-creator/ABC-DEFG#GATE');
});

for (const { effectiveType, fetches } of [
  { effectiveType: '4g', fetches: ['small'] },
  { effectiveType: '2g', fetches: [] },
]) {
  test(`at ${effectiveType} the photo of the gate is ${fetches.length === 0 ? 'a tap away' : 'above the steps'}`, async ({
    page,
  }) => {
    const code = await guidedCode(page.request, { ...guide, hasPhoto: true });
    await page.setViewportSize({ width: 360, height: 760 });
    await page.addInitScript(
      (said) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => said, configurable: true });
      },
      { saveData: false, effectiveType },
    );
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/images/')) fetched.push(request.url().split('/').at(-1) ?? '');
    });
    await page.goto(`/${code}`);
    const section = page.getByRole('region', { name: 'How to get there' });
    await section.scrollIntoViewIfNeeded();
    const photo = section.locator('img');
    if (fetches.length === 0) {
      await expect(photo).toBeHidden();
      await page.waitForLoadState('networkidle');
    } else {
      await expect(photo).toBeVisible();
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
    }
    expect(fetched.filter((size) => size === 'small')).toEqual(fetches);
    await expectNoSidewaysScrolling(page);
    await takePicture(page, `directions-photo-${effectiveType}`);
    await section.locator('> a').first().click();
    await expect(page).toHaveURL(/\/medium$/);
  });
}

test('a sign leads to a point', async ({ page }) => {
  const code = await guidedCode(page.request);
  await page.goto(`/${code}`);
  await page.getByRole('button', { name: 'Print a sign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print a sign' });
  const sign = dialog.getByRole('img');
  await expect(sign).toContainText(steps[0] ?? '');
  await expect(sign).not.toContainText('/GATE');
  await dialog.getByRole('radio', { name: `${code}/GATE` }).check();
  await expect(sign).toContainText(`${code}/GATE`);
  await expectAccessible(page);
  await takePicture(page, 'directions-sign');
});
