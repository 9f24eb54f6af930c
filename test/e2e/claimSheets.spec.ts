/** Claim slips of many codes as one PDF, and the list of what was claimed: docs/product/claims.md#claim-slips. */
import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { type Download, expect, type Page, test } from '@playwright/test';
import { makeCreatorCode, newCreator } from './creatorPeople.ts';
import { confirmAddress } from './emails.ts';
import { look } from './look.ts';
import { type Account, buyCode, newAccount, password, signIn } from './people.ts';

const toast = (page: Page) => page.locator('[data-toast]');
const slipRoute = '**/api/zarcodes/*/claim-slips';
const wordPattern = /\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/g;

/** What the PDF says, on all pages. */
async function textOf(download: Download): Promise<string> {
  const pdfium = await PDFiumLibrary.init();
  const document = await pdfium.loadDocument(await readFile(await download.path()));
  const texts = [...document.pages()].map((page) => page.getText());
  document.destroy();
  pdfium.destroy();
  return texts.join('\n');
}

/** Each code with the word beside it: they are drawn one after the other. */
function slipsIn(text: string): [code: string, word: string][] {
  const parts = [
    ...text.matchAll(/\b([1-9A-Z][A-Z]{2}-[0-9A-Z]{4})\s+Claim word\s+([2-9A-Z]{4}-[2-9A-Z]{4})\b/g),
  ];
  return parts.map(([, code = '', word = '']) => [code, word]);
}

async function claimAll(page: Page, resident: Account, slips: readonly [string, string][]): Promise<void> {
  const headers = { authorization: `Bearer ${resident.token}` };
  for (const [code, word] of slips) {
    const claimed = await page.request.post('/api/claims', { headers, data: { code, word } });
    expect(claimed.status(), await claimed.text()).toBe(200);
  }
}

test('a creator prints slips of all codes; what was made is kept where the connection breaks', async ({
  page,
}) => {
  const creator = await newCreator(page.request);
  const codes: string[] = [];
  for (let hut = 1; hut <= 12; hut++) codes.push(await makeCreatorCode(page.request, creator, `Hut ${hut}`));
  await signIn(page, creator);
  await page.goto('/creator-dashboard');
  await page.getByRole('button', { name: 'Print all signs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print' });
  await dialog.getByLabel('10 on a sheet').check();
  await dialog.getByLabel('Claim slips').check();
  await expect(dialog.getByLabel('10 on a sheet')).toBeHidden();
  await expect(dialog.getByLabel('8 on a sheet')).toBeChecked();
  await expect(dialog.getByText('12 claim slips, with marks')).toContainText('2 sheets of A4.');
  await look(page, 'claim-sheets');

  let calls = 0;
  let hold: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    hold = resolve;
  });
  await page.route(slipRoute, async (route) => {
    calls += 1;
    if (calls === 4) await held;
    await (calls > 6 ? route.abort() : route.continue());
  });
  await dialog.getByRole('button', { name: 'Make claim slips' }).click();
  const question = page.getByRole('alertdialog', { name: 'Make new claim slips?' });
  await expect(question).toContainText('do not count any more');
  await question.getByRole('button', { name: 'Make them' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Making the slips…' })).toBeVisible();
  for (const size of ['2', '4', '8']) await expect(dialog.getByLabel(`${size} on a sheet`)).toBeDisabled();
  hold();
  await expect(dialog.getByText(/slips are made\. Their words can't be shown again/)).toBeVisible();
  await look(page, 'claim-sheets-broken');
  const made = Number(/(\d+) slips are made/.exec((await dialog.textContent()) ?? '')?.[1]);
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThan(12);

  await page.keyboard.press('Escape');
  const closing = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await closing.getByRole('button', { name: 'Stay' }).click();
  const part = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await part).suggestedFilename()).toBe(`zarcodes-slips-${made}.pdf`);
  expect(slipsIn(await textOf(await part))).toHaveLength(made);

  await page.unroute(slipRoute);
  const whole = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Make the others' }).click();
  expect((await whole).suggestedFilename()).toBe('zarcodes-slips-12.pdf');
  const slips = slipsIn(await textOf(await whole));
  expect(slips.map(([code]) => code).toSorted()).toEqual(codes.toSorted());
  await expect(toast(page).last()).toContainText('The PDF is saved.');
  await expect(dialog.getByText('The PDF is saved.')).toBeVisible();
  await expect(dialog.getByText(/save the PDF before you close this/)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const resident = await newAccount(page.request);
  await confirmAddress(page.request, resident.email);
  await claimAll(page, resident, slips.slice(0, 11));
  await page.reload();
  await page.getByRole('button', { name: 'Show them' }).click();
  const claimed = page.getByRole('dialog', { name: 'Claimed by residents' });
  await expect(claimed.getByRole('listitem')).toHaveCount(10);
  await look(page, 'claimed-by-residents');
  await claimed.getByRole('button', { name: 'Next' }).click();
  await expect(claimed.getByRole('listitem')).toHaveCount(1);
});

test('an owner stops, prints what was made, and reads which codes get no slip', async ({ page }) => {
  const owner = await newAccount(page.request);
  const resident = await newAccount(page.request);
  await confirmAddress(page.request, resident.email);
  await confirmAddress(page.request, owner.email);
  // One that the owner claimed, which is handed on no more.
  const { code: given } = await buyCode(page.request, resident, 'Given');
  const headers = { authorization: `Bearer ${resident.token}` };
  const slip = await page.request.post(`/api/zarcodes/${given}/claim-slips`, { headers });
  await claimAll(page, owner, [[given, (await slip.json()).word]]);
  for (const title of ['One', 'Two', 'Three', 'Four']) await buyCode(page.request, owner, title);
  // As many as a person makes in a day without their password.
  const { code: again } = await buyCode(page.request, owner, 'Five');
  for (let made = 0; made < 20; made++) {
    const asOwner = { headers: { authorization: `Bearer ${owner.token}` } };
    await page.request.post(`/api/zarcodes/${again}/claim-slips`, asOwner);
  }
  await signIn(page, owner);
  await page.goto('/my-codes');
  await look(page, 'my-codes-print');
  await page.getByRole('button', { name: 'Print all signs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print' });
  await dialog.getByLabel('Claim slips').check();
  let release: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    release = resolve;
  });
  await dialog.getByRole('button', { name: 'Make claim slips' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make them' }).click();
  const ownPassword = dialog.getByLabel('Your password', { exact: true });
  await expect(dialog.getByText('More than 20 claim slips in a day need your password.')).toBeVisible();
  await ownPassword.fill('not-this-one');
  await dialog.getByRole('button', { name: 'Make claim slips' }).click();
  await expect(dialog.getByText('This password is not correct.')).toBeVisible();
  await look(page, 'claim-sheets-password');
  await ownPassword.fill(password);
  await page.route(slipRoute, async (route) => {
    await stopped;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Make claim slips' }).click();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  release();
  // The three that were on their way have arrived.
  await expect(dialog.getByText('3 slips are made.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Make the others' }).click();
  const text = await textOf(await saved);
  expect(new Set(text.match(wordPattern)).size).toBe(5);
  await expect(
    dialog.getByText(`${given}: This ZarCode was claimed, and no slip hands it on again.`),
  ).toBeVisible();
  await look(page, 'claim-sheets-refused');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  await claimAll(page, resident, slipsIn(text).slice(0, 1));
  await page.reload();
  await page.getByRole('button', { name: 'Claimed by residents: 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Claimed by residents' }).getByRole('listitem')).toHaveCount(
    1,
  );
});
