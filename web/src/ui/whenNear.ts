// About one screen of a phone, so that it has loaded before it is scrolled into view.
const screen = '800px';

/** Calls back once the element has come within a distance of the viewport. @returns stops that */
export function whenNear(element: Element, callBack: () => void, distance = screen): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callBack();
    },
    { rootMargin: distance },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
