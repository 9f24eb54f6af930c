/** A hash of everything that goes into a build, stored beside it, shows whether the build is up to date. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './entries.ts';

export const stampFile = join(root, 'dist', 'sources.sha256');
const sources = [
  'functions',
  'shared',
  'web',
  'translations',
  'scripts/build',
  'scripts/places',
  'scripts/build.ts',
  'scripts/openapi.ts',
];
const settings = ['package.json', 'package-lock.json', 'tsconfig.json'];

function filesOf(path: string): string[] {
  const whole = join(root, path);
  if (!existsSync(whole)) return [];
  if (/\.\w+$/.test(path)) return [whole];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.gen.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function hashSources(): string {
  const hash = createHash('sha256');
  const viteSettings = Object.entries(process.env).filter(
    ([name, value]) => name.startsWith('VITE_') && value,
  );
  hash.update(JSON.stringify(viteSettings.toSorted()));
  for (const file of [...sources, ...settings].flatMap(filesOf)) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

export function isBuilt(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashSources();
}

/** Runs a build and writes the stamp if it succeeds, with the hash of the sources from its start. */
export async function stamped(build: () => Promise<void>): Promise<void> {
  rmSync(stampFile, { force: true });
  const hash = hashSources();
  await build();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}
