/** Writes pages as HTML when the web is built (`scripts/build/prerender.ts`); never part of what browsers load. */
import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import type { PublicCreator } from '#shared/contract/creatorFields.ts';
import type { AreaZarCode, PublicZarCode } from '#shared/contract/zarCodeFields.ts';
import { areaPageTokens } from '#shared/domain/areaPageTemplate.ts';
import { codePageTokens } from '#shared/domain/codePageTemplate.ts';
import { creatorPageTokens } from '#shared/domain/creatorPageTemplate.ts';
import { escapeHtml, jsonInHtml } from '#shared/domain/html.ts';
import { isTranslated, pathIn } from '#shared/edge/pages.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { languages } from '#shared/text/languages.ts';
import { t } from '#shared/text/t.ts';
import { none, type PreloadedData, preload, preloadedElementId } from '#web/api/preloadedData.ts';
import { headMark } from '#web/brand/Head.tsx';
import { LoadingScreen } from '#web/brand/LoadingScreen.tsx';
import { headTags } from '#web/brand/pageHead.ts';
import { AreaTextsContext } from '#web/features/codes/areaTexts.ts';
import { CodeTextsContext } from '#web/features/codes/codeTexts.ts';
import { loadGuideParts } from '#web/features/codes/lateGuide.ts';
import { CreatorTextsContext } from '#web/features/creator/creatorTexts.ts';
import { session, signIn, signOut } from '#web/session/session.ts';
import { extractedCss } from '#web/theme/extractedCss.ts';
import { App } from './App.tsx';
import { createAppRouter } from './router.tsx';
import { accountPages } from './text/accountPages.ts';
import { landingPage } from './text/pages/landingPage.ts';
import { publicPages } from './text/pages/publicPages.ts';
import { areaPage, codePage, creatorPage } from './text/placePages.ts';
import type { PublicPage } from './text/publicPage.ts';
import { structuredDataOf } from './text/structuredData.ts';
import { system } from './theme/system.ts';

export interface PrerenderedPage {
  readonly title: string;
  /** In the place of index.html's `data-page`. */
  readonly head: string;
  readonly body: string;
  readonly css: string;
  /** Emotion's names of those styles: what it finds in the page it need not make again. */
  readonly styles: readonly string[];
  /** Behind the content: what it was made from, for the app that takes it over. */
  readonly data: string;
}

/** Of a page that gets its own from the app. */
const anyHead = {
  title: escapeHtml(landingPage.title),
  head: `<meta data-page name="description" content="${escapeHtml(landingPage.description)}">`,
  data: '',
};

export const needsScript = t`ZarCodes needs JavaScript. Please turn it on in your browser to continue.`;

/** @param siteUrl the site's own address; null until it has one */
export async function writePage(path: string, siteUrl: string | null): Promise<PrerenderedPage> {
  const page = Object.values<PublicPage>({ ...publicPages, ...accountPages }).find(
    (candidate) => candidate.path === path,
  );
  if (page === undefined) throw new Error(`No page has the path ${path}`);
  return {
    ...head(page, siteUrl, structuredData(page, siteUrl)),
    ...(await render(pathIn(language(), path), none)),
    data: '',
  };
}

// It has the form of a code, so that the code page is rendered. Nothing of it is shown.
const anyCode: PublicZarCode = {
  id: '9ZZZZZZ',
  zarcode: '9ZZ-ZZZZ',
  title: '',
  description: '',
  latitude: 0,
  longitude: 0,
  addressLine1: '',
  addressLine2: '',
  suburb: '',
  city: '',
  province: '',
  country: 'South Africa',
  createdAt: '',
  updatedAt: '',
};

/** The page of a code with tokens in the place of its texts. */
export async function writeCodeTemplate(): Promise<PrerenderedPage> {
  const { zarcode } = anyCode;
  const { origin, json, thing } = codePageTokens;
  const content = await render(`/${zarcode}`, preload({ zarCode: anyCode }, session().epoch));
  return { ...head(codePage(codePageTokens), origin, thing), ...content, data: dataOf(json) };
}

const { addressLine1, addressLine2, description, latitude, longitude, ...anyOfArea } = anyCode;
const anyArea: AreaZarCode = { ...anyOfArea, visibility: 'area', areaCentre: { latitude, longitude } };

