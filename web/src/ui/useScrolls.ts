import { type RefObject, useEffect, useState } from 'react';

/** Whether a box, or what is in it, has grown so that it scrolls: then the keyboard has to get there as well. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const sizes = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
    for (const each of [box, ...box.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [ref]);
  return scrolls;
}
