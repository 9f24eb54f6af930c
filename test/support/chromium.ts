/** The test browser, installed by npm so that machines without a browser can run the tests. */
import { existsSync, readdirSync } from 'node:fs';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The packaged Chromium unpacks its shared libraries only if it detects a Lambda runtime. */
function hasNss(): boolean {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/lib/x86_64-linux-gnu'];
  return folders.some((folder) => existsSync(folder) && readdirSync(folder).includes('libnss3.so'));
}

/** @returns the path of Chromium: `CHROMIUM_PATH`, else @sparticuz/chromium, else the system's. */
export async function chromiumPath(): Promise<string> {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured) return configured;
  const isPacked = process.platform === 'linux' && process.arch === 'x64';
  const system = systemBrowsers.find((path) => existsSync(path));
  if (!isPacked && system !== undefined) return system;
  if (!hasNss()) process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/** No other host is found, at once: neither a map's tiles nor anything else of a test comes from the internet. */
export const chromiumArgs = [
  '--no-sandbox',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
] as const;
