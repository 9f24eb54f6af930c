import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Moves the focus to the section of an anchor, which by itself only scrolls. */
export function useAnchorFocus(): void {
  const location = useLocation();
  useEffect(() => focusSection(location.hash), [location]);
  // Before hydration the browser handles anchors, not the router.
  useEffect(() => {
    const follow = () => focusSection(window.location.hash.slice(1));
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
}

function focusSection(hash: string): void {
  if (hash === '') return;
  const section = document.getElementById(hash);
  section?.scrollIntoView();
  section?.querySelector('h2')?.focus({ preventScroll: true });
}
