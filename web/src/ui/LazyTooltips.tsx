import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';

// Without a network there are none; what is on screen must not go for want of them.
const Tooltips = lazy(() =>
  import('./Tooltips.tsx').then(
    (module) => ({ default: module.Tooltips }),
    () => ({ default: () => null }),
  ),
);

/** Fetches the tooltips when a mouse or a key is first used: no page needs them to show itself, and no finger ever. */
export function LazyTooltips(): ReactElement | null {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const off = new AbortController();
    const want = () => {
      setWanted(true);
      off.abort();
    };
    const hover = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && want();
    // Not `pointerover`, which browsers also tell of a pointer that rests where the page moves.
    document.addEventListener('pointermove', hover, { signal: off.signal, passive: true });
    document.addEventListener('keydown', want, { signal: off.signal, passive: true });
    return () => off.abort();
  }, []);
  return wanted ? (
    <Suspense fallback={null}>
      <Tooltips />
    </Suspense>
  ) : null;
}
