import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';

// If they cannot be fetched, the page works without them.
const Tooltips = lazy(() =>
  import('./Tooltips.tsx').then(
    (module) => ({ default: module.Tooltips }),
    () => ({ default: () => null }),
  ),
);

/** Fetches the tooltips when a mouse or a key is first used: they show nothing before, and nothing on touch. */
export function LazyTooltips(): ReactElement | null {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const off = new AbortController();
    const load = () => {
      setNeeded(true);
      off.abort();
    };
    const hover = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && load();
    // Not `pointerover`, which also fires when the page moves under a resting pointer.
    document.addEventListener('pointermove', hover, { signal: off.signal, passive: true });
    document.addEventListener('keydown', load, { signal: off.signal, passive: true });
    return () => off.abort();
  }, []);
  return needed ? (
    <Suspense fallback={null}>
      <Tooltips />
    </Suspense>
  ) : null;
}
