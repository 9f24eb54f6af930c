/**
 * Our own map on a phone of 360 px with a CPU slowed four times, over a dense township: when streets are there, and
 * frames over 50 ms while it is panned for half a minute. `map-libraries` does the same with MapLibre GL, which is no
 * part of the project: `npm install maplibre-gl @protomaps/basemaps pmtiles` in a folder of its own, and
 * `MAPLIBRE=folder/node_modules npm run bench -- map-libraries` (docs/decisions/0095).
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { root } from '#scripts/build/entries.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';
import { makeBasemap } from '#test/support/basemap/makeBasemap.ts';
import { townFeatures } from '#test/support/basemap/town.ts';
import { chromiumArgs, chromiumPath } from '#test/support/chromium.ts';
import { printHeading, printRow } from './print.ts';

declare global {
  interface Window {
    benchMap: {
      readonly latitude: number;
      readonly longitude: number;
      readonly zoom: number;
      readonly file: string;
      readonly scheme: Scheme;
      hasStreets: () => boolean;
      frames: number[];
    };
  }
}

type Scheme = 'light' | 'dark';
interface Measured {
  /** Of its scripts and styles, compressed. */
  readonly bytes: number;
  /** Null where it draws nothing. */
  readonly streetsMs: number | null;
  readonly longFrames: number;
  readonly worstFrameMs: number;
  /** Long frames can be few because there are few at all. */
  readonly frames: number;
}

const tembisa = { latitude: -25.99636, longitude: 28.2268 } as const;
const phone = { width: 360, height: 640 } as const;
const cpuSlowdown = 4;
const panSeconds = 30;
const longFrameMs = 50;
const file = 'za-bench.pmtiles';
/** A half minute has 1800 frames at best; of them those that somebody feels. */
const maxLongFrames = 200;
const maxStreetsMs = 6000;

/** Draws nothing, so that a picture shows what does without it. */
const withoutWebGl = ['--disable-gpu', '--disable-webgl', '--disable-webgl2', '--disable-3d-apis'] as const;
const withSoftwareGl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] as const;

interface Site {
  readonly url: string;
  readonly server: Server;
  readonly bytes: number;
}

/** MapLibre GL with Protomaps' own style without names, which need files of letters. Its tiles are twice as wide. */
const mapLibrePage = `
  import { layers, namedFlavor } from '@protomaps/basemaps';
  import { addProtocol, Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
  import 'maplibre-gl/dist/maplibre-gl.css';
  import { Protocol } from 'pmtiles';
  const { latitude, longitude, zoom, file, scheme } = window.benchMap;
  addProtocol('pmtiles', new Protocol().tile);
  setWorkerUrl(location.origin + '/worker.js');
  const url = 'pmtiles://' + location.origin + '/api/images/basemaps/' + file;
  const map = new MapLibre({
    container: document.querySelector('main'),
    center: [longitude, latitude],
    zoom: zoom - 1,
    style: { version: 8, sources: { protomaps: { type: 'vector', url } }, layers: layers('protomaps', namedFlavor(scheme)) },
  });
  let isLoaded = false;
  map.once('idle', () => { isLoaded = true; });
  window.benchMap.hasStreets = () => isLoaded;
`;

/** @param packages the folder of what is no part of the project; undefined for our own map */
async function openSite(archive: Buffer, packages?: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'zarcodes-map-'));
  const options = {
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    loader: { '.svg': 'dataurl', '.png': 'dataurl' },
    absWorkingDir: root,
    define: { 'import.meta.env': '{}' },
    logLevel: 'error',
  } as const;
  await build({
    ...options,
    ...(packages === undefined
      ? { entryPoints: { page: join(root, 'test/bench/mapPage.ts') } }
      : { stdin: { contents: mapLibrePage, resolveDir: packages, sourcefile: 'page.js' } }),
    entryNames: 'page',
  });
  if (packages !== undefined) {
    const worker = join(packages, 'maplibre-gl/dist/maplibre-gl-worker.mjs');
    await build({ ...options, entryPoints: { worker } });
  }
  const built = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const);
  rmSync(folder, { recursive: true });
  const bytes = built.reduce((sum, [, content]) => sum + brotliCompressSync(content).length, 0);
  const files = new Map(built.map(([name, content]) => [`/${name}`, content]));
  const server = createServer(({ url = '', headers }, response) => {
    const path = url.split('?')[0] ?? '';
    const built_ = files.get(path);
    if (built_ !== undefined) {
      const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
      return response.writeHead(200, { 'content-type': type }).end(built_);
    }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (from === undefined) return response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(url));
    const part = archive.subarray(Number(from), Number(to) + 1);
    const range = `bytes ${from}-${Number(from) + part.length - 1}/${archive.length}`;
    return response.writeHead(206, { 'content-range': range, etag: '"1"' }).end(part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, bytes };
}

