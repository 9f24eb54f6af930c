import { type RefObject, useEffect, useRef, useState } from 'react';

interface Fit {
  /** Of the letters' usual size. */
  readonly scale: number;
  readonly hasRemarks: boolean;
}

// The smallest letters are 2.1 mm on A6, as on a medicine's leaflet.
const scales = [1.3, 1.15, 1, 0.92, 0.85, 0.78, 0.7];
const fits: readonly Fit[] = [true, false].flatMap((hasRemarks) =>
  scales.map((scale) => ({ scale, hasRemarks })),
);

/** The largest letters with which all of a page fits on it; without remarks only where the smallest do not help. */
export function useFit(): Fit & { readonly page: RefObject<HTMLElement | null> } {
  const page = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const element = page.current;
    if (element === null) return;
    // Also looks as soon as it is shown: it has no size while the dialog opens.
    const observer = new ResizeObserver(() => {
      if (element.scrollHeight > element.clientHeight && index < fits.length - 1) setIndex(index + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [index]);
  return { page, ...(fits[index] ?? { scale: 0.7, hasRemarks: false }) };
}
