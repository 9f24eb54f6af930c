import { tabStore } from '#web/storage/tabStore.ts';
import { toast } from '#web/ui/toast.ts';

/** Who comes back earlier has only looked at the way. */
const minAwayMs = 2 * 60_000;
const shownMs = 5 * 60_000;

const wayThere = 'a[href*="destination="], a[href*="navigate="], a[href^="geo:"]';

/** In the tab: by then a phone with little memory loads the page again. */
const left = tabStore<{ readonly code: string; readonly at: number }>('left', 'anyone');

/**
 * Asks who comes back from a navigation app whether they found the place: in a toast, since they may be reading what to
 * do on arrival.
 * @returns ends it
 */
export function askOnReturn(code: string, onAnswer: () => void): () => void {
  const look = () => {
    const before = left.read();
    if (document.hidden || before?.code !== code || Date.now() - before.at < minAwayMs) return;
    left.clear();
    const action = { label: 'Answer', onSelect: onAnswer };
    toast({ title: `Did you find ${code}?`, action, until: Date.now() + shownMs });
  };
  const leave = ({ target }: Event) => {
    if (target instanceof Element && target.closest(wayThere)) left.write({ code, at: Date.now() });
  };
  const off = new AbortController();
  document.addEventListener('click', leave, off);
  document.addEventListener('visibilitychange', look, off);
  look();
  return () => off.abort();
}
