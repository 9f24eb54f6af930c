import { t } from '#shared/text/t.ts';
import './theme/fonts.css';
import 'virtual:global-styles.css';
import './theme/appearance.css';
import './theme/frame.css';
import './theme/loadFailed.css';
import './theme/early.css';
import './theme/saving.css';
import './ui/copyAndShare.css';
import './ui/toast.css';
import { copyAndShare } from './ui/copyAndShare.ts';
import { recordEarlyClick } from './ui/earlyClick.ts';
import { pause } from './ui/pause.ts';
import { listenToF8, toast } from './ui/toast.ts';
import { askWhoArrives } from './visit/arrival.ts';
import { followLanguageLinks } from './visit/chooseLanguage.ts';
import { recordPurpose, searchEarly } from './visit/early.ts';
import { startVisit } from './visit/startVisit.ts';
import { takePass } from './visit/takePass.ts';
import { hasToken, isWaiting, whenNeeded } from './visit/waiting.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('No #root');
const root = element;
// As a frame: the app stands in its place, and nothing is typed that would be lost.
if (takePass()) root.inert = true;
copyAndShare();
followLanguageLinks();
askWhoArrives(toastFailure);
listenToF8();
// Elsewhere the app comes by itself.
let need = () => {};
const leaveSearchToApp = searchEarly(() => need());
const repeatEarlyClick = recordEarlyClick();
recordPurpose();

/** In steps: while a browser evaluates a script it handles no input. */
async function begin(): Promise<void> {
  await import('./theme/chakra.ts');
  await pause();
  await import('./theme/system.ts');
  await pause();
  const { start } = await import('./start.tsx');
  await pause();
  await start(root);
  leaveSearchToApp();
  repeatEarlyClick();
}

/** The frame of a page for signed-in people (scripts/build/prerender.ts), opened by a visitor. */
const isForSignedIn = () => 'signedIn' in root.dataset && !hasToken();

const laterLinks = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')];

/** What the page needs besides this script (scripts/build/prerender.ts), not one after the other. */
async function preloadLater(): Promise<void> {
  for (const [index, link] of laterLinks().entries()) {
    // Each of the 30 of a form keeps a slow phone busy for 3 to 7 ms.
    if (index % 3 === 2) await pause();
    link.rel = 'modulepreload';
  }
}

function go(): void {
  void preloadLater();
  begin().catch((error: unknown) => {
    // A page with content can be read and left by its links; a frame would wait forever.
    if (root.inert || root.firstElementChild === null) showLoadFailure();
    else toastFailure();
    throw error;
  });
}

const loadFailed = t`The page could not be loaded. Please check your connection.`;

function toastFailure(): void {
  toast({ title: loadFailed, variant: 'destructive' });
}

const retryMs = 5000; // without a connection nothing is sent

/**
 * All scripts before the first is imported: one that fails is imported no more, until the page is loaded again. What was
 * pressed acts when the app is there, also if that takes several attempts.
 */
async function fetchAndGo(isFirst = true): Promise<void> {
  try {
    await Promise.all(laterLinks().map(async ({ href }) => (await fetch(href)).blob()));
  } catch {
    if (isFirst) toastFailure();
    await pause(retryMs);
    return fetchAndGo(false);
  }
  go();
}

function showLoadFailure(): void {
  root.inert = false;
  root.innerHTML = `<div class="load-failed" role="alert"><p>${loadFailed}</p><a href="">${t`Try again`}</a></div>`;
}

/** A visitor's page, which is finished without the app. */
function waitForNeed(): void {
  const waiting = new AbortController();
  // The app has a notice for it, which stays (OfflineNotice.tsx).
  const tellOffline = () => toast({ title: t`You're offline. What you have typed stays here.` });
  if (!navigator.onLine) tellOffline();
  addEventListener('offline', tellOffline, { signal: waiting.signal });
  need = whenNeeded(() => {
    waiting.abort();
    void fetchAndGo();
  });
  startVisit(need);
}

/** The page that was wanted goes along to the other way in. A page that is written in advance does not know it. */
function keepPurpose(): void {
  if (!location.search.startsWith('?redirect=')) return;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('main a'))
    if (/^\/(login|register|forgot-password)$/.test(link.pathname)) link.search = location.search;
}

keepPurpose();
if (isForSignedIn()) root.replaceChildren();
// What came with the page is painted before the app is even fetched: on a slow phone that is a second sooner.
if (root.firstElementChild === null) go();
else if (isWaiting(root)) waitForNeed();
else requestAnimationFrame(() => setTimeout(go));
