import { globSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('the page of the kit imports every part of ui/', async () => {
  const { metafile } = await build({
    entryPoints: ['web/src/kit/main.tsx'],
    bundle: true,
    write: false,
    outdir: '.build',
    format: 'esm',
    packages: 'external',
    loader: { '.woff2': 'empty' },
    metafile: true,
  });
  const imported = new Set(Object.keys(metafile.inputs));
  expect(globSync('web/src/ui/**/*.tsx').filter((file) => !imported.has(file))).toEqual([]);
});
