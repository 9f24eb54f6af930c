import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the content is taller than its box. Such a box needs a tab stop, so that the keyboard can scroll it. */
export function useOverflows(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  // Before the first paint: a dialog looks for its first tab stop when it opens.
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const measure = () => setOverflows(box.scrollHeight > box.clientHeight);
    measure();
    const sizes = new ResizeObserver(measure);
    for (const each of [box, ...box.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [ref]);
  return overflows;
}
