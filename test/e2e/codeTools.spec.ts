/** What few people need of a code's page: the printed sign, the emergency card, its files, and reporting the code. */
import { expect, type Page, test } from '@playwright/test';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { waitForHydration } from './app.ts';
import { expectAccessible, look, takePicture } from './look.ts';
import { adminToken, buyCode, newAccount, tembisa } from './people.ts';

async function openCode(page: Page, guide?: object): Promise<string> {
  const account = await newAccount(page.request);
  const { code } = await buyCode(page.request, account);
  if (guide !== undefined) {
    const saved = await page.request.put(`/api/zarcodes/${code}/guide`, {
      headers: { authorization: `Bearer ${account.token}` },
      data: { version: 1, ...guide },
    });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  await page.goto(`/${code}`);
  await waitForHydration(page);
  return code;
}

/** Millimetres of each page of the PDF that a printer would get. */
async function pagesOf(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const mm = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
  return boxes.map(([, width, height]) => `${mm(width)} × ${mm(height)}`);
}

test('a sign is printed on A4, A5 and stickers, with a QR code that carries the point', async ({ page }) => {
  const code = await openCode(page);
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: 'Print a sign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print a sign' });
  await expect(dialog.getByRole('radio', { name: /A4/ }).first()).toBeChecked();
  await expect(dialog.getByText('Scan to find the way here')).toBeVisible();

  const link = `${new URL(`/${code}`, page.url()).href}#at=${tembisa.latitude.toFixed(6)},${tembisa.longitude.toFixed(6)}`;
  const path = toSvgPath(generate(link, { minCorrectionLevel: correction.Q }));
  await expect(dialog.locator(`svg path[d="${path}"]`)).toHaveCount(1);
  await expectAccessible(page);
  await takePicture(page, 'sign-375');

  for (const [label, size, count] of [
    [/^A4/, '210 × 297', 1],
    [/^A5/, '148 × 210', 1],
    [/^Stickers/, '210 × 297', 10],
  ] as const) {
    await dialog.getByRole('radio', { name: label }).check();
    await expect(dialog.locator(`svg path[d="${path}"]`)).toHaveCount(count);
    await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    expect(await pagesOf(page)).toEqual([size]);
  }
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as SVG' }).click();
  expect((await saved).suggestedFilename()).toBe(`${code}-stickers.svg`);
});

const gate = {
  label: 'GATE',
  kind: 'gate',
  latitude: tembisa.latitude + 0.001,
  longitude: tembisa.longitude,
};
const step = { landmark: 'fillingStation', move: 'left', side: 'onRight', distanceM: 12_345 };
const longGuide = {
  steps: Array.from({ length: 6 }, (_, index) => ({
    ...step,
    text: `${index} where the old road with the many potholes bends twice before the wide water`.slice(0, 80),
  })),
  points: [gate],
  arrival: 'Hoot at the second gate and wait, the dogs are loose at night; somebody comes with a torch. '
    .repeat(2)
    .slice(0, 200),
  phone: '082 123 4567',
};
const shortGuide = {
  steps: [{ landmark: 'container', move: 'left', side: 'blue', distanceM: 200 }],
  points: [gate],
};

// As wide as letters get, where no remark can be left out.
const widestGuide = {
  steps: Array.from({ length: 6 }, () => ({ landmark: 'other', move: 'straight', text: 'WMWM '.repeat(16) })),
  points: [],
  arrival: 'WMWM '.repeat(40),
  phone: '082 123 4567',
};

