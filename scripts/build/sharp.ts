/**
 * sharp, which draws photos, is not bundled: its library is native. Here it lies in `node_modules`; what is deployed
 * needs it beside the bundle, for the processor that Lambda has.
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

/** What `name` needs, of the project's own lock: so that what is deployed is what was tested, by its hashes. */
export function lockedPackages(name: string, all: Packages): Packages {
  const found: Packages = {};
  const add = (wanted: string, parent: string) => {
    const path = [`${parent}/node_modules/${wanted}`, `node_modules/${wanted}`].find((one) => one in all);
    const entry = path === undefined ? undefined : all[path];
    if (path === undefined || entry === undefined || path in found) return;
    found[path] = entry;
    const needed = { ...entry.dependencies, ...entry.optionalDependencies };
    for (const next of Object.keys(needed)) add(next, path);
  };
  add(name, '');
  return found;
}

const lockFile = 'package-lock.json';
const readLock = () => Lock.parse(JSON.parse(readFileSync(join(root, lockFile), 'utf8')));

/** Installs for another platform into a folder of its own, once for each state of the lock. @returns the folder */
function installFor({ os, cpu }: Platform, packages: Packages): string {
  const folder = join(root, 'dist', 'sharp', `${os}-${cpu}`);
  const wanted = {
    name: 'sharp-of-lambda',
    dependencies: { sharp: packages['node_modules/sharp']?.version },
  };
  const locked = JSON.stringify({
    lockfileVersion: 3,
    requires: true,
    packages: { '': wanted, ...packages },
  });
  const done = join(folder, 'installed.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === locked) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted));
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
  if (status !== 0) throw new Error(`npm cannot install sharp for ${os} ${cpu}: ${stderr}`);
  writeFileSync(done, locked);
  return folder;
}

function usesSharp(bundle: string): boolean {
  const file = join(bundle, 'index.js');
  return existsSync(file) && /\b(?:require|import)\("sharp"\)/.test(readFileSync(file, 'utf8'));
}

/** Puts sharp for one platform beside every bundle of `functions` that uses it, where the CDK takes it along. */
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
