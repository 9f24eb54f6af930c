import { chakra } from '@chakra-ui/react';
import { GripVertical } from 'lucide-react';
import type { ReactElement, PointerEvent as ReactPointerEvent } from 'react';

const Handle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    ms: '-2',
    color: 'fg.muted',
    cursor: 'grab',
    // A finger on it moves the stop, not the page.
    touchAction: 'none',
    '&:active': { cursor: 'grabbing' },
  },
});

const edgePx = 90;
/** In each frame. */
const scrollPx = 8;

/**
 * Moves a stop within its list by finger or mouse; keyboards have buttons for it.
 * @param onMove called with its place, from 0
 */
export function DragHandle({ onMove }: { onMove: (place: number) => void }): ReactElement {
  const start = ({ currentTarget, button }: ReactPointerEvent) => {
    const item = currentTarget.closest('li');
    if (item !== null && button === 0) follow(item, onMove);
  };
  return (
    <Handle aria-hidden="true" data-drag="" onPointerDown={start}>
      <GripVertical size={20} />
    </Handle>
  );
}

/** Until the pointer is lifted. On the window, because the item itself is put elsewhere in the page. */
function follow(item: HTMLLIElement, onMove: (place: number) => void): void {
  const dragged = new AbortController();
  const { signal } = dragged;
  item.dataset['dragged'] = '';
  let place = [...(item.parentElement?.children ?? [])].indexOf(item);
  let y = innerHeight / 2;
  const end = () => {
    delete item.dataset['dragged'];
    dragged.abort();
  };
  const put = () => {
    const at = placeAt(item, y);
    if (at !== place) onMove(at);
    place = at;
  };
  const move = ({ clientY }: PointerEvent) => {
    y = clientY;
    put();
  };
  // Also while the pointer rests at an edge.
  const scroll = () => {
    if (signal.aborted) return;
    const step = y < edgePx ? -scrollPx : y > innerHeight - edgePx ? scrollPx : 0;
    if (step !== 0) {
      scrollBy({ top: step, behavior: 'instant' });
      put();
    }
    requestAnimationFrame(scroll);
  };
  requestAnimationFrame(scroll);
  window.addEventListener('pointermove', move, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, end, { signal });
}

/** Past the middle of another one only: items of different heights would else change places back and forth. */
function placeAt(item: HTMLLIElement, y: number): number {
  const others = [...(item.parentElement?.children ?? [])].filter((other) => other !== item);
  return others.filter((other) => {
    const { top, height } = other.getBoundingClientRect();
    return y > top + height / 2;
  }).length;
}
