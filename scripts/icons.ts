/** Renders the app's icons from web/public/favicon.svg. Run it after changing that file; the PNGs are committed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '#test/support/chromium.ts';
import { root } from './build/entries.ts';

const folder = join(root, 'web', 'public');
const rounded = readFileSync(join(folder, 'favicon.svg'), 'utf8');
// Phones crop these to their own shape: the background fills the square, and the pin is within the inner 80 %
// (https://www.w3.org/TR/appmanifest/#icon-masks).
const fullBleed = rounded.replace(' rx="8"', '');

const icons = [
  { file: 'icon-192.png', size: 192, svg: rounded },
  { file: 'icon-512.png', size: 512, svg: rounded },
  { file: 'icon-maskable-512.png', size: 512, svg: fullBleed },
  { file: 'apple-touch-icon.png', size: 180, svg: fullBleed },
] as const;

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { file, size, svg } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
  await page.screenshot({ path: join(folder, file), omitBackground: true });
}
await browser.close();
