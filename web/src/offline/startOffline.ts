import { setResponseSource } from '#web/api/responseSource.ts';
import { session, subscribe } from '#web/session/session.ts';
import { pause } from '#web/ui/pause.ts';
import { orLastSeen, storeResponses } from './orLastSeen.ts';
import { storeFiles } from './storeFiles.ts';

/** What opens without a connection, from now on: web/serviceWorker/sw.ts. */
export function startOffline(): void {
  setResponseSource(orLastSeen);
  window.addEventListener('vite:preloadError', stayHere);
  if ('offline' in document.documentElement.dataset) void waitForConnection();
  void storeInSteps();
}

/** All at once, it would keep a slow phone busy for a quarter of a second. */
async function storeInSteps(): Promise<void> {
  await pause();
  storeResponses();
  await pause();
  // Not yet in use: it is there when the connection is not.
  void import('#web/brand/BrokenPage.tsx');
  void import('#web/brand/OfflineSign.tsx');
  await pause();
  await storeOwnFiles();
}

/**
 * The router knows by its message that a script did not come, and loads the page again: without a connection that could
 * end at the browser's error page. The server has the files of earlier builds, so it is always the connection.
 */
function stayHere(event: Event): void {
  if (!('payload' in event) || !(event.payload instanceof Error)) return;
  event.payload.message = `No connection: ${event.payload.message}`;
}

async function storeOwnFiles(): Promise<void> {
  const worker = await storeFiles();
  if (worker !== null) storeOwnPages(worker);
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

function storeOwnPages(worker: ServiceWorker): void {
  const store = () => {
    if (session().status !== 'signedIn') return;
    stop();
    worker.postMessage({ type: 'OWN_PAGES' });
  };
  const stop = subscribe(store);
  store();
}
