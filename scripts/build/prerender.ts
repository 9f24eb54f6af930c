/**
 * Writes the pages that come with their content, and the templates of a code's and a creator's page, beside the web's
 * build, in each language.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkAreaTemplate } from '#shared/domain/areaPageTemplate.ts';
import { checkTemplate } from '#shared/domain/codePageTemplate.ts';
import { checkCreatorTemplate } from '#shared/domain/creatorPageTemplate.ts';
import {
  appShell,
  areaTemplate,
  codeTemplate,
  creatorTemplate,
  fileIn,
  frames,
  htmlFileOf,
  prerendered,
  prerenderedForms,
} from '#shared/edge/pages.ts';
import { type Language, languages, localeOf } from '#shared/text/languages.ts';
import type * as Writer from '#web/prerender.tsx';
import type { PrerenderedPage } from '#web/prerender.tsx';
import { root } from './entries.ts';
import { readManifest } from './manifest.ts';
import type { FilesOf } from './serviceWorker.ts';
import { readVariants } from './translations/variants.ts';

const ssrFolder = join(root, '.build', 'prerender');

/**
 * @param siteUrl the site's address, for search engines and link previews; null until it has one
 * @returns the files that a script needs, by its source
 */
export async function writePages(webFolder: string, siteUrl: string | null): Promise<FilesOf> {
  // A folder of its own: a second build in one process would get the first one's modules.
  const folder = join(ssrFolder, `${process.pid}-${Date.now()}`);
  const writerIn = await bundleWriter(folder);
  const preloadsOf = readManifest(webFolder);
  const scriptIn = readVariants(webFolder);
  const shell = readFileSync(join(webFolder, 'index.html'), 'utf8');
  for (const language of languages) {
    const writer = await writerIn(language);
    const inLanguage = (path: string) => scriptIn(path, language);
    await writePagesIn(language, writer, {
      shell: replaced(shell, /(?<=<html lang=")[^"]*/, localeOf(language)).replace(
        /\/assets\/[\w.-]+\.js/g,
        inLanguage,
      ),
      preloadsOf: (...parts) => preloadsOf(...parts).map(inLanguage),
      webFolder,
      siteUrl,
    });
  }
  rmSync(folder, { recursive: true });
  return preloadsOf;
}

interface PageParts {
  /** index.html, with the scripts of the language. */
  readonly shell: string;
  readonly preloadsOf: FilesOf;
  readonly webFolder: string;
  readonly siteUrl: string | null;
}

async function writePagesIn(
  language: Language,
  writer: typeof Writer,
  { shell, preloadsOf, webFolder, siteUrl }: PageParts,
): Promise<void> {
  const write = (file: string, document: string) => {
    const path = join(webFolder, fileIn(language, file));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, document);
  };
  const stylesAt = (css: string) => writeStyles(webFolder, css);
  const assemble = (page: PrerenderedPage, ...parts: string[]) =>
    withoutNotice(documentOf(shell, page, preloads(preloadsOf(...parts)), stylesAt));
  const frame = (page: PrerenderedPage, path: string | null, mark: string) =>
    replaced(
      asFrame(
        documentOf(shell, page, preloads(preloadsOf(...(path === null ? [] : [path]))), stylesAt),
        mark,
      ),
      /(?<=<noscript>)[^<]*/,
      writer.needsScript,
    );

  write(appShell, frame(await writer.writeLoading(), null, 'inert'));
  for (const path of frames)
    write(htmlFileOf(path), frame(await writer.writeFrame(path), path, 'inert data-signed-in'));

  for (const path of [...prerendered, ...prerenderedForms])
    write(htmlFileOf(path), assemble(await writer.writePage(path, siteUrl), path));
  const codeRoute = ['/$segment', 'src/features/codes/CodePage.tsx'];
  write(
    codeTemplate,
    checkTemplate(withOptionalFont(assemble(await writer.writeCodeTemplate(), ...codeRoute))),
  );
  write(
    areaTemplate,
    checkAreaTemplate(withOptionalFont(assemble(await writer.writeAreaTemplate(), ...codeRoute))),
  );
  const creatorRoute = ['/$segment', 'src/features/creator/CreatorPage.tsx'];
  write(
    creatorTemplate,
    checkCreatorTemplate(assemble(await writer.writeCreatorTemplate(), ...creatorRoute)),
  );
}

/** The app for Node. Its router renders as in a browser, so that the page hydrates. */
async function bundleWriter(folder: string): Promise<(language: Language) => Promise<typeof Writer>> {
  const { build } = await import('vite');
  await build({
    configFile: join(root, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    // The condition under which the router accepts `isServer: false` (web/src/prerender.tsx).
    ssr: { noExternal: [/^@tanstack\//], resolve: { conditions: ['module', 'development'] } },
    build: {
      ssr: join(root, 'web', 'src', 'prerender.tsx'),
      outDir: folder,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  return async (language) =>
    (await import(pathToFileURL(join(folder, language, 'prerender.mjs')).href)) as typeof Writer;
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
  let document = replaced(shell, /<title>[^<]*<\/title>/, `<title>${title}</title>`);
  document = replaced(document, /<meta\s+data-page\s[^>]*>/, head);
  document = replaced(document, emptyRoot, `<div id="root">${body}</div>${data}`);
  const sheet = `<link rel="stylesheet" href="${stylesAt(css)}">`;
  // Where emotion looks for server-rendered styles; empty, because the policy allows no inline styles.
  const emotionStyles = `<style data-emotion="css ${styles.join(' ')}"></style>`;
  return replaced(document, '</head>', `  ${[sheet, emotionStyles, ...links].join('\n    ')}\n  </head>`);
}

const emptyRoot = '<div id="root"></div>';

/** Without the notice that the app needs JavaScript. */
const withoutNotice = (document: string) => replaced(document, /\s*<noscript>.*?<\/noscript>/s, '');

/** The script in the head preloads the font, or does not (shared/edge/headScript.ts). */
const withOptionalFont = (document: string) =>
  replaced(document, /<link rel="preload"(?= [^>]*as="font")/, '<link data-font');

/** Inert, so that nothing is typed that would be lost with the frame. */
const asFrame = (document: string, mark: string) =>
  replaced(document, '<div id="root">', `<div id="root" ${mark}>`);

function replaced(document: string, from: string | RegExp, to: string): string {
  if (document.search(from) < 0) throw new Error(`index.html has no ${from}`);
  return document.replace(from, () => to);
}

// main.ts starts them: the styles and the font come first, which are all that reading the content needs.
const preloads = (paths: readonly string[]) =>
  paths.map((path) => `<link data-later crossorigin fetchpriority="low" href="${path}">`);
