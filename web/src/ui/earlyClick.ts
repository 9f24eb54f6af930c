/** Shows a button as waiting while its part loads. */
export async function markEarly(
  button: HTMLElement | undefined,
  load: () => Promise<void>,
  onFailed: () => void,
): Promise<void> {
  if (button) button.dataset['early'] = '';
  const end = () => {
    if (button) delete button.dataset['early'];
  };
  await load().then(end, () => {
    end();
    onFailed();
  });
}

/**
 * A prerendered page can be clicked before the app has started. Until then the last button that was clicked is recorded
 * and marked as waiting, and the browser submits no form by itself, which would load a page and
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
  // Enter in a form clicks its button.
  document.addEventListener('click', record, options);
  document.documentElement.dataset['listening'] = '';
  return () => {
    off.abort();
    if (clicked === null) return;
    delete clicked.dataset['early'];
    clicked.click();
  };
}
