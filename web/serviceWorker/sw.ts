/**
 * What opens without a connection (docs/decisions/0012). It stores files of the web only: no page with a person's or a
 * place's data, and no answer of the API.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & {
  /** The app's frame and the pages that stand for others; scripts/build/serviceWorker.ts lists them. */
  readonly __WB_MANIFEST: PrecacheEntry[];
};
/** The files of a signed-in person's own pages. */
declare const ownPageFiles: readonly string[];
/** By language: the paths in it of the files above; those that are left out are the same in all. */
declare const filesIn: Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Of the language that the page names which starts it (web/src/offline/storeFiles.ts): another one starts another worker. */
const pathIn = (path: string) => filesIn[location.search.slice(1)]?.[path] ?? path;

/** The manifest's paths have no slash in front. */
const entryIn = (entry: PrecacheEntry | string) =>
  typeof entry === 'string' ? pathIn(`/${entry}`) : { ...entry, url: pathIn(`/${entry.url}`) };

// At once, also under pages that are open: files have a hash in their names, and the server still has those of earlier
// builds, so no page ever gets a file of another build.
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
enableNavigationPreload();
precacheAndRoute(self.__WB_MANIFEST.map(entryIn), { cleanURLs: false });

/** Files of pages that were visited. Only those that a page names are stored (web/src/offline/startOffline.ts). */
const visited = new CacheFirst({
  cacheName: 'visited',
  plugins: [
    { cacheWillUpdate: async ({ event, response }) => (event instanceof FetchEvent ? null : response) },
    // Several builds of all pages but those of the back office, about 3 MB, and of what finds QR codes, 1 MB each.
    new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 60 * 24 * 60 * 60, purgeOnQuotaError: true }),
  ],
});
registerRoute(({ url }) => url.origin === location.origin && url.pathname.startsWith('/assets/'), visited);

self.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type !== 'OWN_PAGES') return;
  event.waitUntil(
    Promise.all(ownPageFiles.map((file) => visited.handle({ event, request: new Request(pathIn(file)) }))),
  );
});

/** From the network. The app's frame stands in for what does not come: the app then shows what it has stored. */
const page = new NetworkOnly({
  // An answer over 2G begins within 3 s, also from a function that has to start.
  networkTimeoutSeconds: 8,
  plugins: [{ handlerDidError: frame }],
});

/** Marked, because browsers often think that they are connected when they are not (web/src/offline/isOnline.ts). */
async function frame(): Promise<Response | undefined> {
  const stored = await matchPrecache(pathIn('/app.html'));
  if (stored === undefined) return undefined;
  const html = await stored.text();
  return new Response(html.replace('<html', '<html data-offline'), { headers: stored.headers });
}

const files = /^[^?]*\.[^/?]*(?:\?|$)/;
registerRoute(new NavigationRoute(page, { denylist: [/^\/api\//, files] }));
