import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';

const Tooltips = lazy(async () => ({ default: (await import('./Tooltips.tsx')).Tooltips }));

/** Fetches the tooltips when a pointer or a key is first used: no page needs them to show itself. */
export function LazyTooltips(): ReactElement | null {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const off = new AbortController();
    const want = () => {
      setWanted(true);
      off.abort();
    };
    document.addEventListener('pointerover', want, { signal: off.signal, passive: true });
    document.addEventListener('keydown', want, { signal: off.signal, passive: true });
    return () => off.abort();
  }, []);
  return wanted ? (
    <Suspense fallback={null}>
      <Tooltips />
    </Suspense>
  ) : null;
}