function pageOf(url: string): string {
  const scheme: Scheme = url.includes('dark') ? 'dark' : 'light';
  const [light, dark] = scheme === 'light' ? ['initial', ' '] : [' ', 'initial'];
  return `<!doctype html><meta name="viewport" content="width=device-width">
    <link rel="stylesheet" href="/page.css">
    <style>:root { --if-light: ${light}; --if-dark: ${dark} } body { margin: 0 } main { height: 100vh }</style>
    <main class="map-ground"></main>
    <script>window.benchMap = ${JSON.stringify({ ...tembisa, zoom: 16, file, scheme })}</script>
    <script type="module" src="/page.js"></script>`;
}

/** Notes how long each frame takes. */
function watchFrames(): void {
  const frames: number[] = [];
  window.benchMap.frames = frames;
  let before = performance.now();
  const next = () => {
    const now = performance.now();
    frames.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** Drags the map to and fro, farther each time, so that tiles are drawn that were not there. */
async function pan(page: Page): Promise<void> {
  const end = performance.now() + panSeconds * 1000;
  const middle = { x: phone.width / 2, y: phone.height / 2 };
  for (let turn = 0; performance.now() < end; turn++) {
    const [east, north] = [
      [-1, 0],
      [-1, 0],
      [0, -1],
      [0, -1],
      [1, 0],
      [1, 0],
      [0, 1],
      [0, 1],
    ][turn % 8] ?? [0, 0];
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    for (let step = 1; step <= 20 && performance.now() < end; step++)
      await page.mouse.move(middle.x + (east ?? 0) * step * 8, middle.y + (north ?? 0) * step * 12);
    await page.mouse.up();
  }
}

async function measure(browser: Browser, site: Site, scheme: Scheme, picture: string): Promise<Measured> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2, colorScheme: scheme });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const began = performance.now();
  await page.goto(`${site.url}/?${scheme}`);
  const streetsMs = await page
    .waitForFunction(() => window.benchMap.hasStreets?.(), undefined, { timeout: 60_000 })
    .then(
      () => performance.now() - began,
      () => null,
    );
  if (process.env['PICTURES'] === '1')
    await page.screenshot({ path: `.screenshots/bench-${picture}-${scheme}.png` });
  if (streetsMs === null) {
    await context.close();
    return { bytes: site.bytes, streetsMs, longFrames: 0, worstFrameMs: 0, frames: 0 };
  }
  await page.evaluate(watchFrames);
  await pan(page);
  const frames = await page.evaluate(() => window.benchMap.frames);
  await context.close();
  return {
    bytes: site.bytes,
    streetsMs,
    longFrames: frames.filter((ms) => ms > longFrameMs).length,
    worstFrameMs: Math.max(...frames),
    frames: frames.length,
  };
}

const town = () => makeBasemap([tembisa], {}, (point) => townFeatures({ ...point, metres: 2500 }));

const launch = async (args: readonly string[]) =>
  chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs, ...args] });

export async function benchMap(): Promise<void> {
  printHeading('Our own map, 360 px, CPU slowed 4 times');
  const site = await openSite(town());
  const browser = await launch([]);
  try {
    for (const scheme of ['light', 'dark'] as const) {
      const { streetsMs, longFrames, worstFrameMs, frames } = await measure(browser, site, scheme, 'own');
      const note = `of ${frames}, the longest ${Math.round(worstFrameMs)} ms`;
      printRow(`streets, ${scheme}`, Math.round(streetsMs ?? Number.POSITIVE_INFINITY), maxStreetsMs, ' ms');
      printRow(`frames over 50 ms in 30 s, ${scheme}`, longFrames, maxLongFrames, '', note);
    }
  } finally {
    await browser.close();
    site.server.close();
  }
}

/** Both in one run: ratios do not depend on the machine. */
export async function benchMapLibraries(): Promise<void> {
  const packages = process.env['MAPLIBRE'];
  if (packages === undefined) throw new StartFailure('MAPLIBRE names the folder with maplibre-gl in it.');
  const archive = town();
  const sites = {
    own: await openSite(archive),
    maplibre: await openSite(archive, packages),
  };
  printHeading('Our own map beside MapLibre GL, 360 px, CPU slowed 4 times');
  try {
    for (const [gl, args] of [
      ['software WebGL', withSoftwareGl],
      ['no WebGL', withoutWebGl],
    ] as const) {
      const browser = await launch(args);
      for (const scheme of gl === 'no WebGL' ? (['light'] as const) : (['light', 'dark'] as const)) {
        for (const name of ['own', 'maplibre'] as const) {
          const measured = await measure(browser, sites[name], scheme, `${name}-${gl.split(' ')[0]}`);
          console.log(`  ${gl}, ${scheme}, ${name}: ${JSON.stringify(measured)}`);
        }
      }
      await browser.close();
    }
  } finally {
    for (const { server } of Object.values(sites)) server.close();
  }
}
