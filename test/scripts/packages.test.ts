/** What is installed: exact versions by hash, of allowed licences, whose scripts do not run unless they are listed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ZXING_WASM_SHA256 } from 'barcode-detector/ponyfill';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { root } from '#scripts/build/entries.ts';
import { allowedLicences, licencesByFile } from '#test/support/licences.ts';

const Versions = z.record(z.string(), z.string()).default({});
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const Manifest = z.object({
  dependencies: Versions,
  devDependencies: Versions,
  optionalDependencies: Versions,
  overrides: Versions,
  allowScripts: z.record(z.string(), z.boolean()),
});
const manifest = Manifest.parse(JSON.parse(read('package.json')));
const Entry = z.object({
  version: z.string(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().default(false),
  inBundle: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
});
const Lock = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), z.looseObject({})),
});
const { '': top, ...others } = Lock.parse(JSON.parse(read('package-lock.json'))).packages;
const installed = Object.entries(others).map(([path, entry]) => ({ path, ...Entry.parse(entry) }));

test('the WebAssembly that finds QR codes is the one that its script was made with', () => {
  const file = readFileSync(join(root, 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'));
  expect(createHash('sha256').update(file).digest('hex')).toBe(ZXING_WASM_SHA256);
});

describe('packages', { tags: 'E12' }, () => {
  test('have exact versions, which the lockfile has too', () => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
    for (const [name, version] of Object.entries(all)) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(top).toMatchObject({ dependencies, devDependencies, optionalDependencies });
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(installed.find(({ path }) => path === `node_modules/${name}`)?.version, name).toBe(version);
    }
    expect(read('.npmrc')).toContain('save-exact=true');
  });

  test('are locked by hash, and come from no address of their own', () => {
    for (const { path, resolved, integrity, inBundle } of installed) {
      // A package inside another one comes with its file.
      if (inBundle) continue;
      expect(resolved, path).toBeUndefined();
      expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/);
    }
  });

  test('run no script at the installation but the listed ones; npm stops at any other', () => {
    const withScripts = installed.filter(({ hasInstallScript }) => hasInstallScript);
    const names = withScripts.map(({ path }) => path.replace(/^.*node_modules\//, ''));
    expect(Object.keys(manifest.allowScripts).toSorted()).toEqual(names.toSorted());
    expect(read('.npmrc')).toMatch(/^strict-allow-scripts=true$/m);
  });
});

/** “(MIT OR GPL-3.0)” leaves a choice, “MIT AND ISC” asks for both. */
const licencesOf = (text: string) => {
  const choices = text.replace(/[()]/g, '').split(' OR ');
  const parts = choices.map((choice) => choice.split(' AND '));
  return parts.find((names) => names.every((name) => name in allowedLicences)) ?? parts[0] ?? [];
};
const licensed = installed.map(({ path, license, dev }) => ({
  path,
  dev,
  licences: licencesOf(license ?? licencesByFile[path] ?? 'none'),
}));

describe('licences', { tags: 'E12' }, () => {
  test('are allowed with a reason', () => {
    const refused = licensed.filter(({ licences, dev }) =>
      licences.some((name) => allowedLicences[name] === undefined || !(dev || allowedLicences[name].sold)),
    );
    expect(refused).toEqual([]);
  });

  test('that are allowed are used', () => {
    const used = new Set(licensed.flatMap(({ licences }) => licences));
    expect(Object.keys(allowedLicences).filter((name) => !used.has(name))).toEqual([]);
    const missing = installed.filter(({ license }) => license === undefined).map(({ path }) => path);
    expect(Object.keys(licencesByFile)).toEqual(missing);
  });
});

test('workflows use actions by their commit', { tags: 'E12' }, () => {
  const folder = join(root, '.github/workflows');
  const uses = readdirSync(folder).flatMap((file) => [
    ...read(`.github/workflows/${file}`).matchAll(/uses: (\S+)/g),
  ]);
  expect(uses.length).toBeGreaterThan(3);
  for (const [, action] of uses) expect(action).toMatch(/^\.\/|@[\da-f]{40}$/);
});
