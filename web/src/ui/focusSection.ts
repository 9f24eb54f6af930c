/** Moves the focus to the section of an anchor, which by itself only scrolls. */
export function focusSection(hash: string): void {
  if (hash === '') return;
  const section = document.getElementById(hash);
  section?.scrollIntoView();
  section?.querySelector('h2')?.focus({ preventScroll: true });
}

/** Where the browser follows anchors, and not the router. @returns stops that */
export function focusAnchors(): () => void {
  const follow = () => focusSection(location.hash.slice(1));
  follow();
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}
