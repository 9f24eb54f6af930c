/** Builds `sw.js` when all pages are written: it names the files that open without a connection. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type VitePluginPWAAPI, VitePWA } from 'vite-plugin-pwa';
import { appShell, codeTemplate, fileIn, htmlFileOf } from '#shared/edge/pages.ts';
import { languages } from '#shared/text/languages.ts';
import { root } from './entries.ts';
import { readVariants } from './translations/variants.ts';

/** The files of scripts by their sources, and of what they import. */
export type FilesOf = (...sources: string[]) => readonly string[];

// What those pages load late, because nobody should wait for it.
const lateOfAll = [
  '/zarcodes.$code',
  '/$slug.$code',
  'src/brand/DraftLine.tsx',
  'src/features/codes/SeenCode.tsx',
  'src/features/codes/CodeProblem.tsx',
  'src/brand/LastSeenNotice.tsx',
  'offline',
];
const lateOfOwn = [
  'src/features/shell/SignedInBars.tsx',
  'src/features/myCodes/CodeDetails.tsx',
  'src/ui/list/SortSelect.tsx',
];
/** Fetched by a style of the code's page, in the map's place. */
const drawnCountry = 'assets/country-*.svg';

const ownPages = ['/dashboard', '/my-codes'] as const;

const isFont = (path: string) => path.endsWith('.woff2');

/** What a page names in its HTML. Without the font, which costs much and is not missed. */
function namedIn(webFolder: string, page: string): string[] {
  const html = readFileSync(join(webFolder, page), 'utf8');
  return [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path).filter((path) => !isFont(path));
}

export async function writeServiceWorker(webFolder: string, filesOf: FilesOf): Promise<void> {
  if (process.env['VITE_SERVICE_WORKER'] === 'off') return withdraw(webFolder);
  const all = new Set([
    ...[appShell, codeTemplate].flatMap((page) => namedIn(webFolder, page)),
    ...filesOf(...lateOfAll),
  ]);
  const own = new Set([
    ...ownPages.flatMap((path) => namedIn(webFolder, htmlFileOf(path))),
    ...filesOf(...lateOfOwn),
  ]);
  const { resolveConfig } = await import('vite');
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'serviceWorker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    integration: {
      configureCustomSWViteBuild(options) {
        options.logLevel = 'warn';
      },
    },
    injectManifest: {
      globDirectory: webFolder,
      globPatterns: [appShell.slice(1), drawnCountry, ...[...all].map((path) => path.slice(1))],
      // Vite adds a hash of the content to these names.
      dontCacheBustURLsMatching: /^assets\//,
      rollupFormat: 'iife',
    },
  });
  await resolveConfig(
    {
      configFile: false,
      root: join(root, 'web'),
      logLevel: 'warn',
      define: {
        ownPageFiles: JSON.stringify([...own].filter((path) => !all.has(path))),
        filesIn: JSON.stringify(filesInLanguages(webFolder, [...all, ...own])),
      },
      build: { outDir: webFolder },
      plugins,
    },
    'build',
    'production',
  );
  const api: VitePluginPWAAPI | undefined = plugins.find(({ name }) => name === 'vite-plugin-pwa')?.api;
  if (api === undefined) throw new Error('vite-plugin-pwa has no api');
  await api.generateSW();
}

/** For each language but English: the names in it of those files that have another one. */
function filesInLanguages(webFolder: string, paths: readonly string[]) {
  const pathIn = readVariants(webFolder);
  return Object.fromEntries(
    languages.slice(1).map((language) => {
      const folder = [...new Set(paths)].flatMap((path) => {
        const found = pathIn(path, language);
        return found === path ? [] : [[path, found]];
      });
      return [language, Object.fromEntries([[appShell, fileIn(language, appShell)], ...folder])];
    }),
  );
}

/** For a build without one: it removes the one that browsers have. */
export async function withdraw(webFolder: string): Promise<void> {
  await build({
    entryPoints: [join(root, 'web', 'serviceWorker', 'withdrawn.ts')],
    outfile: join(webFolder, 'sw.js'),
    bundle: true,
    minify: true,
    logLevel: 'warning',
  });
}
