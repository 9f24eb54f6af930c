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

function install(folder: string, { os, cpu }: Platform): void {
  const lock = Lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const packages = lockedPackages('sharp', lock.packages);
  const wanted = {
    name: 'sharp-of-lambda',
    dependencies: { sharp: packages['node_modules/sharp']?.version },
  };
  const locked = { lockfileVersion: 3, requires: true, packages: { '': wanted, ...packages } };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(locked));
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
}

function usesSharp(bundle: string): boolean {
  const file = join(bundle, 'index.js');
  return existsSync(file) && /\b(?:require|import)\("sharp"\)/.test(readFileSync(file, 'utf8'));
}

/** Puts sharp for one platform beside every bundle of `functions` that uses it, where the CDK takes it along. */
export function placeSharp(functions: string, platform: Platform): void {
  const bundles = readdirSync(functions).map((name) => join(functions, name));
  const folder = join(root, 'dist', 'sharp', `${platform.os}-${platform.cpu}`);
  install(folder, platform);
  for (const bundle of bundles.filter(usesSharp)) {
    const beside = join(bundle, 'node_modules');
    rmSync(beside, { recursive: true, force: true });
    cpSync(join(folder, 'node_modules'), beside, { recursive: true });
  }
}
