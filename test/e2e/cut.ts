import { expect, type Page } from '@playwright/test';

/** What lies outside the page or its own box, or is hidden by one that is too small. Maps are larger than they seem. */
function findCut(): string[] {
  const pageWidth = document.documentElement.clientWidth;
  const found = new Set<string>();
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));

  if (document.documentElement.scrollWidth > pageWidth) found.add('the page scrolls sideways');
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    if (element.closest('svg, canvas, [inert], [role=application]') !== null) continue;
    const box = element.getBoundingClientRect();
    // For screen readers only.
    if (box.width <= 1 || box.height <= 1) continue;
    const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const note = (problem: string) => found.add(`${problem}: ${element.outerHTML.slice(0, 120)}`);
    if (hides(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
      note('cut at the side');
    if (hides(overflowY) && webkitLineClamp === 'none' && element.scrollHeight > element.clientHeight + 2)
      note('cut below');
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      if ((right > pageWidth + 1 || left < -1) && !scrolls(element)) note('off the page');
      if (display !== 'inline' && overflowX === 'visible' && right > box.right + 2)
        note('wider than its box');
    }
  }
  return [...found];
}

export async function expectNothingCut(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findCut), { message: page.url() }).toEqual([]);
}
