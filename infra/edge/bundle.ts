import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** The functions that run at the edge, by their files in this folder. */
export type EdgeFunctionName = 'webRequest' | 'pageRequest' | 'v1Request';

/**
 * One source file with all that it imports, as CloudFront wants it: a script with a function `handler`. Its
 * JavaScript is ES 5.1 and some of what came later, but neither modules, `?.` nor `??`.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export function bundleEdgeFunction(name: EdgeFunctionName): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`./${name}.ts`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2015',
    legalComments: 'none',
    logLevel: 'silent',
  });
  const [bundled] = outputFiles;
  if (bundled === undefined) throw new Error(`esbuild made nothing of ${name}`);
  return bundled.text.replace(/^export \{[^}]*\};?$/m, '').trim();
}
