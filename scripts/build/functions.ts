import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type BuildContext, type BuildOptions, build, context, type Metafile, type Plugin } from 'esbuild';
import { type Entry, functionEntries, missingSources, root } from './entries.ts';
import { functionMessages } from './translations/plugins.ts';

export const functionsFolder = `${root}dist/functions/`;

/** What each takes the place of, and why: see the files themselves. */
const replacements = new Map([
  ['@aws-sdk/credential-provider-node', `${root}functions/lib/environmentCredentials.ts`],
  ['@aws-sdk/endpoint-cache', `${root}functions/lib/noEndpointCache.ts`],
]);
/**
 * What functions import only when they first need it: files of their own beside the bundles, so that they cost no
 * start-up time and nothing of a bundle's budget.
 */
const lateFiles: Readonly<Record<string, string>> = {
  selfCheck: 'functions/lib/selfCheck.ts',
  geography: 'shared/domain/geography.ts',
  allPlaces: 'functions/domain/search/allPlaces.ts',
  knownPlaces: 'functions/domain/imports/knownPlaces.ts',
  drawShareCard: 'functions/services/shareCard/drawShareCard.ts',
  emojiFont: 'functions/services/shareCard/emojiFont.ts',
  mailTexts: 'functions/email/mailTexts.ts',
};

const leanPackages: Plugin = {
  name: 'lean-packages',
  setup(plugin) {
    plugin.onResolve({ filter: /\/(?:to-json-schema|json-schema-processors)\.js$/ }, () => ({
      path: `${root}functions/lib/noJsonSchema.ts`,
    }));
    // A client reads its own version of it, and nothing of the other 2 KB.
    plugin.onLoad({ filter: /\/@aws-sdk\/client-[\w-]+\/package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
    plugin.onResolve({ filter: /\/\w+\.ts$/ }, ({ path, kind }) => {
      const file = basename(path, '.ts');
      return kind === 'dynamic-import' && file in lateFiles ? { path: `./${file}.js`, external: true } : null;
    });
    plugin.onResolve({ filter: /^@aws-sdk\// }, ({ path }) => {
      const replacement = replacements.get(path);
      return replacement === undefined ? null : { path: replacement };
    });
  },
};

export function bundleOptions(entries: readonly Entry[], folder = functionsFolder): BuildOptions {
  return {
    absWorkingDir: root,
    entryPoints: entries.map(({ name, source }) => ({ in: source, out: `${name}/index` })),
    outdir: folder,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    // CommonJS starts faster than ESM on Lambda's Node; the packages' ESM sources tree-shake better than their CJS.
    format: 'cjs',
    mainFields: ['module', 'main'],
    plugins: [leanPackages, functionMessages()],
    // event-streams (14 KB per bundle) is imported only by calls that stream events, which DynamoDB and SES have none
    // of. sharp is native: see sharp.ts.
    external: ['@smithy/core/event-streams', 'sharp'],
    // Fonts, as Vitest reads them with `?inline`.
    loader: { '.woff2': 'dataurl' },
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    // The contents of each bundle, for tests and the bench.
    metafile: true,
  };
}

function prepareFolders(entries: readonly Entry[], folder = functionsFolder): void {
  rmSync(folder, { recursive: true, force: true });
  for (const { name } of entries) {
    mkdirSync(join(folder, name), { recursive: true });
    // The project is ESM, the bundles are CommonJS. Every folder needs this file, because it is deployed by itself.
    writeFileSync(join(folder, name, 'package.json'), '{"type":"commonjs"}\n');
  }
}

/** Beside each bundle the late files that it imports. */
async function addLateFiles({ outputs }: Metafile): Promise<void> {
  const late = Object.entries(lateFiles).map(([name, source]) => ({ name, source }));
  const { outputFiles = [], metafile } = await build({ ...bundleOptions(late), write: false });
  const contents = new Map(
    late.map(({ name }, index) => [`./${name}.js`, outputFiles[index]?.contents ?? '']),
  );
  const importsOf = new Map(
    late.map(({ name }) => [
      `./${name}.js`,
      metafile?.outputs[`dist/functions/${name}/index.js`]?.imports ?? [],
    ]),
  );
  const place = (folder: string, imports: Metafile['outputs'][string]['imports']) => {
    for (const { path } of imports) {
      const file = contents.get(path);
      if (file === undefined) continue;
      writeFileSync(join(folder, path), file);
      // A late file may have late files of its own.
      place(folder, importsOf.get(path) ?? []);
    }
  };
  for (const [output, { imports }] of Object.entries(outputs)) place(join(root, dirname(output)), imports);
}

/** Bundles every function to `<folder>/<name>/index.js`. */
export async function bundleFunctions(folder = functionsFolder): Promise<void> {
  const entries = functionEntries();
  const missing = missingSources(entries);
  if (missing.length > 0) {
    throw new Error(`The contract declares routes without a file: ${missing.join(', ')}`);
  }
  prepareFolders(entries, folder);
  const { metafile } = await build(bundleOptions(entries, folder));
  if (metafile) await addLateFiles(metafile);
}

/**
 * Bundles now and after every change of a source, and passes the errors of each build to `onRebuild`. A route without
 * a file is left out, because somebody is writing it.
 */
export async function watchFunctions(onRebuild: (errors: string[]) => void): Promise<BuildContext> {
  const missing = new Set(missingSources(functionEntries()));
  const entries = functionEntries().filter(({ source }) => !missing.has(source));
  prepareFolders(entries);
  const options = bundleOptions(entries);
  const announce: Plugin = {
    name: 'announce',
    setup(plugin) {
      plugin.onEnd(async ({ errors, metafile }) => {
        if (metafile) await addLateFiles(metafile);
        onRebuild(
          errors.map(({ text, location }) => `${location?.file ?? ''}:${location?.line ?? 0} ${text}`),
        );
      });
    },
  };
  const watching = await context({
    ...options,
    sourcemap: 'linked',
    plugins: [...(options.plugins ?? []), announce],
  });
  await watching.rebuild().catch(() => undefined);
  await watching.watch();
  return watching;
}
