import { type RefObject, useEffect, useState } from 'react';
import { whenNear } from './whenNear.ts';

/** True once the element has come within a screen's height of the viewport. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (ref.current === null || inView) return;
    return whenNear(ref.current, () => setInView(true));
  }, [ref, inView]);
  return inView;
}
