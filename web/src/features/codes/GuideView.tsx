import { type ReactElement, useEffect } from 'react';
import { WrittenGuide } from '#web/brand/guide/WrittenGuide.tsx';
import { tellMissingPoint } from '#web/visit/missingPoint.ts';

/** Marks the point that the address names: `:target` does not follow the router. */
function markPoint(hash: string): void {
  document.querySelector('li[aria-current=location]')?.removeAttribute('aria-current');
  const point = document.querySelector(`li[id="${CSS.escape(hash)}"]`);
  point?.setAttribute('aria-current', 'location');
  point?.scrollIntoView({ block: 'center' });
}

/** @param hash of the address */
export function GuideView({ html, hash }: { html: string; hash: string }): ReactElement {
  useEffect(() => {
    tellMissingPoint();
    markPoint(hash);
  }, [hash]);
  return <WrittenGuide html={html} />;
}
