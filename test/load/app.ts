/** Starts an app that nothing limits but the machine, and prints its URL. Stops when stdin closes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rateLimits } from '#functions/lib/config.ts';
import { startApp } from '#scripts/start.ts';

const folder = mkdtempSync(join(tmpdir(), 'zarcodes-load-'));
const wide = { max: 100_000_000, seconds: 60 };
const limits = Object.keys(rateLimits).map((name) => [name, wide]);
const app = await startApp({
  dataDir: folder,
  seed: 'demo',
  fakePayFast: true,
  env: { RATE_LIMITS: JSON.stringify(Object.fromEntries(limits)), CREATOR_CODES_PER_DAY: '100000000' },
});
console.log(app.url);
process.stdin.resume().once('end', async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
