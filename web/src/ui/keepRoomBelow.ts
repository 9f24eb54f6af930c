const enoughPx = 240; // four suggestions

/**
 * Tells a list below a field, as `--room`, how much of the window is free below the field. Where the keyboard of a
 * phone leaves too little, the field moves to the top: only `visualViewport` knows of the keyboard.
 * @returns ends that
 */
export function keepRoomBelow(field: HTMLElement, list: HTMLElement): () => void {
  const view = window.visualViewport;
  if (view === null) return () => {};
  const room = () => view.offsetTop + view.height - field.getBoundingClientRect().bottom;
  const measure = () => list.style.setProperty('--room', `${Math.floor(room()) - 16}px`);
  const makeRoom = () => {
    if (room() < enoughPx && matchMedia('(pointer: coarse)').matches)
      field.scrollIntoView({ block: 'start', behavior: 'instant' });
    measure();
  };
  makeRoom();
  const ended = new AbortController();
  const { signal } = ended;
  view.addEventListener('resize', makeRoom, { signal });
  view.addEventListener('scroll', measure, { signal });
  window.addEventListener('scroll', measure, { signal, passive: true });
  return () => ended.abort();
}
