/** Bytes that a page downloads until the network is idle: compressed response bodies. */
import type { Page, Request } from '@playwright/test';
import { waitForHydration } from '../e2e/app.ts';

const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'fetch'] as const;
type Kind = (typeof kinds)[number];

export interface PageBytes {
  readonly of: Readonly<Record<Kind, number>>;
  readonly total: number;
  /** How many files. */
  readonly scripts: number;
  /** Scripts without those of the map: what the page needs to become usable. */
  readonly firstScripts: number;
  /** Those of them that came before anybody touched the page. */
  readonly untouchedScripts: number;
  /** Everything requested before the map's first script. */
  readonly beforeMap: number;
  readonly mapScripts: number;
  /** Scripts with the chart library, which only the back office uses. */
  readonly chartScripts: number;
  /** Scripts with zod, which is too large for public pages. */
  readonly zodScripts: number;
}

/** A visitor's page fetches the scripts of the app before it imports them, then from the browser's cache. */
const kindOf = (request: Request) =>
  (/\/assets\/[^/]+\.js$/.test(request.url()) ? 'script' : request.resourceType()) as Kind;

async function scriptOf(request: Request): Promise<string> {
  if (kindOf(request) !== 'script') return '';
  return (await (await request.response())?.text()) ?? '';
}

/** The chart library's class names survive minification. */
const hasChartLibrary = (script: string) => script.includes('recharts-');

/** The global variable with zod's configuration, which every schema reads. */
const hasZod = (script: string) => script.includes('__zod_globalConfig');

/** The map's provider loads first; its imports are requested right after it. */
const isMapProvider = (url: string) => /\/assets\/(?:open|google)Provider-[^/]+\.js$/.test(url);

/** File names that a built script imports. */
async function importsOf(page: Page, url: string): Promise<Set<string>> {
  const source = await (await page.request.get(url)).text();
  const names = source.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
  return new Set([...names].map(([, name = '']) => name));
}

const fileOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

/** Requests nothing more for as long as Playwright's `networkidle` takes. */
const untilQuiet = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const rest = () => setTimeout(resolve, 500);
        let timer = rest();
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = rest();
        }).observe({ type: 'resource' });
      }),
  );

/**
 * Opens the page with an empty cache and waits until the network is idle.
 * @param waits whether it waits for the app: then it is touched, and everything that follows counts too
 */
export async function bytesOfPage(page: Page, path: string, waits: boolean): Promise<PageBytes> {
  const requests: Request[] = [];
  const record = (request: Request) => requests.push(request);
  page.on('request', record);
  await page.goto(path, { waitUntil: 'networkidle' });
  const untouched = requests.length;
  if (waits) {
    await waitForHydration(page);
    await untilQuiet(page);
  }
  page.off('request', record);

  // Browsers request a favicon or not, as they choose; failed requests have no body.
  const completed = requests.filter(
    (request) => request.failure() === null && !/favicon/.test(request.url()),
  );
  const files = await Promise.all(
    completed.map(async (request) => {
      const script = await scriptOf(request);
      return {
        url: request.url(),
        isUntouched: requests.indexOf(request) < untouched,
        kind: kindOf(request),
        // Negative for what comes from the browser's cache.
        bytes: Math.max(0, (await request.sizes()).responseBodySize),
        isChart: hasChartLibrary(script),
        isZod: hasZod(script),
      };
    }),
  );
  const mapStart = files.findIndex(({ url }) => isMapProvider(url));
  const provider = files[mapStart]?.url;
  const mapImports = provider === undefined ? new Set<string>() : await importsOf(page, provider);
  const isMapScript = (url: string, index: number) =>
    mapStart >= 0 && index >= mapStart && (url === provider || mapImports.has(fileOf(url)));
  const sum = (subset: readonly { bytes: number }[]) => subset.reduce((total, { bytes }) => total + bytes, 0);
  const ofKind = (kind: Kind) => sum(files.filter((file) => file.kind === kind));
  const mapScripts = sum(files.filter(({ url }, index) => isMapScript(url, index)));
  const first = files.filter(({ kind, url }, index) => kind === 'script' && !isMapScript(url, index));
  return {
    of: Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind)])) as Record<Kind, number>,
    total: sum(files),
    scripts: files.filter(({ kind }) => kind === 'script').length,
    firstScripts: sum(first),
    untouchedScripts: sum(first.filter(({ isUntouched }) => isUntouched)),
    mapScripts,
    chartScripts: sum(files.filter(({ isChart }) => isChart)),
    zodScripts: sum(files.filter(({ isZod }) => isZod)),
    beforeMap: sum(mapStart < 0 ? files : files.slice(0, mapStart)),
  };
}
