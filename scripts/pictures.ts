/** Takes the landing page's screenshots of a code page. Run it after changing that page; the pictures are committed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumPath } from '#test/support/chromium.ts';
import { root } from './build/entries.ts';
import { startApp } from './start.ts';

const code = '1HM-C46T'; // from the demo data; also in the alt text of web/src/brand/CodePagePicture.tsx
// A common phone at twice the resolution.
const phone = { viewport: { width: 375, height: 838 }, deviceScaleFactor: 2 };
// Without tiles the open map has no streets, so the picture shows the coast and the towns around.
const zoomOutSteps = 6;

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
  for (let step = 0; step < zoomOutSteps; step += 1) {
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await settled(page);
  }
  await page.mouse.move(0, 0);
  // The buttons of the map brought it into view.
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
  const file = join(root, 'web', 'src', 'brand', 'pictures', `codePage.${colorScheme}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file);
}
await browser.close();
await app.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
