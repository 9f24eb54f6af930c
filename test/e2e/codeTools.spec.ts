/** What few people need of a code's page: the printed sign, and reporting the code. */
import { expect, type Page, test } from '@playwright/test';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { waitForHydration } from './app.ts';
import { expectAccessible, takePicture } from './look.ts';
import { adminToken, buyCode, newAccount, tembisa } from './people.ts';

async function openCode(page: Page): Promise<string> {
  const { code } = await buyCode(page.request, await newAccount(page.request));
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
