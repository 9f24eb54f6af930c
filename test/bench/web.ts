/** The pages that `npm start` serves to a phone, with the demo data. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, request } from '@playwright/test';
import { startApp } from '#scripts/start.ts';
import { chromiumArgs, chromiumPath } from '#test/support/chromium.ts';
import { newCreator } from '../e2e/creatorPeople.ts';
import { adminToken, buyCode, newAccount, openEditWindow } from '../e2e/people.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchWebBytes } from './webBytes.ts';
import { benchWebLists } from './webLists.ts';

export async function benchWeb(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zarcodes-bench-'));
  const app = await startApp({ dataDir, seed: 'demo' });
  try {
    const api = await request.newContext({ baseURL: app.url });
    const account = await newAccount(api);
    const { code } = await buyCode(api, account);
    await openEditWindow(api, account, code);
    const creator = await newCreator(api);
    const admin = { token: await adminToken(api) };
    const visit = { url: app.url, account, creator, admin, code };
    const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] });
    await benchWebBytes(browser, visit);
    await benchWebLists(browser, visit.url);
    await browser.close();
    await benchLighthouse(visit);
  } finally {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
