import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

export const colourSchemes = ['system', 'light', 'dark'] as const;
type ColourScheme = (typeof colourSchemes)[number];

const query = '(prefers-color-scheme: dark)';

function subscribe(subscriber: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', subscriber);
  return () => list.removeEventListener('change', subscriber);
}

/** Sets the class that kitSystem.ts looks for. */
export function useColourScheme(): [ColourScheme, (scheme: ColourScheme) => void] {
  const [scheme, setScheme] = useState<ColourScheme>('system');
  const systemIsDark = useSyncExternalStore(subscribe, () => matchMedia(query).matches);
  const isDark = scheme === 'system' ? systemIsDark : scheme === 'dark';
  useLayoutEffect(() => {
    const { classList, style } = document.documentElement;
    classList.toggle('dark', isDark);
    classList.toggle('light', !isDark);
    style.colorScheme = isDark ? 'dark' : 'light';
  }, [isDark]);
  return [scheme, setScheme];
}
