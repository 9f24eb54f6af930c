/** Lighthouse's mobile audit of the main pages, under the site's content security policy. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';
import { freePort } from '#scripts/local/ports.ts';
import { chromiumArgs, chromiumPath } from '#test/support/chromium.ts';
import { signIn } from '../e2e/people.ts';
import { median, printFloor, printHeading } from './print.ts';
import type { WebVisit } from './webVisit.ts';

const audited = [
  { name: 'landing', path: '/' },
  { name: 'township', path: '/township' },
  { name: 'farmers', path: '/farmers' },
  { name: 'code', path: '/{code}' },
  { name: 'creator', path: '/{slug}' },
  { name: 'generator', path: '/generator', signedIn: true },
  // Anybody else's says with a 404 that there is no creator profile, which the audit counts as an error.
  { name: 'profile', path: '/profile', signedIn: true, asCreator: true },
  { name: 'payments', path: '/payments', signedIn: true },
  { name: 'settings', path: '/settings', signedIn: true },
  { name: 'edit', path: '/zarcodes/{code}/edit', signedIn: true },
];

const floors = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
const categories = Object.keys(floors) as (keyof typeof floors)[];

// The Chromium that comes with npm (147) crashes with this category when a page sends a referrer policy. Lighthouse
// needs it only for an audit without weight, of web features that not every browser has.
const traced = Trace.getDefaultTraceCategories().filter(
  (category) => category !== 'blink.webdx_feature_usage',
);
Trace.getDefaultTraceCategories = () => traced;

// The performance score varies with the load of the machine.
const runs = 3;

// A grey tile in place of OpenStreetMap's: the bench must neither depend on the network nor load their server. It has
// 512 pixels, since the audit fails theirs of 256 on a phone for their low resolution, and they have no finer ones.
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAgAAAAIAAQMAAADOtka5AAAAA1BMVEXd3d3u346CAAAANklEQVR42u3BAQEAAACCIP+vbkhAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB8G4IAAAFjdVCkAAAAAElFTkSuQmCC',
  'base64',
);

/** Runs with a separate profile: Lighthouse opens a tab in it, with the session that an earlier page stored. */
async function withProfile<T>(run: (context: BrowserContext, port: number) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'zarcodes-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await chromiumPath(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  await context.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: tile }),
  );
  try {
    return await run(context, port);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function audit(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    // Otherwise it would sign the person out.
    disableStorageReset: true,
  });
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError !== undefined)
    throw new Error(`Lighthouse could not open ${url}: ${runtimeError.message}`);
  return result.lhr;
}

/** The audits that lower the score of a category. */
function failedAudits({ audits, categories: results }: Result, category: string): string[] {
  const weights = results[category]?.auditRefs ?? [];
  return weights
    .map(({ id, weight }) => ({ audit: audits[id], weight }))
    .filter(({ audit, weight }) => weight > 0 && (audit?.score ?? 1) < 0.9)
    .map(({ audit }) => {
      const items = audit?.details !== undefined && 'items' in audit.details ? audit.details.items : [];
      const first = JSON.stringify(items).slice(0, 400);
      return `${audit?.id}: ${audit?.title}${audit?.displayValue ? ` (${audit.displayValue})` : ''} ${first}`;
    });
}

async function auditPage(name: string, url: string, port: number): Promise<void> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await audit(url, port));
  const speeds = results.map(({ environment }) => Math.round(environment.benchmarkIndex)).join(', ');
  console.log(
    `  ${name} (this machine's speed by Lighthouse's count: ${speeds}; a quiet desktop has 1500 to 2000)`,
  );
  for (const category of categories) {
    const scores = results.map(({ categories: scored }) => scored[category]?.score ?? 0);
    const score = median(scores);
    printFloor(`${name} ${category}`, score, floors[category]);
    if (score >= floors[category]) continue;
    const medianRun = results[scores.indexOf(score)];
    for (const failedAudit of medianRun === undefined ? [] : failedAudits(medianRun, category))
      console.log(`      ${failedAudit}`);
  }
}

export async function benchLighthouse(visit: WebVisit): Promise<void> {
  printHeading(`Lighthouse, mobile (medians of ${runs} runs)`);
  for (const { name, path, signedIn = false, asCreator = false } of audited) {
    await withProfile(async (context, port) => {
      if (signedIn) {
        const page = await context.newPage();
        await signIn(page, asCreator ? visit.creator : visit.account);
        await page.goto(visit.url);
      }
      await auditPage(
        name,
        visit.url + path.replace('{code}', visit.code).replace('{slug}', visit.creator.slug),
        port,
      );
    });
  }
}
