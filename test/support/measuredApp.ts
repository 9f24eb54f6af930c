/**
 * Starts an app built with an analytics measurement id, on free ports; prints its URL. Stops when stdin closes, and fails
 * where its functions logged a person or a secret.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/build/entries.ts';
import { buildWeb } from '#scripts/build.ts';
import { startApp } from '#scripts/start.ts';
import { personalDataInLog } from './personalData.ts';

mkdirSync(join(root, '.build'), { recursive: true });
const folder = mkdtempSync(join(root, '.build', 'measured-'));
const webFolder = join(folder, 'web');
process.env['VITE_GA_MEASUREMENT_ID'] = 'G-TEST000000';
await buildWeb(webFolder);
const app = await startApp({
  dataDir: join(folder, 'data'),
  seed: 'demo',
  build: false,
  webFolder,
  analytics: true,
});
console.log(app.url);

process.stdin.resume().on('close', async () => {
  await app.stop();
  const found = personalDataInLog(join(folder, 'data'));
  rmSync(folder, { recursive: true, force: true });
  if (found.length > 0) console.error(found);
  process.exit(found.length === 0 ? 0 : 1);
});
