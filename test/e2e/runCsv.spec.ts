/** docs/product/runs.md#stops: stops from a file with columns. */
import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from './app.ts';
import { expectAccessible, expectNoSidewaysScrolling, takePicture } from './look.ts';
import { buyCode, newAccount } from './people.ts';

const file = (name: string, text: string, encoding: BufferEncoding = 'utf8') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text, encoding),
});

async function choose(page: Page, chosen: ReturnType<typeof file>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file (CSV)' }).click();
  await (await chooser).setFiles(chosen);
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Stops from a file' });

test('stops come from a file of a spreadsheet, whose columns can be changed', async ({ page, request }) => {
  const { code } = await buyCode(request, await newAccount(request), 'Ouma se Winkel');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/run');
  await waitForHydration(page);
  const rows = [
    'Adreskode;Bestelling;Winkel;Kliënt;Sel;Te vorder',
    `${code};=1+1;Spaza;Zoë Müller;821234567;R150,00`,
    ';18;Spaza;Sipho;;',
    '1GP-B2C3;19;Tuckshop;Naledi;083 123 4567;0,00',
  ];
  await choose(page, file('stops.csv', `\uFEFF${rows.join('\r\n')}\r\n`, 'utf16le'));
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('ZarCode', { exact: true })).toBeFocused();
  await expect(dialog.getByRole('status')).toContainText(
    'There are 2 codes in this file.1 row has no code and is left out: row 3.',
  );
  const first = dialog.getByRole('listitem').first();
  await expect(dialog.getByLabel('Recipient').locator(':checked')).toHaveText('Kliënt');
  await expect(dialog.getByLabel('Note').locator(':checked')).toHaveText('None');
  await expect(first).toContainText('=1+1 · Zoë Müller');
  await expect(first).toContainText('Collect: R150,00');
  await expect(first).toContainText('+27821234567');
  await takePicture(page, 'run-csv-360');
  await expectAccessible(page);

  await dialog.getByLabel('ZarCode', { exact: true }).selectOption('Winkel');
  await expect(dialog.getByText('This column has no code. Please choose another.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 0 stops' }).click();
  await expect(dialog.getByLabel('ZarCode', { exact: true })).toBeFocused();
  await dialog.getByLabel('ZarCode', { exact: true }).selectOption('Adreskode');
  await dialog.getByLabel('Note').selectOption('Winkel');
  await expect(first).toContainText('Spaza');
  await dialog.getByRole('button', { name: 'Add 2 stops' }).press('Enter');

  await expect(page.getByRole('heading', { name: 'Your run' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const stops = page.getByRole('region', { name: 'Stops' }).getByRole('listitem');
  await expect(stops).toHaveCount(2);
  await expect(stops.first()).toContainText('=1+1 · Zoë Müller');
  await expect(stops.first()).toContainText('Ouma se Winkel');
  await expect(stops.first()).toContainText('Spaza');
  await expect(stops.last()).toContainText('19 · Naledi');
  await expect(stops.last()).not.toContainText('Collect');
  await expect(page.getByRole('textbox', { name: 'Codes, or a whole message' })).toBeVisible();
  await takePicture(page, 'run-csv-stops-360', { fullPage: true });
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  await page.getByRole('button', { name: 'Start driving' }).click();
  await expect(page.getByText('Collect: R150,00')).toBeVisible();
  await expect(page.getByText('Spaza', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+27821234567');
  await takePicture(page, 'run-csv-road-360');
  await page.getByRole('button', { name: 'All stops' }).click();

  // What has no room is said before it is added.
  const many = Array.from({ length: 61 }, (_, index) => `1GP-BB${String(index).padStart(2, '0')}`);
  await choose(page, file('many.csv', [code, ...many].join('\n')));
  await expect(dialog.getByRole('status')).toContainText(
    'There are 62 codes in this file.1 of them is in your run already.A run has at most 60 stops. 3 codes have no room and are left out.',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose a file (CSV)' })).toBeFocused();
  await choose(page, file('many.csv', [code, ...many].join('\n')));
  await dialog.getByRole('button', { name: 'Add 58 stops' }).click();
  await expect(stops).toHaveCount(60);
});

test('a file without stops says what is wrong with it, and what was typed stays', async ({ page }) => {
  await page.goto('/run');
  await waitForHydration(page);
  const text = page.getByLabel('Codes, or a whole message');
  await text.fill('7PT-FLHV Thandi');
  const alert = page.getByRole('alert').filter({ hasText: 'file' });
  await choose(page, file('stops.xlsx', 'PK\x03\x04\x14\0\x06\0\x08\0', 'latin1'));
  await expect(alert).toHaveText(
    'This file is no text. Please open it in your spreadsheet, save it as CSV, and choose that file.',
  );
  await choose(page, file('names.csv', 'Name,Phone\nThandi,082 123 4567\n'));
  await expect(alert).toHaveText('There is no code in this file. One looks like 7PT-FLHV.');
  await choose(page, file('large.csv', '7PT-FLHV\n'.repeat(200_000)));
  await expect(alert).toHaveText('This file has more than 1 MB. Please choose a smaller one.');
  await choose(page, file('long.csv', '7PT-FLHV\n'.repeat(5001)));
  await expect(alert).toHaveText(/^This file has more than 5\D000 lines\. Please choose a smaller one\.$/);
  await expect(text).not.toHaveAttribute('aria-invalid');
  await expectAccessible(page);

  await choose(page, file('stops.csv', 'ZarCode\n7PT-FLHV\n'));
  await expect(dialogOf(page)).toBeVisible();
  await expect(alert).toHaveCount(0);
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(text).toHaveValue('7PT-FLHV Thandi');
});
