import { type PointerEvent, type RefObject, useState } from 'react';
import type { DragHandle } from './FoldedItem.tsx';

interface Drag {
  readonly from: number;
  readonly to: number;
  /** Pixels. */
  readonly by: number;
  /** What the others make room for. */
  readonly height: number;
}

/** Where the item that was dragged by this much belongs: its middle has passed the middles of others. */
function placeAt(middles: readonly number[], from: number, by: number): number {
  const middle = (middles[from] ?? 0) + by;
  return middles.filter((other, index) => index !== from && other < middle).length;
}

/**
 * Items of a list that are dragged by a handle, with a finger or a mouse. They move in the list when they are dropped:
 * an element that moves in the document would lose the pointer.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const start = (from: number, down: PointerEvent) => {
    const items = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    const dragged = items[from];
    if (down.button !== 0 || dragged === undefined || items.length < 2) return;
    down.preventDefault();
    const gap = (items[1]?.top ?? 0) - (items[0]?.bottom ?? 0);
    const middles = items.map(({ top, height }) => top + height / 2);
    const startY = down.clientY + window.scrollY;
    const handle = down.currentTarget as HTMLElement;
    handle.setPointerCapture(down.pointerId);
    const at = ({ clientY }: { clientY: number }): Drag => {
      const by = clientY + window.scrollY - startY;
      return { from, to: placeAt(middles, from, by), by, height: dragged.height + gap };
    };
    const move = (event: globalThis.PointerEvent) => setDrag(at(event));
    const end = (event: globalThis.PointerEvent) => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      setDrag(null);
      const { to } = at(event);
      if (event.type === 'pointerup' && to !== from) onMove(from, to);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
    setDrag(at(down));
  };

  return (index: number): DragHandle => ({
    dragged: drag?.from === index,
    style: drag === null ? undefined : { translate: `0 ${shiftOf(drag, index)}px` },
    onPointerDown: (event) => start(index, event),
  });
}

function shiftOf({ from, to, by, height }: Drag, index: number): number {
  if (index === from) return by;
  if (index > from && index <= to) return -height;
  return index < from && index >= to ? height : 0;
}
