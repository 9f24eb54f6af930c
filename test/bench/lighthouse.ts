/** Lighthouse's mobile audit of the pages that must be quick and sound, under the site's own security policy. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';
import { freePort } from '#scripts/local/ports.ts';
import { chromiumPath } from '#test/support/chromium.ts';
import { signIn } from '../e2e/people.ts';
import { median, printFloor } from './print.ts';
import type { WebVisit } from './webVisit.ts';

const audited = [
  { name: 'landing', path: '/' },
  { name: 'township', path: '/township' },
  { name: 'farmers', path: '/farmers' },
  { name: 'code', path: '/{code}' },
  { name: 'generator', path: '/generator', signedIn: true },
];

const floors = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
const categories = Object.keys(floors) as (keyof typeof floors)[];

// The Chromium that comes with npm (147) dies of this category when a page sends a referrer policy. Lighthouse reads it
// for one audit that has no weight: which features of the web are used that not every browser has.
const traced = Trace.getDefaultTraceCategories().filter(
  (category) => category !== 'blink.webdx_feature_usage',
);
Trace.getDefaultTraceCategories = () => traced;

// Its performance varies with what else the machine does.
const runs = 3;

// A grey square of 512 pixels for OpenStreetMap's tiles: the bench must neither depend on the network nor load their
// server. Theirs have 256, which the audit finds coarse on a phone; they have no finer ones.
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAgAAAAIAAQMAAADOtka5AAAAA1BMVEXd3d3u346CAAAANklEQVR42u3BAQEAAACCIP+vbkhAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB8G4IAAAFjdVCkAAAAAElFTkSuQmCC',
  'base64',
);

/** A profile of its own: Lighthouse opens a tab in it, which finds the session that a page of ours left there. */
async function withProfile<T>(use: (context: BrowserContext, port: number) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'zarcodes-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  await context.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: tile }),
  );
  try {
    return await use(context, port);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function audit(url: string, port: number): Promise<Result> {
  const outcome = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    // Else it would sign the person out.
    disableStorageReset: true,
  });
  if (outcome === undefined) throw new Error(`Lighthouse told nothing about ${url}`);
  const { runtimeError } = outcome.lhr;
  if (runtimeError !== undefined)
    throw new Error(`Lighthouse could not open ${url}: ${runtimeError.message}`);
  return outcome.lhr;
}

/** What keeps a category from its best, worst first. */
function faults({ audits, categories: told }: Result, category: string): string[] {
  const weights = told[category]?.auditRefs ?? [];
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
    const scores = results.map(({ categories: told }) => told[category]?.score ?? 0);
    const score = median(scores);
    printFloor(`${name} ${category}`, score, floors[category]);
    if (score >= floors[category]) continue;
    const typical = results[scores.indexOf(score)];
    for (const fault of typical === undefined ? [] : faults(typical, category)) console.log(`      ${fault}`);
  }
}

export async function benchLighthouse(visit: WebVisit): Promise<void> {
  console.log(`\nLighthouse, mobile (medians of ${runs} runs)`);
  for (const { name, path, signedIn = false } of audited) {
    await withProfile(async (context, port) => {
      if (signedIn) {
        const page = await context.newPage();
        await signIn(page, visit.account);
        await page.goto(visit.url);
      }
      await auditPage(name, visit.url + path.replace('{code}', visit.code), port);
    });
  }
}
