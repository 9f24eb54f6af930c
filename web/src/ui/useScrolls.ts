import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a box, or what is in it, has grown so that it scrolls: then the keyboard has to get there as well. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  // Before the first paint, so that a dialog which scrolls from the start gets the focus in what scrolls.
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const measure = () => setScrolls(box.scrollHeight > box.clientHeight);
    measure();
    const sizes = new ResizeObserver(measure);
    for (const each of [box, ...box.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [ref]);
  return scrolls;
}
