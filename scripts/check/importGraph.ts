/** Who imports whom, of every file of the project: what a change can affect. */
import { globSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { root } from '#scripts/build/entries.ts';
import { allRoutes } from '#shared/contract/contract.ts';

/** From each file to those that import it. */
export type Dependents = ReadonlyMap<string, readonly string[]>;

const sources = '{functions,infra,scripts,shared,test,web}/**/*.{ts,tsx}';
const assets = ['.webp', '.woff2', '.svg', '.css'];

export const read = (file: string): string => readFileSync(root + file, 'utf8');

/** Imports are read by esbuild, whose bundle is thrown away. Imports of types affect no test; the types have their own check. */
async function imports(files: readonly string[]): Promise<[file: string, imported: string][]> {
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: files.map((file) => `import './${file}';`).join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    outdir: '.build',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    loader: Object.fromEntries(assets.map((extension) => [extension, 'empty'])),
    metafile: true,
    logLevel: 'silent',
  });
  return Object.entries(metafile.inputs).flatMap(([file, input]) =>
    input.imports
      .filter(({ external }) => external !== true)
      .map(({ path }): [string, string] => [file, path]),
  );
}

/** Tests call a route by its key, and not by importing its file. */
function calls(files: readonly string[]): [file: string, called: string][] {
  const routeFiles = new Map<string, string>(
    allRoutes().map(({ key, area, verb }) => [key, `functions/${area}/${verb}.ts`]),
  );
  return files
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(/'(\w+\.\w+)'/g)].flatMap(([, key = '']): [string, string][] => {
        const handler = routeFiles.get(key);
        return handler === undefined ? [] : [[file, handler]];
      }),
    );
}

const adminPages = 'web/src/routes/-adminPages.tsx';

/** The back office is one script, from which each route names its page. */
function pages(files: readonly string[]): [file: string, page: string][] {
  const modules = [...read(adminPages).matchAll(/import \{ (\w+) \} from '#web\/(features\/[^']+)'/g)];
  const fileOf = new Map(modules.map(([, name = '', path]) => [name, `web/src/${path}`]));
  return files
    .filter((file) => file.startsWith('web/src/routes/_admin/'))
    .flatMap((file): [string, string][] => {
      const [, name = ''] = /adminPage\('(\w+?)(?:Route)?'/.exec(read(file)) ?? [];
      const page = fileOf.get(name);
      return page === undefined ? [] : [[file, page]];
    });
}

export async function readDependents(): Promise<Dependents> {
  const files = globSync(sources, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const edges = [...(await imports(files)), ...calls(files), ...pages(files)].filter(
    ([file]) => file !== adminPages && !file.includes('.gen.'),
  );
  const dependents = new Map<string, string[]>();
  for (const [file, imported] of edges) {
    const known = dependents.get(imported);
    if (known === undefined) dependents.set(imported, [file]);
    else known.push(file);
  }
  return dependents;
}

/** @returns the files and all that depend on them, nearest first */
export function affectedBy(changed: readonly string[], dependents: Dependents): string[] {
  const affected = new Set(changed);
  for (const file of affected) for (const dependent of dependents.get(file) ?? []) affected.add(dependent);
  return [...affected];
}
