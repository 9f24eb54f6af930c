/** The bytes that a phone fetches for each page, against the budgets of its scripts. */
import type { Browser } from '@playwright/test';
import { budgetedPages, officeBudget } from '#test/support/pageBudgets.ts';
import { bytesOfPage, type PageBytes } from '#test/support/pageBytes.ts';
import { signIn } from '../e2e/people.ts';
import { printHeading, printRow } from './print.ts';
import { desktop, phone, type WebVisit } from './webVisit.ts';

const columns: readonly (readonly [string, (bytes: PageBytes) => number])[] = [
  ['CSS', ({ of }) => of.stylesheet],
  ['fonts', ({ of }) => of.font],
  ['HTML', ({ of }) => of.document],
  ['images', ({ of }) => of.image],
  ['API', ({ of }) => of.fetch],
  ['map JS', ({ mapScripts }) => mapScripts],
  ['before map', ({ beforeMap }) => beforeMap],
  ['total', ({ total }) => total],
];

const inKB = (bytes: number) => Number((bytes / 1000).toFixed(1));

async function measure(browser: Browser, visit: WebVisit): Promise<Map<string, PageBytes>> {
  const measured = new Map<string, PageBytes>();
  for (const { name, path, signedIn, creator, untouchedBytes } of budgetedPages) {
    const context = await browser.newContext({ baseURL: visit.url, viewport: phone });
    const page = await context.newPage();
    if (signedIn) await signIn(page, creator === true ? visit.creator : visit.account);
    measured.set(
      name,
      await bytesOfPage(page, path.replace('{code}', visit.code), untouchedBytes !== undefined),
    );
    await context.close();
  }
  return measured;
}

async function benchOffice(browser: Browser, { url, admin }: WebVisit): Promise<void> {
  printHeading('Back office: scripts of the first load');
  for (const path of officeBudget.paths) {
    const context = await browser.newContext({ baseURL: url, viewport: desktop });
    const page = await context.newPage();
    await signIn(page, admin, 'super_admin');
    const { scripts, of } = await bytesOfPage(page, path, false);
    printRow(`${path} (${inKB(of.script)} KB)`, scripts, officeBudget.scripts, ' files');
    await context.close();
  }
}

export async function benchWebBytes(browser: Browser, visit: WebVisit): Promise<void> {
  const measured = await measure(browser, visit);
  printHeading('Pages: scripts of the first load without the map, as brotli sends them');
  for (const { name, scriptBytes, untouchedBytes, hasMap } of budgetedPages) {
    const bytes = measured.get(name);
    if (bytes === undefined) continue;
    if (untouchedBytes !== undefined)
      printRow(`${name} JS before a touch`, inKB(bytes.untouchedScripts), inKB(untouchedBytes), ' KB');
    printRow(`${name} JS`, inKB(bytes.firstScripts), inKB(scriptBytes), ' KB');
    if (!hasMap) printRow(`${name} JS for a map`, inKB(bytes.mapScripts), 0, ' KB');
  }
  console.log('\nPages: everything else, in KB on the wire');
  console.log(`  ${''.padEnd(18)}${columns.map(([title]) => title.padStart(11)).join('')}`);
  for (const [name, bytes] of measured) {
    const cells = columns.map(([, of]) => inKB(of(bytes)).toFixed(1).padStart(11));
    console.log(`  ${name.padEnd(18)}${cells.join('')}`);
  }
  await benchOffice(browser, visit);
}
