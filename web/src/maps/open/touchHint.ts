import { t } from '#shared/text/t.ts';

const shownMs = 1500; // long enough to read seven words

/** Says how the map is moved, where one finger scrolls the page over it. @returns what takes it away */
export function addTouchHint(element: HTMLElement): () => void {
  const hint = document.createElement('div');
  hint.className = 'map-touch-hint';
  hint.textContent = t`Use two fingers to move the map`;
  // For those who see what their finger does.
  hint.setAttribute('aria-hidden', 'true');
  hint.hidden = true;
  element.append(hint);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = ({ touches, target }: TouchEvent) => {
    const onPin = target instanceof Element && target.closest('.map-pin') !== null;
    hint.hidden = touches.length > 1 || onPin;
    clearTimeout(timer);
    timer = setTimeout(() => {
      hint.hidden = true;
    }, shownMs);
  };
  element.addEventListener('touchmove', show, { passive: true });
  return () => {
    clearTimeout(timer);
    element.removeEventListener('touchmove', show);
  };
}
