import { language } from '#shared/text/currentLanguage.ts';
import { languages } from '#shared/text/languages.ts';

const isServed = import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== 'off';

let stored: Promise<ServiceWorker | null> | undefined;

/** Starts the service worker (web/serviceWorker/sw.ts), once per page. @returns null where there is none */
export function storeFiles(): Promise<ServiceWorker | null> {
  stored ??= register();
  return stored;
}

async function register(): Promise<ServiceWorker | null> {
  if (!isServed || !('serviceWorker' in navigator)) return null;
  if (isDear() && localStorage.getItem('auth_token') === null) await firstTouch();
  await navigator.serviceWorker.register(language() === languages[0] ? '/sw.js' : `/sw.js?${language()}`);
  const { active } = await navigator.serviceWorker.ready;
  if (active !== null) storeVisited(active);
  return active;
}

/** As shared/edge/headScript.ts decides it. */
function isDear(): boolean {
  const { connection } = navigator;
  return connection !== undefined && (connection.saveData || /2g|3g/.test(connection.effectiveType));
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
