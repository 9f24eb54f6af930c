import { isInTab, storeInTab } from '#web/storage/inTab.ts';
import { markEarly } from '#web/ui/earlyClick.ts';
import { whenPressed } from '#web/ui/whenPressed.ts';
import { askedCode, type Left, leftKey } from './left.ts';

/**
 * Asks whether somebody found the place: at a press of “Found it?”, and once they come back from a navigation app. Without
 * the app, for which a driver on a slow connection would wait. Once per page.
 * @param onFailed where the question cannot be loaded
 */
export function askWhoArrives(onFailed: () => void): void {
  const load = (button?: HTMLElement) =>
    markEarly(
      button,
      async () => (await import('./foundIt.ts')).arrive(button),
      () => button && onFailed(),
    );
  whenPressed('[data-found-it]', load, true);
  whenPressed('[href^=geo],[href*=destination],[href*=navigate]', () => {
    const code = askedCode();
    if (code !== undefined) storeInTab(leftKey, { code, at: Date.now() } satisfies Left);
  });
  const look = () => {
    if (!document.hidden && isInTab(leftKey)) void load();
  };
  document.addEventListener('visibilitychange', look);
  // A phone with little memory loads the page again once its person comes back.
  look();
}
