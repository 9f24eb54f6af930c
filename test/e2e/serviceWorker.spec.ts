/** How a browser's service worker is replaced (docs/runbook.md, "Withdraw the service worker"). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { withdraw } from '../../scripts/build/serviceWorker.ts';
import { lastSeen, stored, test } from './line.ts';
import { buyCode, newAccount } from './people.ts';

test.use({ serviceWorkers: 'allow' });

const javascript = 'text/javascript; charset=utf-8';

const storedFrames = (page: Page) =>
  page.evaluate(async () => {
    const pages: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (request.url.includes('/app.html')) pages.push((await response?.text()) ?? '');
      }
    }
    return pages;
  });

test('a new build takes over under an open page, and removes what the old one stored', async ({
  page,
  line,
  request,
}) => {
  const { code } = await buyCode(request, await newAccount(request));
  await page.goto(`${line.url}/${code}`);
  await stored(page, code.replace('-', ''));
  await expect.poll(async () => (await storedFrames(page)).length).toBe(1);

  const textOf = async (path: string) => (await request.get(path)).text();
  const worker = await textOf('/sw.js');
  const [revision = ''] = /[0-9a-f]{32}(?=","url":"app\.html")/.exec(worker) ?? [];
  const changed = 'f'.repeat(32);
  expect(revision).not.toBe('');
  line.files.set('/sw.js', { type: javascript, body: worker.replace(revision, changed) });
  const frame = (await textOf('/app.html')).replace('<html', '<html data-build="next"');
  const html = 'text/html; charset=utf-8';
  line.files.set('/app.html', { type: html, body: frame });
  // Workbox asks for a file without a hash in its name by its revision.
  line.files.set(`/app.html?__WB_REVISION__=${changed}`, { type: html, body: frame });

  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
    return navigator.serviceWorker.getRegistration().then((registration) => registration?.update());
  });
  await expect
    .poll(async () => (await storedFrames(page)).map((each) => each.includes('data-build="next"')))
    .toEqual([true]);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await line.cut();
  await page.goto(`${line.url}/${code}`);
  await expect(lastSeen(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next');
});

test('a build without one removes it and all that it stored', async ({ page, line, request }) => {
  const { code } = await buyCode(request, await newAccount(request));
  await page.goto(`${line.url}/${code}`);
  await stored(page, code.replace('-', ''));

  const folder = mkdtempSync(join(tmpdir(), 'zarcodes-withdrawn-'));
  await withdraw(folder);
  line.files.set('/sw.js', { type: javascript, body: readFileSync(join(folder, 'sw.js'), 'utf8') });
  rmSync(folder, { recursive: true });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
  await line.cut();
  await expect(page.goto(`${line.url}/${code}`)).rejects.toThrow(/net::ERR/);
});
