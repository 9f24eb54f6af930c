import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { addressElementFiles } from '#shared/edge/addressElement.ts';
import { root } from './entries.ts';
import { functionMessages } from './translations/plugins.ts';

/** Writes the script of `<zar-address>`, which other sites load (docs/decisions/0097), into the folder of the web build. */
export async function writeAddressElement(webFolder: string): Promise<void> {
  const [first = '', ...copies] = addressElementFiles.map((path) => join(webFolder, path));
  await build({
    entryPoints: [join(root, 'web/src/addressElement/main.ts')],
    outfile: first,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022', 'chrome111', 'firefox113', 'safari16.4'],
    charset: 'utf8',
    legalComments: 'none',
    plugins: [functionMessages()],
    logLevel: 'warning',
  });
  for (const copy of copies) {
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(first, copy);
  }
}