/** The same where only the area is shown. It has nothing for search engines. */
export async function writeAreaTemplate(): Promise<PrerenderedPage> {
  const content = await render(`/${anyArea.zarcode}`, preload({ area: anyArea }, session().epoch));
  const { origin, json } = areaPageTokens;
  return { ...head(areaPage(areaPageTokens), origin, null), ...content, data: dataOf(json) };
}

const anyCreator: PublicCreator = {
  id: 'crt_00000000000000000000',
  slug: 'any-creator-at-all',
  displayName: '',
  isActive: true,
  instagram: '',
  facebook: '',
  tiktok: '',
  xcom: '',
  website: '',
  email: '',
  createdAt: '',
};
const noCodes = { zarCodes: [], pagination: { page: 1, limit: 10, total: 0, totalPages: 0 } };

/** The page of a creator with tokens in the place of its texts, and one row for all the codes. */
export async function writeCreatorTemplate(): Promise<PrerenderedPage> {
  const { origin, json, thing } = creatorPageTokens;
  const preloaded = preload({ creator: anyCreator, codes: noCodes }, session().epoch);
  const content = await render(`/${anyCreator.slug}`, preloaded);
  return { ...head(creatorPage(creatorPageTokens), origin, thing), ...content, data: dataOf(json) };
}

const dataOf = (json: string) =>
  `<script type="application/json" id="${preloadedElementId}">${json}</script>`;

/** A page of people who are signed in, before their session is checked. */
export async function writeFrame(path: string): Promise<PrerenderedPage> {
  signIn('', { firstName: '', lastName: '', role: 'user' });
  try {
    return { ...(await render(path, none)), ...anyHead };
  } finally {
    signOut();
  }
}

/** The loading screen, for every other path. */
export async function writeLoading(): Promise<PrerenderedPage> {
  const loading = (
    <ChakraProvider value={system}>
      <LoadingScreen />
    </ChakraProvider>
  );
  return { ...(await write(loading)), ...anyHead };
}

function structuredData(page: PublicPage, siteUrl: string | null): string | null {
  const things = structuredDataOf(page, siteUrl);
  return things === null ? null : jsonInHtml(things);
}

/** @param thing JSON for search engines */
function head(
  page: PublicPage,
  origin: string | null,
  thing: string | null,
): Pick<PrerenderedPage, 'title' | 'head'> {
  const tags = headTags(page, origin).map(({ tag, attributes }) => {
    const text = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
    return `<${tag} ${headMark} ${text.join(' ')}>`;
  });
  // Without the mark, because search engines look at the head again after the app has taken it over.
  if (isTranslated(page.path) && origin !== null) tags.push(...alternates(page.path, origin));
  // Data, which no policy forbids: nothing runs it.
  if (thing !== null) tags.push(`<script type="application/ld+json">${thing}</script>`);
  return { title: escapeHtml(page.title), head: tags.join('\n    ') };
}

/** https://developers.google.com/search/docs/specialty/international/localized-versions */
const alternates = (path: string, origin: string): string[] =>
  [...languages, 'x-default' as const].map((each) => {
    const address = origin + (each === 'x-default' ? path : pathIn(each, path));
    return `<link rel="alternate" hreflang="${each}" href="${escapeHtml(address)}">`;
  });

type Content = Pick<PrerenderedPage, 'body' | 'css' | 'styles'>;

async function render(path: string, preloaded: PreloadedData): Promise<Content> {
  const history = createMemoryHistory({ initialEntries: [path] });
  // As in the browser: on a server the router renders other elements, which would not hydrate.
  const router = createAppRouter({ history, isServer: false, origin: 'https://origin.invalid' });
  await Promise.all([router.load(), loadGuideParts()]);
  return write(
    <CodeTextsContext value={() => codePageTokens}>
      <AreaTextsContext value={() => areaPageTokens}>
        <CreatorTextsContext value={() => ({ texts: creatorPageTokens, rows: [creatorPageTokens] })}>
          <App router={router} preloaded={preloaded} />
        </CreatorTextsContext>
      </AreaTextsContext>
    </CodeTextsContext>,
  );
}

async function write(content: ReactElement): Promise<Content> {
  const cache = createCache({ key: 'css' });
  // Emotion then collects its rules instead of writing <style> elements between the others.
  cache.compat = true;
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={cache}>{content}</CacheProvider>,
    // Whole: otherwise React puts large parts at the end and moves them by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const body = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return { body, css: extractedCss(cache), styles: Object.keys(cache.inserted) };
}
