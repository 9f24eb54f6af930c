import { useEffect } from 'react';
import type { PublicPage } from '#web/text/publicPage.ts';
import { type HeadTag, headTags } from './pageHead.ts';

/** Marks what belongs to the page on screen, also in the pages written at build time. */
export const headMark = 'data-page';

/**
 * The document's head while a page is shown. By hand, because the prerendered HTML has a head of its own, beside
 * which React's head elements would be duplicates.
 */
export function Head({ page }: { page: PublicPage }): null {
  const { title } = page;
  const tags = JSON.stringify(headTags(page, typeof location === 'undefined' ? null : location.origin));
  useEffect(() => {
    document.title = title;
    clear();
    document.head.append(...(JSON.parse(tags) as HeadTag[]).map(element));
    return clear;
  }, [title, tags]);
  return null;
}

function clear(): void {
  for (const old of document.head.querySelectorAll(`[${headMark}]`)) old.remove();
}

function element({ tag, attributes }: HeadTag): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.setAttribute(headMark, '');
  return made;
}
