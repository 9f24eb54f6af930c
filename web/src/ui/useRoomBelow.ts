import { type RefObject, useEffect } from 'react';

const enoughPx = 240; // four suggestions

/**
 * Tells a list below a field, as `--room`, how much of the window is free below the field. Where the keyboard of a
 * phone leaves too little, the field moves to the top: only `visualViewport` knows of the keyboard.
 */
export function useRoomBelow(
  open: boolean,
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!open || view === null) return;
    const room = () => view.offsetTop + view.height - (field.current?.getBoundingClientRect().bottom ?? 0);
    const measure = () => list.current?.style.setProperty('--room', `${Math.floor(room()) - 16}px`);
    const makeRoom = () => {
      if (room() < enoughPx && matchMedia('(pointer: coarse)').matches) {
        field.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      }
      measure();
    };
    makeRoom();
    const ended = new AbortController();
    view.addEventListener('resize', makeRoom, { signal: ended.signal });
    view.addEventListener('scroll', measure, { signal: ended.signal });
    window.addEventListener('scroll', measure, { signal: ended.signal, passive: true });
    return () => ended.abort();
  }, [open, field, list]);
}
