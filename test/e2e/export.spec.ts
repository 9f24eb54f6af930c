/** docs/product/viewing-codes.md#export: the filtered list as a CSV file. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { buyCode, newAccount, signIn } from './people.ts';

test('exports all pages of the filtered list', async ({ page, request }) => {
  const account = await newAccount(request);
  const { code } = await buyCode(request, account, '=1+1 "Thandi\'s", Spaza');
  for (let index = 0; index < 11; index += 1) await buyCode(request, account, `Shop ${index}`);
  await signIn(page, account);
  await page.goto('/my-codes');
  const exportedText = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toBe('zarcodes.csv');
    return readFile(await (await download).path(), 'utf8');
  };
  const lines = (await exportedText()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(13);
  expect(lines[0]).toBe('\uFEFFZarCode,Title,Suburb,City,Province,Latitude,Longitude,Created,Link');
  expect(lines.find((line) => line.startsWith(code))).toMatch(
    new RegExp(
      `^${code},"'=1\\+1 ""Thandi's"", Spaza",Hospital View,Tembisa,Gauteng,-25\\.99636,28\\.2268,` +
        `\\d{4}-\\d\\d-\\d\\d,http.*/zarcodes/${code}$`,
    ),
  );
  await expect(page.locator('[data-toast]')).toContainText('12 ZarCodes saved as zarcodes.csv.');

  await page.getByLabel('Search your ZarCodes').fill('Spaza');
  await expect(page).toHaveURL(/search=Spaza/);
  expect((await exportedText()).trimEnd().split('\r\n')).toHaveLength(2);
});

test('a failed export says so, and can be tried again', async ({ page, request }) => {
  await signIn(page, await newAccount(request));
  await page.goto('/my-codes');
  await expect(page.getByText('No ZarCodes found')).toBeVisible();
  await page.route('**/api/zarcodes?*limit=1000*', (route) => route.abort());
  const button = page.getByRole('button', { name: 'Export' });
  await button.click();
  await expect(page.locator('[data-toast]')).toContainText('Export failed');
  await expect(button).toBeFocused();
  await expect(button).toBeEnabled();
});
