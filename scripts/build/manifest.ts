import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The file of a page's route below `web/`, in the folder of its layout, also with what the code splitting appends. */
const isRouteFile = (key: string, path: string) =>
  ['_public', '_public/_signedOut', '_signedIn'].some((layout) =>
    key.startsWith(`src/routes/${layout}/${path === '/' ? '-landing' : path.slice(1)}.tsx`),
  );

const appFile = 'src/start.tsx';

/**
 * Reads and deletes vite's manifest.
 * @returns a function that lists the scripts to preload for a page beyond those in index.html: the app's, and the
 * page's: of its path, of files that the route loads lazily, and of a group (web/chunkGroups.ts) by its name.
 */
export function readManifest(webFolder: string): (...parts: string[]) => string[] {
  const file = join(webFolder, '.vite', 'manifest.json');
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  rmSync(join(webFolder, '.vite'), { recursive: true });

  const collectImports = (key: string, into: Set<string>): Set<string> => {
    if (into.has(key)) return into;
    into.add(key);
    for (const next of chunks[key]?.imports ?? []) collectImports(next, into);
    return into;
  };
  // Of a group (web/chunkGroups.ts), so that it is not marked as one.
  const entry = Object.keys(chunks).find((key) => chunks[key]?.dynamicImports?.includes(appFile) === true);
  if (entry === undefined) throw new Error('The build has no entry');
  // index.html lists the entry's imports; the entry loads the app.
  const listed = collectImports(entry, new Set());
  const app = [...collectImports(appFile, new Set())];

  const keysOf = (part: string): string[] => {
    const keys = Object.keys(chunks).filter(
      (key) => key === part || chunks[key]?.name === part || isRouteFile(key, part),
    );
    if (keys.length === 0) throw new Error(`The build has no chunk for ${part}`);
    return keys;
  };

  return (...parts) => {
    const keys = parts.flatMap(keysOf);
    const needed = keys.reduce((set, key) => collectImports(key, set), new Set(app));
    const files = [...needed].filter((key) => !listed.has(key)).map((key) => chunks[key]?.file ?? '');
    return files.filter((name) => name.endsWith('.js')).map((name) => `/${name}`);
  };
}
