/** What a page makes a browser fetch until it rests, in bytes of bodies on the wire, compressed as they came. */
import type { Page, Request } from '@playwright/test';

const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'fetch'] as const;
type Kind = (typeof kinds)[number];

export interface PageBytes {
  readonly of: Readonly<Record<Kind, number>>;
  readonly total: number;
  /** Scripts without those of the map: what the page needs to be read and used. */
  readonly firstScripts: number;
  /** Everything that was asked for before the map's first script. */
  readonly beforeMap: number;
  readonly mapScripts: number;
  /** Scripts with the chart library, which only the back office uses. */
  readonly chartScripts: number;
}

/** The chart library's class names survive minification. */
async function hasChartLibrary(request: Request): Promise<boolean> {
  if (request.resourceType() !== 'script') return false;
  const response = await request.response();
  return response !== null && (await response.text()).includes('recharts-');
}

/** The map's code begins with its provider; what that imports is asked for in the same breath, after it. */
const isMapProvider = (url: string) => /\/assets\/(?:open|google)Provider-[^/]+\.js$/.test(url);

/** The names of the files that a built script imports. */
async function importsOf(page: Page, url: string): Promise<Set<string>> {
  const source = await (await page.request.get(url)).text();
  const names = source.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
  return new Set([...names].map(([, name = '']) => name));
}

const fileOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

/** Opens the page with nothing kept from before, and waits until the network rests. */
export async function bytesOfPage(page: Page, path: string): Promise<PageBytes> {
  const asked: Request[] = [];
  const note = (request: Request) => asked.push(request);
  page.on('request', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('request', note);

  // A favicon is asked for or not as the browser likes; a request that failed brought nothing.
  const came = asked.filter((request) => request.failure() === null && !/favicon/.test(request.url()));
  const files = await Promise.all(
    came.map(async (request) => ({
      url: request.url(),
      kind: request.resourceType() as Kind,
      bytes: (await request.sizes()).responseBodySize,
      isChart: await hasChartLibrary(request),
    })),
  );
  const mapStart = files.findIndex(({ url }) => isMapProvider(url));
  const provider = files[mapStart]?.url;
  const mapImports = provider === undefined ? new Set<string>() : await importsOf(page, provider);
  const isMapScript = (url: string, index: number) =>
    mapStart >= 0 && index >= mapStart && (url === provider || mapImports.has(fileOf(url)));
  const sum = (chosen: readonly { bytes: number }[]) => chosen.reduce((all, { bytes }) => all + bytes, 0);
  const ofKind = (kind: Kind) => sum(files.filter((file) => file.kind === kind));
  const mapScripts = sum(files.filter(({ url }, index) => isMapScript(url, index)));
  return {
    of: Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind)])) as Record<Kind, number>,
    total: sum(files),
    firstScripts: ofKind('script') - mapScripts,
    mapScripts,
    chartScripts: sum(files.filter(({ isChart }) => isChart)),
    beforeMap: sum(mapStart < 0 ? files : files.slice(0, mapStart)),
  };
}
