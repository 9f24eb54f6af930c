let pressed = false;
const waiting = new Set<() => void>();

function release(): void {
  pressed = false;
  for (const act of waiting) act();
  waiting.clear();
}

function listen(type: string, listener: (event: MouseEvent) => void): void {
  document.addEventListener(type, (event) => listener(event as MouseEvent), { capture: true, passive: true });
}

// Mouse events, because it is these that move the focus; of a tap on a touch screen browsers make them all at once.
if (typeof document !== 'undefined') {
  listen('mousedown', ({ button }) => {
    pressed = button === 0;
  });
  listen('click', release);
  // Where no click follows: let go of elsewhere, dragged away, or let go of outside the window.
  listen('mouseup', () => setTimeout(release));
  listen('dragend', release);
  listen('mousemove', ({ buttons }) => {
    if (pressed && buttons === 0) release();
  });
}

/**
 * Does it now; or, while somebody is pressing the button of a mouse or the screen, once the click has found its goal.
 * @returns calls it off
 */
export function afterPress(act: () => void): () => void {
  if (pressed) waiting.add(act);
  else act();
  return () => waiting.delete(act);
}
