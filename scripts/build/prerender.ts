/** Writes the pages that come with their content, and the template of a code's page, beside the web's build. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkTemplate } from '#shared/domain/codePageTemplate.ts';
import { appShell, codeTemplate, frames, prerendered } from '#shared/edge/pages.ts';
import type * as Writer from '#web/prerender.tsx';
import type { PrerenderedPage } from '#web/prerender.tsx';
import { root } from './entries.ts';
import { readManifest } from './manifest.ts';

const ssrFolder = join(root, '.build', 'prerender');

/** @param siteUrl what search engines and previews of links are told; unknown until a site has one */
export async function writePages(webFolder: string, siteUrl: string | null): Promise<void> {
  const writer = await bundleWriter();
  const preloadsOf = readManifest(webFolder);
  const shell = readFileSync(join(webFolder, 'index.html'), 'utf8');
  const write = (file: string, document: string) => writeFileSync(join(webFolder, file), document);
  const stylesAt = (css: string) => writeStyles(webFolder, css);
  const assemble = (page: PrerenderedPage, path: string) =>
    withoutNotice(documentOf(shell, page, preloads(preloadsOf(path)), stylesAt));
  const frame = (page: PrerenderedPage, path: string | null, mark: string) =>
    asFrame(documentOf(shell, page, preloads(preloadsOf(path)), stylesAt), mark);

  write(appShell, frame(await writer.writeLoading(), null, 'inert'));
  for (const [path, file] of Object.entries(frames))
    write(file, frame(await writer.writeFrame(path), path, 'inert data-signed-in'));

  for (const [path, file] of Object.entries(prerendered)) {
    write(file, assemble(await writer.writePage(path, siteUrl), path));
  }
  write(codeTemplate, checkTemplate(assemble(await writer.writeCodeTemplate(), '/$segment')));
}

/** The app for Node. Its router thinks that it is in a browser, so that both write the same elements. */
async function bundleWriter(): Promise<typeof Writer> {
  const { build } = await import('vite');
  rmSync(ssrFolder, { recursive: true, force: true });
  // A folder of its own: a second build in one process would get the first one's modules.
  const folder = join(ssrFolder, String(Date.now()));
  await build({
    configFile: join(root, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    // The condition under which the router can be told that it is not on a server (web/src/prerender.tsx).
    ssr: { noExternal: [/^@tanstack\//], resolve: { conditions: ['module', 'development'] } },
    build: {
      ssr: join(root, 'web', 'src', 'prerender.tsx'),
      outDir: folder,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  return (await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as typeof Writer;
}

/** A linked file, because the content security policy allows no inline styles. */
function writeStyles(webFolder: string, css: string): string {
  const path = `/assets/page-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  writeFileSync(join(webFolder, path), css);
  return path;
}

function documentOf(
  shell: string,
  { title, head, body, css, styles, data }: PrerenderedPage,
  links: readonly string[],
  stylesAt: (css: string) => string,
): string {
  let document = shell;
  if (title !== null) document = replaced(document, /<title>[^<]*<\/title>/, `<title>${title}</title>`);
  if (head !== null) document = replaced(document, /<meta\s+data-page\s[^>]*>/, head);
  document = replaced(document, emptyRoot, `<div id="root">${body}</div>${data}`);
  const sheet = `<link rel="stylesheet" href="${stylesAt(css)}">`;
  // Where emotion looks for what a server has written; empty, because the policy allows no inline styles.
  const known = `<style data-emotion="css ${styles.join(' ')}"></style>`;
  return replaced(document, '</head>', `  ${[sheet, known, ...links].join('\n    ')}\n  </head>`);
}

const emptyRoot = '<div id="root"></div>';

/** What says that nothing goes without JavaScript. */
const withoutNotice = (document: string) => replaced(document, /\s*<noscript>.*?<\/noscript>/s, '');

/** Inert, so that nothing is typed that the app then puts away with the frame. */
const asFrame = (document: string, mark: string) =>
  replaced(document, '<div id="root">', `<div id="root" ${mark}>`);

function replaced(document: string, from: string | RegExp, to: string): string {
  if (document.search(from) < 0) throw new Error(`index.html has no ${from}`);
  return document.replace(from, () => to);
}

// Fetched when main.ts says so: the styles and the font come first, which is all that the content needs to be read.
const preloads = (paths: readonly string[]) =>
  paths.map((path) => `<link data-later crossorigin fetchpriority="low" href="${path}">`);
