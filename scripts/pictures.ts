/** Takes the pictures of a code's page that the landing page shows. Run it after a change of that page; they are committed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumPath } from '#test/support/chromium.ts';
import { root } from './build/entries.ts';
import { startApp } from './start.ts';

const code = '1HM-KN6C'; // of the demo data; named in the alt text of web/src/brand/CodePagePicture.tsx
// A common phone, twice as sharp.
const phone = { viewport: { width: 375, height: 838 }, deviceScaleFactor: 2 };
// Out of the street, of which the open map without its tiles knows nothing, to the coast and the towns around.
const stepsOut = 6;

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000); // the map's own animation
}

const dataDir = mkdtempSync(join(tmpdir(), 'zarcodes-pictures-'));
const app = await startApp({ dataDir, seed: 'demo' });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
for (const colorScheme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ ...phone, colorScheme, locale: 'en-ZA' });
  await page.goto(`${app.url}/${code}`);
  for (let step = 0; step < stepsOut; step += 1) {
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await settled(page);
  }
  await page.mouse.move(0, 0);
  await settled(page);
  const file = join(root, 'web', 'src', 'ui', 'pictures', `codePage.${colorScheme}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file);
}
await browser.close();
await app.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
