import type { Events } from './events.ts';
import { landingEvents } from './landingEvents.ts';
import { track } from './track.ts';

let stop = () => {};

/**
 * Tracks clicks on elements marked with `data-cta`, so that buttons contain no tracking code. Enter in a form clicks
 * its button too. Ends what was tracked before.
 */
export function trackClicks(pageNow: () => string): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const marked = target instanceof Element ? target.closest<HTMLElement>('[data-cta]') : null;
    const label = marked?.dataset['cta'];
    if (label !== undefined) trackClick(label, pageNow());
  };
  stop();
  // While capturing: after the router has handled the click, the page may be another.
  document.addEventListener('click', onClick, { capture: true });
  stop = () => document.removeEventListener('click', onClick, { capture: true });
  return stop;
}

function trackClick(label: string, page: string): void {
  const click: Events['cta_click'] = { label, page };
  const landing = landingEvents[page];
  const event = landing?.events[label];
  if (landing === undefined || event === undefined) track('cta_click', click);
  else track(event, { category: landing.category, ...click });
}
