/** The back office's map of all codes, and its file for Google My Maps. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { look } from './look.ts';
import { adminToken, signIn } from './people.ts';

test('all codes in groups, which open, and a file of them', async ({ page }) => {
  await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
  await page.goto('/admin/maps-content');
  const groups = page.getByRole('button', { name: /^\d+ ZarCodes?$/ });
  await expect(groups.first()).toBeVisible();
  // Groups at the edge of the map are cut by it.
  await look(page, 'admin-maps', 'h1');
  const zoomedIn = page.waitForResponse(/\/api\/admin\/maps\/tiles/);
  await groups.first().press('Enter');
  expect((await zoomedIn).ok()).toBe(true);
  await expect(groups.first()).toBeVisible();
  const filtered = page.waitForResponse(/tiles\?.*kind=creator/);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('By a creator');
  const creators = ((await (await filtered).json()) as { tiles: { count: number }[] }).tiles;
  await expect(groups).toHaveCount(creators.length);
  const moved = page.waitForResponse(/tiles\?.*kind=creator/);
  await page.getByRole('combobox', { name: 'Province' }).selectOption('Western Cape');
  await moved;
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('Western Cape');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/maps-content$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^zarcodes-map-[\d-]+-1\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')[0]).toContain('Name,Description,Latitude,Longitude,ZarCode');
});
