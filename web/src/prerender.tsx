/** Writes pages as HTML when the web is built (`scripts/build/prerender.ts`); never part of what browsers load. */
import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { makeTemplate, placeOnMap } from '#shared/domain/codePageTemplate.ts';
import { escapeHtml, jsonInHtml } from '#shared/domain/html.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { none, type PreloadedData, preloadedElementId, preloadZarCode } from '#web/api/preloadedData.ts';
import { headMark } from '#web/brand/Head.tsx';
import { LoadingScreen } from '#web/brand/LoadingScreen.tsx';
import { headTags } from '#web/brand/pageHead.ts';
import { sampleOrigin } from '#web/brand/site.ts';
import { session, signIn, signOut } from '#web/session/session.ts';
import { extractedCss } from '#web/theme/extractedCss.ts';
import { App } from './App.tsx';
import { createAppRouter } from './router.tsx';
import { codePage, type PublicPage, publicPages } from './text/pages.ts';
import { sampleCode } from './text/sampleCode.ts';
import { structuredDataOf } from './text/structuredData.ts';
import { system } from './theme/system.ts';

export interface PrerenderedPage {
  /** Null as index.html has it, and so is the head. */
  readonly title: string | null;
  readonly head: string | null;
  readonly body: string;
  readonly css: string;
  /** Emotion's names of those styles: what it finds in the page it need not make again. */
  readonly styles: readonly string[];
  /** Behind the content: what it was made from, for the app that takes it over. */
  readonly data: string;
}

const nothingMore = { title: null, head: null, data: '' };

/** @param siteUrl the site's own address, where it is known already */
export async function writePage(path: string, siteUrl: string | null): Promise<PrerenderedPage> {
  const page = Object.values(publicPages).find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`No page has the path ${path}`);
  return { ...head(page, siteUrl, structuredDataOf(page, siteUrl)), ...(await render(path, none)), data: '' };
}

/** The page of the sample code; its document becomes the template of all. */
export async function writeSamplePage(): Promise<PrerenderedPage> {
  const { zarcode: code, title, suburb, city, province } = sampleCode;
  const page = codePage({ code, title, place: placeLine(suburb, city, province) });
  const content = await render(`/${code}`, preloadZarCode(sampleCode, code, session().epoch));
  const data = `<script type="application/json" id="${preloadedElementId}">${JSON.stringify(sampleCode)}</script>`;
  return { ...head(page, sampleOrigin, placeOnMap(sampleCode, sampleOrigin)), ...content, data };
}

/** A page of people who are signed in, before it is known who they are. */
export async function writeFrame(path: string): Promise<PrerenderedPage> {
  signIn('', { firstName: '', lastName: '', role: 'user' });
  try {
    return { ...(await render(path, none)), ...nothingMore };
  } finally {
    signOut();
  }
}

/** What is seen before it is known which page is to be shown. */
export async function writeLoading(): Promise<PrerenderedPage> {
  const loading = (
    <ChakraProvider value={system}>
      <LoadingScreen />
    </ChakraProvider>
  );
  return { ...(await write(loading)), ...nothingMore };
}

export function asTemplate(document: string): string {
  return makeTemplate(document, sampleCode, sampleOrigin);
}

function head(
  page: PublicPage,
  origin: string | null,
  things: object | null,
): Pick<PrerenderedPage, 'title' | 'head'> {
  const tags = headTags(page, origin).map(({ tag, attributes }) => {
    const text = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
    return `<${tag} ${headMark} ${text.join(' ')}>`;
  });
  // Data, which no policy forbids: nothing runs it. Without the mark, because search engines look at the head again
  // after the app has taken it over.
  if (things !== null) tags.push(`<script type="application/ld+json">${jsonInHtml(things)}</script>`);
  return { title: escapeHtml(page.title), head: tags.join('\n    ') };
}

type Content = Pick<PrerenderedPage, 'body' | 'css' | 'styles'>;

async function render(path: string, known: PreloadedData): Promise<Content> {
  const history = createMemoryHistory({ initialEntries: [path] });
  // As in the browser: on a server the router would write other elements than the browser then looks for.
  const router = createAppRouter({ history, isServer: false, origin: sampleOrigin });
  await router.load();
  return write(<App router={router} preloaded={known} />);
}

async function write(content: ReactElement): Promise<Content> {
  const cache = createCache({ key: 'css' });
  // Emotion then collects its rules instead of writing <style> elements between the others.
  cache.compat = true;
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={cache}>{content}</CacheProvider>,
    // Whole: otherwise React puts large parts at the end and moves them by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (fault) => void faults.push(fault) },
  );
  const body = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return { body, css: extractedCss(cache), styles: Object.keys(cache.inserted) };
}
