import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** An anchor leads the eye by scrolling; this leads the keyboard and the screen reader to the same section. */
export function useAnchorFocus(): void {
  const location = useLocation();
  useEffect(() => leadTo(location.hash), [location]);
  // An anchor that is followed before the app has taken the page over is the browser's affair and not the router's.
  useEffect(() => {
    const follow = () => leadTo(window.location.hash.slice(1));
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
}

function leadTo(hash: string): void {
  if (hash === '') return;
  const section = document.getElementById(hash);
  section?.scrollIntoView();
  section?.querySelector('h2')?.focus({ preventScroll: true });
}
