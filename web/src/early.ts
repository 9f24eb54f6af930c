import './theme/early.css';

/**
 * A prerendered page can be clicked before the app has started. Until then the last button that was clicked is recorded
 * and marked as waiting, as is Enter in a search, and the browser submits no form by itself, which would load a page and
 * lose what was typed.
 * @returns repeats that; call it once the app handles clicks
 */
export function recordEarlyClick(): () => void {
  let clicked: HTMLElement | null = null;
  const off = new AbortController();
  const record = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    event.preventDefault();
    if (clicked !== null) delete clicked.dataset['early'];
    clicked = button;
    clicked.dataset['early'] = '';
  };
  // Enter in a form clicks its button. A search is no form.
  document.addEventListener('click', record, { signal: off.signal });
  let searched: EventTarget | null = null;
  const recordEnter = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof Element && target.role === 'combobox') searched = target;
  };
  document.addEventListener('keydown', recordEnter, { signal: off.signal });
  document.documentElement.dataset['listening'] = '';
  return () => {
    off.abort();
    searched?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    if (clicked === null) return;
    delete clicked.dataset['early'];
    clicked.click();
  };
}

/**
 * Links that lead to registering say in `data-purpose` what a visitor wanted: stored in the tab, because it has to outlast
 * registering and signing in. As storage/purpose.ts reads it, which would bring the app along.
 */
export function recordPurpose(): void {
  document.addEventListener('click', ({ target }) => {
    const value = target instanceof Element ? target.closest('a')?.dataset['purpose'] : undefined;
    if (value === undefined) return;
    try {
      sessionStorage.setItem('zarcodes.purpose', JSON.stringify({ owner: '', value }));
    } catch {}
  });
}
