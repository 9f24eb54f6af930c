/** The browser of the tests: one that comes with npm, so that a bare machine needs no browser of its own. */
import { existsSync, readdirSync } from 'node:fs';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The packed Chromium brings the libraries it needs only where it believes to be in a Lambda. */
function hasNss(): boolean {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/lib/x86_64-linux-gnu'];
  return folders.some((folder) => existsSync(folder) && readdirSync(folder).includes('libnss3.so'));
}

/** @returns where Chromium is: `CHROMIUM_PATH`, else the one of @sparticuz/chromium, else the system's. */
export async function chromiumPath(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  const isPacked = process.platform === 'linux' && process.arch === 'x64';
  const system = systemBrowsers.find((path) => existsSync(path));
  if (!isPacked && system !== undefined) return system;
  if (!hasNss()) process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
