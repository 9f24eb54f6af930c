/** docs/product/back-office.md#csv-export. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { look } from './look.ts';
import { adminToken, buyCode, newAccount, signIn } from './people.ts';

test('an admin chooses columns and gets a file', async ({ page }) => {
  const { code } = await buyCode(page.request, await newAccount(page.request));
  await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
  await page.goto('/admin/csv-export');
  await expect(
    page.getByText('No exports yet').or(page.getByRole('button', { name: 'Download' }).first()),
  ).toBeVisible();

  const columns = page.getByRole('group', { name: 'Columns' }).getByRole('checkbox');
  await expect(columns).toHaveCount(14);
  for (const box of await columns.all()) await box.uncheck();
  const start = page.getByRole('button', { name: 'Export', exact: true });
  await start.click();
  await expect(page.getByText('Please choose at least one column.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'ZarCode' }).check();
  await page.getByRole('checkbox', { name: 'Title' }).check();
  await start.click();
  await expect(page.getByText('Export Started')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'All days' }).first();
  await expect(row).toContainText('Done');
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^zarcodes-codes-\d{4}-\d\d-\d\d\.csv$/);
  const rows = parse<Record<string, string>>(await readFile(await download.path()), {
    bom: true,
    columns: true,
  });
  expect(Object.keys(rows[0] ?? {})).toEqual(['zarcode', 'title']);
  expect(rows.some(({ zarcode }) => zarcode === code)).toBe(true);

  await page.goto('/admin/payments?status=complete&kind=code');
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  await expect(columns).toHaveCount(16);
  await expect(columns.first()).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('complete');
  await start.click();
  await expect(page.getByText('All days, Paid, ZarCodes').first()).toBeVisible();
  await look(page, 'admin-exports');

  // How far one is, is the server's: here one that runs, which a thousand codes would take.
  await page.route(/\/api\/admin\/exports\?/, async (route) => {
    const response = await route.fetch();
    const { exports: made, ...rest } = await response.json();
    const running = { ...made[0], state: 'running', rows: 600, total: 1200, files: 0 };
    await route.fulfill({ response, json: { ...rest, exports: [running, ...made.slice(1)] } });
  });
  await page.reload();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
});
