import { setResponseSource } from '#web/api/responseSource.ts';
import { session, subscribe } from '#web/session/session.ts';
import { pause } from '#web/ui/pause.ts';
import { orLastSeen, storeResponses } from './orLastSeen.ts';

/** What opens without a connection, from now on: web/serviceWorker/sw.ts. */
export function startOffline(): void {
  setResponseSource(orLastSeen);
  storeResponses();
  // Not yet in use: it is there when the connection is not.
  void import('#web/brand/BrokenPage.tsx');
  void import('#web/brand/OfflineSign.tsx');
  window.addEventListener('vite:preloadError', stayHere);
  if ('offline' in document.documentElement.dataset) void waitForConnection();
  void storeFiles();
}

/**
 * The router knows by its message that a script did not come, and loads the page again: without a connection that could
 * end at the browser's error page. The server has the files of earlier builds, so it is always the connection.
 */
function stayHere(event: Event): void {
  if (!('payload' in event) || !(event.payload instanceof Error)) return;
  event.payload.message = `No connection: ${event.payload.message}`;
}

async function storeFiles(): Promise<void> {
  if (!isServed || !('serviceWorker' in navigator)) return;
  if (isDear() && session().status !== 'signedIn') await firstTouch();
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  if (active === null) return;
  storeVisited(active);
  storeOwnPages(active);
}

const isServed = import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== 'off';

/** As shared/edge/headScript.ts decides it. */
function isDear(): boolean {
  const { connection } = navigator;
  return connection !== undefined && (connection.saveData || /2g|3g/.test(connection.effectiveType));
}

const probeMs = 5000; // who waits for a page hardly notices; without a connection nothing is sent

/** A browser that thinks it is connected does not say when it is. */
async function waitForConnection(): Promise<void> {
  while (!(await answers())) await pause(probeMs);
  delete document.documentElement.dataset['offline'];
  window.dispatchEvent(new Event('online'));
}

async function answers(): Promise<boolean> {
  if (document.visibilityState === 'hidden') return false;
  return fetch('/robots.txt', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(probeMs),
  }).then(
    () => true,
    () => false,
  );
}

function firstTouch(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, resolve, { once: true });
  });
}

/** Names the files that pages have loaded, which the browser's own cache has: nothing is fetched twice. */
function storeVisited(worker: ServiceWorker): void {
  const observer = new PerformanceObserver((list) => {
    // The back office needs a connection.
    if (/^\/admin(?:\/|$)/.test(location.pathname)) return;
    const urlsToCache = list
      .getEntries()
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`));
    if (urlsToCache.length > 0) worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  });
  observer.observe({ type: 'resource', buffered: true });
}

function storeOwnPages(worker: ServiceWorker): void {
  const store = () => {
    if (session().status !== 'signedIn') return;
    stop();
    worker.postMessage({ type: 'OWN_PAGES' });
  };
  const stop = subscribe(store);
  store();
}
