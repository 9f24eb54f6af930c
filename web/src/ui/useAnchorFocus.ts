import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** An anchor leads the eye by scrolling; this leads the keyboard and the screen reader to the same section. */
export function useAnchorFocus(): void {
  const location = useLocation();
  useEffect(() => {
    if (location.hash === '') return;
    const section = document.getElementById(location.hash);
    section?.scrollIntoView();
    section?.querySelector('h2')?.focus({ preventScroll: true });
  }, [location]);
}
