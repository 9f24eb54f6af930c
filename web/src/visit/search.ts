import { t } from '#shared/text/t.ts';
import '#web/ui/plainDialog.css';
import './search.css';
import { suggestIn } from './suggest.ts';
import { svg } from './suggestions.ts';

/**
 * The search of a visitor's page and its dialog (docs/product/search.md#search-box), until the app has loaded.
 * @param target the field, or the button that opens the dialog
 * @param need loads the app, for what it alone can
 * @param left is aborted once the app has loaded
 */
export function search(target: HTMLElement, need: () => void, left: AbortSignal): void {
  if (left.aborted) repeat(target);
  else if (target instanceof HTMLInputElement) suggestIn(target, 300, need, left);
  else openLookup(target, need, left);
}

/** For the app, which came before this script. */
function repeat(target: HTMLElement): void {
  if (!(target instanceof HTMLInputElement)) target.click();
  else if ('entered' in target.dataset) {
    delete target.dataset['entered'];
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }
}

/** As features/search and ui/Dialog.tsx show it (web/src/routes/-LookupDialog.tsx). */
function openLookup(button: HTMLElement, need: () => void, left: AbortSignal): void {
  // Pressed twice while it loads.
  if (document.querySelector('.lookup') !== null) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'plain-dialog lookup';
  dialog.setAttribute('aria-labelledby', 'lookup-title');
  dialog.innerHTML = `<h2 id="lookup-title"></h2><button type="button" aria-label="${t`Close`}">${svg(cross)}</button><search>${svg(lens)}<input autofocus type="text" role="combobox" aria-autocomplete="list" autocomplete="off" autocorrect="off" spellcheck="false" enterkeyhint="search"></search><p></p>`;
  const part = <E extends HTMLElement>(selector: string) => dialog.querySelector(selector) as E;
  const field = part<HTMLInputElement>('input');
  part('h2').textContent = t`Look up a ZarCode`;
  part('p').textContent = t`A code, such as 7PT-FLHV, a town or a suburb, or coordinates from another map.`;
  field.ariaLabel = t`Search for a ZarCode or an address`;
  field.placeholder = t`ZarCode, town or address`;
  const closed = new AbortController();
  const { signal } = closed;
  part('button').addEventListener('click', () => dialog.close());
  // A press on what is behind it is one on the dialog itself.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    closed.abort();
    dialog.remove();
  });
  window.addEventListener('popstate', () => dialog.close(), { signal });
  const handOver = () => {
    const { value } = field;
    dialog.close();
    button.click();
    typeOnceThere(value);
  };
  const needHere = () => {
    if (left.aborted) return handOver();
    left.addEventListener('abort', handOver, { signal });
    need();
  };
  document.body.append(dialog);
  dialog.showModal();
  suggestIn(field, 500, needHere, signal);
}

const cross = '<path d="M18 6 6 18M6 6l12 12"/>';
const lens = '<circle cx="11" cy="11" r="8"/><path d="m21 21-4.3-4.3"/>';

/** Into the field of the app's dialog, as by its person. */
function typeOnceThere(text: string): void {
  const write = () => {
    const field = document.querySelector<HTMLInputElement>('[role=dialog] [role=combobox]');
    if (field === null) return;
    observer.disconnect();
    // React does not see what is set on the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const observer = new MutationObserver(write);
  observer.observe(document.body, { childList: true, subtree: true });
}