for (const [name, guide] of [
  ['without directions', undefined],
  ['with short directions', shortGuide],
  ['with six long steps', longGuide],
  ['with the widest letters', widestGuide],
] as const) {
  test(`an emergency card ${name} is printed on one page of A6 or A4`, async ({ page }) => {
    const code = await openCode(page, guide);
    await page.evaluate(() => Object.assign(window, { print: () => {} }));
    await page.setViewportSize({ width: 375, height: 800 });
    const button = page.getByRole('button', { name: 'Emergency card' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Emergency card' });
    const card = dialog.getByRole('article', { name: `Emergency card of ZarCode ${code}` });
    await expect(card.getByText('Say the code letter by letter')).toBeVisible();
    for (const text of [
      code,
      '10111',
      '10177',
      '112',
      '-25.996360, 28.226800',
      '25°59′46.9″ S, 28°13′36.5″ E',
    ])
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expect(card.getByText(/^(?:In|\d+ km [a-z-]+ of) [A-Z]/)).toBeVisible();
    if (guide === shortGuide)
      await expect(card.getByText('1. Left at the blue container, 200 m')).toBeVisible();
    if (guide === longGuide) {
      await expect(card.getByText(/^6\. Left at the filling station on the right, 12\.3 km/)).toBeVisible();
      await expect(card.getByText('0821234567')).toBeVisible();
    }
    await look(page, `emergency-card-${name.replaceAll(' ', '-')}`);
    for (const [label, size, width, height] of [
      [/^A4/, '210 × 297', 794, 1123],
      [/^A6/, '105 × 148', 397, 560],
    ] as const) {
      await dialog.getByRole('radio', { name: label }).check();
      await dialog.getByRole('button', { name: 'Print', exact: true }).click();
      expect(await pagesOf(page)).toEqual([size]);
      // As it is printed.
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width, height });
      const printed = page.locator('[data-print] article');
      await expect
        .poll(() => printed.evaluate((of) => of.scrollHeight - of.clientHeight))
        .toBeLessThanOrEqual(0);
      await expect
        .poll(() => printed.evaluate((of) => of.scrollWidth - of.clientWidth))
        .toBeLessThanOrEqual(0);
      await takePicture(page, `emergency-card-${name.replaceAll(' ', '-')}-${width}-printed`);
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('a plain link saves a file of the code, also without the app', async ({ page, browser, baseURL }) => {
  const code = await openCode(page, shortGuide);
  for (const [label, type] of [
    ['GPX', 'gpx'],
    ['vCard', 'vcf'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: label }).click();
    expect((await download).suggestedFilename()).toBe(`${code}.${type}`);
  }
  const bare = await browser.newPage({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  await bare.goto(`/${code}`);
  await expect(bare.getByText('Take it along')).toBeVisible();
  const download = bare.waitForEvent('download');
  await bare.getByRole('link', { name: 'KML' }).click();
  expect((await download).suggestedFilename()).toBe(`${code}.kml`);
  await bare.close();
});

test('where the code can’t be fetched, the page shows the point of the sign', async ({ page }) => {
  // As the app opens it: from a page that is loaded already.
  await page.goto('/support');
  await page.route('**/api/zarcodes/**', (route) => route.abort());
  await page.route('**/9ZZ-ZZZZ', (route) => route.fulfill({ path: 'dist/web/app.html' }));
  await page.goto('/9ZZ-ZZZZ#at=-25.996360,28.226800');
  await expect(page.getByRole('link', { name: 'Open in the map app' })).toHaveAttribute(
    'href',
    'geo:-25.996360,28.226800?q=-25.996360,28.226800(ZarCode)',
  );
});

test('a visitor reports a code, and the admins read it', async ({ page }) => {
  const code = await openCode(page);
  await page.getByRole('button', { name: 'Report this code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this code' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await expect(dialog.getByLabel('What is wrong?')).toBeFocused();
  await dialog.getByLabel('What is wrong?').selectOption('It is used to deceive people');
  await dialog.getByLabel('Please describe it').fill('There is no salon at this gate.');
  await dialog.getByLabel('Name').fill('Sipho');
  const email = `${crypto.randomUUID()}@example.co.za`;
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.locator('[data-toast]')).toContainText('Report Sent');
  await expect(dialog).toBeHidden();

  const headers = { authorization: `Bearer ${await adminToken(page.request)}` };
  const listed = await page.request.get(`/api/admin/messages?email=${email}`, { headers });
  const { messages } = (await listed.json()) as { messages: { subject: string; message: string }[] };
  expect(messages).toEqual([
    expect.objectContaining({
      subject: `Report of ${code}: It is used to deceive people`,
      message: `There is no salon at this gate.\n\n${new URL(`/${code}`, page.url()).href}`,
    }),
  ]);
});
