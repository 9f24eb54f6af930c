import { measurementId } from '#web/text/measurement.ts';

/** After the page has loaded and come to rest: nobody waits for it, and without it nothing is different. */
export function loadScriptWhenIdle(): void {
  if (document.readyState === 'complete') whenIdle(loadScript);
  else window.addEventListener('load', () => whenIdle(loadScript), { once: true });
}

function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 2000);
}

function loadScript(): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId ?? '')}`;
  document.head.append(script);
}
