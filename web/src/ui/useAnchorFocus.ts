import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusAnchors, focusSection } from './focusSection.ts';

/** Moves the focus to the section of an anchor, which by itself only scrolls. */
export function useAnchorFocus(): void {
  const location = useLocation();
  useEffect(() => focusSection(location.hash), [location]);
  // Before hydration the browser handles anchors, not the router.
  useEffect(focusAnchors, []);
}
