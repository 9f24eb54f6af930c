import './theme/early.css';

/**
 * A page that came with its content can be pressed before the app is there. From now on what was pressed last is kept,
 * marked as waiting, and nothing is sent by the browser itself, which would load a page and lose what was typed.
 * @returns does it, once the app hears of presses by itself
 */
export function keepEarlyClick(): () => void {
  let pressed: HTMLElement | null = null;
  const off = new AbortController();
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    event.preventDefault();
    if (pressed !== null) delete pressed.dataset['early'];
    pressed = button;
    pressed.dataset['early'] = '';
  };
  // Enter in a form presses its button.
  document.addEventListener('click', keep, { signal: off.signal });
  document.documentElement.dataset['hears'] = '';
  return () => {
    off.abort();
    if (pressed === null) return;
    delete pressed.dataset['early'];
    pressed.click();
  };
}
