/** The guide of a code as visitors see it: on its page, at a point of it, and in what they pass on. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import { guideSample } from '#test/support/samples.ts';
import { waitForHydration } from './app.ts';
import { expectAccessible, look } from './look.ts';
import { buyCode, newAccount, tembisa } from './people.ts';

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

async function guidedCode(request: APIRequestContext, given: object = guide): Promise<string> {
  const owner = await newAccount(request);
  const { code } = await buyCode(request, owner);
  const headers = { authorization: `Bearer ${owner.token}` };
  const response = await request.put(`/api/zarcodes/${code}/guide`, {
    headers,
    data: { version: 1, ...given },
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
  await waitForHydration(page);
  await expect(point('GATE')).toHaveAttribute('aria-current', 'location');
  await expectAccessible(page);
  await look(page, 'directions');

  await page.goto('/');
  const box = page.getByRole('combobox').first();
  await box.fill(`${code}/shed`);
  await box.press('Enter');
  await expect(page).toHaveURL(`/zarcodes/${code}#SHED`);
  await expect(point('SHED')).toHaveAttribute('aria-current', 'location');

  await page.goto(`/${code}/BARN`);
  await expect(page.getByText('This ZarCode has no point of that name.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('the page of a creator’s code leads to a point, too', async ({ page }) => {
  const response = await page.request.get('/some-creator/ABC-DEFG/gate', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers()['location']).toBe('/some-creator/ABC-DEFG#GATE');
});
