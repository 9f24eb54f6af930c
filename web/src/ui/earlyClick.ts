/** Shows a button as waiting while its part loads. */
export async function markEarly(
  button: HTMLElement | undefined,
  load: () => Promise<void>,
  onFailed: () => void,
): Promise<void> {
  if (button) button.dataset['early'] = '';
  const hasFailed = await load().then(
    () => false,
    () => true,
  );
  if (button) delete button.dataset['early'];
  if (hasFailed) onFailed();
}

/**
 * A prerendered page can be clicked before the app has started. Until then the last button that was clicked is recorded
 * and marked as waiting, as is Enter in a search, and the browser submits no form by itself, which would load a page and
 * lose what was typed.
 * @param within where React does not handle clicks yet
 * @returns repeats that; call it once React does
 */
export function recordEarlyClick(within: Document | HTMLElement = document): () => void {
  let clicked: HTMLElement | null = null;
  const off = new AbortController();
  // Captured: React ends events of what it has not taken over.
  const options = { capture: true, signal: off.signal };
  const record = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // Neither a toast nor a dialog without React needs it.
    if (button === null || !within.contains(button) || button.closest('dialog, [data-toaster]')) return;
    event.preventDefault();
    // React, which may have taken over by now, would handle it too.
    event.stopPropagation();
    if (clicked !== null) delete clicked.dataset['early'];
    clicked = button;
    clicked.dataset['early'] = '';
  };
  // Enter in a form clicks its button. A search is no form.
  document.addEventListener('click', record, options);
  const recordEnter = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (
      key !== 'Enter' ||
      !(target instanceof Element) ||
      target.role !== 'combobox' ||
      !within.contains(target)
    )
      return;
    event.stopPropagation();
    (target as HTMLElement).dataset['entered'] = '';
  };
  document.addEventListener('keydown', recordEnter, options);
  document.documentElement.dataset['listening'] = '';
  return () => {
    off.abort();
    const searched = document.querySelector<HTMLElement>('[data-entered]');
    delete searched?.dataset['entered'];
    searched?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    if (clicked === null) return;
    delete clicked.dataset['early'];
    clicked.click();
  };
}
