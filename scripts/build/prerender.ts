/** Writes the pages that come with their content, and the template of a code's page, beside the web's build. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appShell, codeTemplate, prerendered } from '#shared/edge/pages.ts';
import type * as Writer from '#web/prerender.tsx';
import type { WrittenPage } from '#web/prerender.tsx';
import { root } from './entries.ts';
import { readManifest } from './manifest.ts';

const ssrFolder = join(root, '.build', 'prerender');

/** @param siteUrl what search engines and previews of links are told; unknown until a site has one */
export async function writePages(webFolder: string, siteUrl: string | null): Promise<void> {
  const writer = await bundleWriter();
  const preloadsOf = readManifest(webFolder);
  const shell = readFileSync(join(webFolder, 'index.html'), 'utf8');
  const write = (file: string, document: string) => writeFileSync(join(webFolder, file), document);
  // Nothing to see before the app is there, so it comes as fast as it can.
  write(
    appShell,
    withLinks(
      shell,
      preloadsOf(null).map((path) => preload(path, 'high')),
    ),
  );
  const assemble = (page: WrittenPage, path: string) =>
    documentOf(shell, page, preloadsOf(path), (css) => writeStyles(webFolder, css));

  for (const [path, file] of Object.entries(prerendered)) {
    write(file, assemble(await writer.writePage(path, siteUrl), path));
  }
  write(codeTemplate, writer.asTemplate(assemble(await writer.writeSamplePage(), '/$segment')));
}

/** The app for Node. Its router thinks that it is in a browser, so that both write the same elements. */
async function bundleWriter(): Promise<typeof Writer> {
  const { build } = await import('vite');
  await build({
    configFile: join(root, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    // The condition under which the router can be told that it is not on a server (web/src/prerender.tsx).
    ssr: { noExternal: [/^@tanstack\//], resolve: { conditions: ['module', 'development'] } },
    build: {
      ssr: join(root, 'web', 'src', 'prerender.tsx'),
      outDir: ssrFolder,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  // A query of its own, so that a second build in one process does not get the first one's module.
  const url = `${pathToFileURL(join(ssrFolder, 'prerender.mjs'))}?${Date.now()}`;
  return (await import(url)) as typeof Writer;
}

/** A linked file, because the content security policy allows no inline styles. */
function writeStyles(webFolder: string, css: string): string {
  const path = `/assets/page-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  writeFileSync(join(webFolder, path), css);
  return path;
}

function documentOf(
  shell: string,
  { title, head, body, css, data }: WrittenPage,
  preloads: readonly string[],
  stylesAt: (css: string) => string,
): string {
  const changed = [
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [/<meta\s+data-page\s[^>]*>/, head],
    ['<div id="root"></div>', `<div id="root">${body}</div>${data}`],
    [/\s*<noscript>.*?<\/noscript>/s, ''],
  ].reduce((document, [from, to]) => {
    if (document.search(from as RegExp) < 0) throw new Error(`index.html has no ${from}`);
    return document.replace(from as string, () => to as string);
  }, shell);
  const styles = `<link rel="stylesheet" href="${stylesAt(css)}">`;
  // Behind the styles and the font, which is all that the content needs to be read.
  return withLinks(changed, [styles, ...preloads.map((path) => preload(path, 'low'))]);
}

const preload = (path: string, priority: 'high' | 'low') =>
  `<link rel="modulepreload" crossorigin fetchpriority="${priority}" href="${path}">`;

function withLinks(document: string, links: readonly string[]): string {
  return document.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}
