import { storeInTab } from '#web/storage/inTab.ts';
import { markEarly } from '#web/ui/earlyClick.ts';
import { whenPressed } from '#web/ui/whenPressed.ts';

/**
 * Links that lead to registering say in `data-purpose` what a visitor wanted: stored in the tab, because it has to outlast
 * registering and signing in.
 */
export function recordPurpose(): void {
  whenPressed('a[data-purpose]', ({ dataset }) => storeInTab('zarcodes.purpose', dataset['purpose']));
}

/**
 * The search and its dialog without the app, by a script that comes with the first wish to search.
 * @param need loads the app
 * @returns leaves both to the app
 */
export function searchEarly(need: () => void): () => void {
  const off = new AbortController();
  const { signal } = off;
  const load = (target: HTMLElement) =>
    markEarly(
      target,
      async () => (await import('./search.ts')).search(target, need, signal),
      () => {
        // The app can do it as well, for which a press is recorded.
        off.abort();
        need();
        target.click();
      },
    );
  // Also where it had the focus before, and an Enter that comes before the script does.
  const search = (event?: Event) => {
    const { activeElement: field } = document;
    if (!(field instanceof HTMLInputElement) || field.role !== 'combobox') return;
    if (event instanceof KeyboardEvent && event.key === 'Enter') field.dataset['entered'] = '';
    void load(field);
  };
  for (const type of ['focusin', 'keydown']) document.addEventListener(type, search, { signal });
  search();
  whenPressed('header [aria-haspopup=dialog]', load, true, signal);
  return () => off.abort();
}
