/** How a search is left to the app, which takes the page over. */
const ariaNames = ['aria-expanded', 'aria-controls', 'aria-activedescendant'] as const;
export const ariaOf = (field: Element) => ariaNames.map((name) => [name, field.getAttribute(name)] as const);

/** As React has written them, which else does not know what they are. */
export function restoreAria(field: Element, before: ReturnType<typeof ariaOf>): void {
  for (const [name, value] of before)
    if (value === null) field.removeAttribute(name);
    else field.setAttribute(name, value);
}

const leftMs = 5000;

/** What is listed stays until the app lists it as well. */
export function leaveTo(field: HTMLInputElement, around: Element, place: HTMLElement): void {
  // React, which is about to take the page over, finds what it has written there.
  const { left, bottom, width } = around.getBoundingClientRect();
  Object.assign(place.style, {
    left: `${left + scrollX}px`,
    top: `${bottom + scrollY}px`,
    width: `${width}px`,
  });
  document.body.append(place);
  const end = new AbortController();
  const { signal } = end;
  const remove = () => {
    place.remove();
    observer.disconnect();
    end.abort();
  };
  const observer = new MutationObserver(() => around.querySelector('[role=option]') && remove());
  observer.observe(around, { childList: true, subtree: true });
  for (const type of ['input', 'blur', 'keydown']) field.addEventListener(type, remove, { signal });
  setTimeout(remove, leftMs);
}
