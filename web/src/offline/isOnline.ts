/** Not where the service worker had to stand in for the server (web/serviceWorker/sw.ts), whatever the browser says. */
export const isOnline = () => navigator.onLine && !('offline' in document.documentElement.dataset);
