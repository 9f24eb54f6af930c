/**
 * sharp, which resizes images, has a native library and can't be bundled. It is deployed beside the bundles that use
 * it, in the build for Lambda's processor.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { root } from './entries.ts';

interface Platform {
  readonly os: string;
  readonly cpu: string;
}

const Entry = z.looseObject({
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const Lock = z.object({ packages: z.record(z.string(), Entry) });
type Packages = z.output<typeof Lock>['packages'];

/** A package and its dependencies from the project's lock, so that the tested versions are deployed. */
export function lockedPackages(name: string, all: Packages): Packages {
  const packages: Packages = {};
  const add = (dependency: string, parent: string) => {
    const candidates = [`${parent}/node_modules/${dependency}`, `node_modules/${dependency}`];
    const path = candidates.find((candidate) => candidate in all);
    const entry = path === undefined ? undefined : all[path];
    if (path === undefined || entry === undefined || path in packages) return;
    packages[path] = entry;
    for (const next of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) add(next, path);
  };
  add(name, '');
  return packages;
}

const lockFile = 'package-lock.json';
const readLock = () => Lock.parse(JSON.parse(readFileSync(join(root, lockFile), 'utf8')));

/** Installs for another platform, again only when the lock has changed. @returns the folder */
function installFor({ os, cpu }: Platform, packages: Packages): string {
  const folder = join(root, 'dist', 'sharp', `${os}-${cpu}`);
  const manifest = {
    name: 'sharp-of-lambda',
    dependencies: { sharp: packages['node_modules/sharp']?.version },
  };
  const locked = JSON.stringify({
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, ...packages },
  });
  const installedLock = join(folder, 'installed.json');
  if (existsSync(installedLock) && readFileSync(installedLock, 'utf8') === locked) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, lockFile), locked);
  const options = [
    `--os=${os}`,
    `--cpu=${cpu}`,
    '--libc=glibc',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  const { status, stderr } = spawnSync('npm', ['ci', ...options], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm could not install sharp for ${os} ${cpu}: ${stderr}`);
  writeFileSync(installedLock, locked);
  return folder;
}

function usesSharp(bundle: string): boolean {
  const files = existsSync(bundle) ? readdirSync(bundle).filter((name) => name.endsWith('.js')) : [];
  return files.some((name) =>
    /\b(?:require|import)\("sharp"\)/.test(readFileSync(join(bundle, name), 'utf8')),
  );
}

/** Copies sharp for a platform beside every bundle in `functions` that uses it, so that the CDK deploys both. */
export function placeSharp(functions: string, platform: Platform): void {
  const packages = lockedPackages('sharp', readLock().packages);
  const isHere = platform.os === process.platform && platform.cpu === process.arch;
  const from = isHere ? root : installFor(platform, packages);
  const paths = Object.keys(packages).filter((path) => existsSync(join(from, path)));
  const bundles = readdirSync(functions).map((name) => join(functions, name));
  for (const bundle of bundles.filter(usesSharp)) {
    rmSync(join(bundle, 'node_modules'), { recursive: true, force: true });
    for (const path of paths) cpSync(join(from, path), join(bundle, path), { recursive: true });
  }
}
