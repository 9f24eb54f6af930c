/**
 * How long a list takes from its answer to rows that are laid out, beside the same rows written as HTML into the same
 * page: a ratio that does not depend on the machine (docs/product/back-office.md#admin-layout).
 */
import type { Browser, Page } from '@playwright/test';
import { signIn, signInAdmin } from '../e2e/people.ts';
import { median, printHeading, printRow } from './print.ts';

const pages = [
  { name: 'ZarCodes, ten rows', path: '/admin/zarcodes', api: '/api/admin/zarcodes' },
  { name: 'payments, ten rows', path: '/admin/payments', api: '/api/admin/payments' },
  { name: 'users, ten rows', path: '/admin/users', api: '/api/admin/users' },
] as const;

/** Pages of each list that are opened by "Next". */
const rounds = 8;
/** What people take for at once: https://www.nngroup.com/articles/response-times-3-important-limits/ */
const usableMs = 100;
/** React makes a component of each cell, which the browser's parser does not: ten times as long, and half of that for noise. */
const maxRatio = 25;

declare global {
  interface Window {
    listTimes: { answered: number; laidOut: number[]; html: number[] };
  }
}

/** Notes when an answer was read, and when other rows than before are laid out. */
function watchLists(api: string): void {
  const times = { answered: 0, laidOut: [] as number[], html: [] as number[] };
  window.listTimes = times;
  const readJson = Response.prototype.json;
  Response.prototype.json = async function json(this: Response): Promise<unknown> {
    const body: unknown = await readJson.call(this);
    if (new URL(this.url, location.href).pathname === api) times.answered = performance.now();
    return body;
  };
  let shown = '';
  new MutationObserver(() => {
    const row = document.querySelector<HTMLElement>('tbody tr[data-row]')?.dataset['row'] ?? '';
    if (row === '' || row === shown) return;
    shown = row;
    void document.body.offsetHeight;
    if (times.answered > 0) times.laidOut.push(performance.now() - times.answered);
    times.answered = 0;
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** The same table again, as HTML. */
function timeHtml(): void {
  const html = document.querySelector('table')?.outerHTML ?? '';
  const place = document.body.appendChild(document.createElement('div'));
  const began = performance.now();
  place.innerHTML = html;
  void document.body.offsetHeight;
  window.listTimes.html.push(performance.now() - began);
  place.remove();
}

async function measure(page: Page, { path, api }: (typeof pages)[number]) {
  await page.addInitScript(watchLists, api);
  await page.goto(path);
  for (let round = 0; round < rounds; round++) {
    const first = page.locator('tbody tr[data-row]').first();
    await first.waitFor();
    await page.evaluate(timeHtml);
    const before = await first.getAttribute('data-row');
    await page.getByRole('button', { name: /^(Next|Search older)$/ }).click();
    await page.waitForFunction(
      (row) => document.querySelector<HTMLElement>('tbody tr[data-row]')?.dataset['row'] !== row,
      before,
    );
  }
  const { laidOut, html } = await page.evaluate(() => window.listTimes);
  return { list: median(laidOut), slowest: Math.max(...laidOut), html: median(html) };
}

export async function benchWebLists(browser: Browser, url: string): Promise<void> {
  printHeading('Lists: from the answer to rows that are laid out, against the same rows as HTML');
  for (const each of pages) {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await signIn(page, { token: await signInAdmin(page.request) }, 'super_admin');
    const { list, slowest, html } = await measure(page, each);
    console.log(`  (${each.name}: ${list.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms of ${usableMs})`);
    printRow(each.name, list / html, maxRatio, ' x');
    await context.close();
  }
}
