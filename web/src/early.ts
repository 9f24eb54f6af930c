import './theme/early.css';

/**
 * A prerendered page can be clicked before the app has started. Until then the last button that was clicked is recorded
 * and marked as waiting, and the browser submits no form by itself, which would load a page and lose what was typed.
 * @returns repeats that click; call it once the app handles clicks
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
  // Enter in a form clicks its button.
  document.addEventListener('click', record, { signal: off.signal });
  document.documentElement.dataset['listening'] = '';
  return () => {
    off.abort();
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
