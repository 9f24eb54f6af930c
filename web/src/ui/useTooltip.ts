import { type RefObject, useEffect, useState } from 'react';

// docs/product/look.md#tooltips
const openDelayMs = 700;
const skipDelayMs = 300;

interface Tooltip {
  readonly text: string;
  readonly anchor: Element;
}

/** The button or link at this place, if it shows a picture only: the tooltip shows its name. */
function textlessControl(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest('button[aria-label], a[aria-label]');
  // A label that the screen has no room for does not count.
  return control instanceof HTMLElement && control.innerText.trim() === '' ? control : null;
}

/**
 * Which control without text is hovered or has the keyboard's focus, by listeners for the whole page. Escape, pressing
 * and scrolling close the tooltip, and the pointer may rest on the tooltip itself (WCAG 1.4.13).
 */
export function useTooltip(tip: RefObject<Element | null>): Tooltip | null {
  const [shown, setShown] = useState<Tooltip | null>(null);

  useEffect(() => {
    let current: Element | null = null;
    let isOpen = false;
    let closedAt = Number.NEGATIVE_INFINITY;
    let opening: ReturnType<typeof setTimeout> | undefined;

    const close = () => {
      clearTimeout(opening);
      if (isOpen) closedAt = performance.now();
      isOpen = false;
      setShown(null);
    };
    const open = (anchor: Element) => {
      const text = anchor.getAttribute('aria-label') ?? '';
      if (!anchor.isConnected || text === '') return;
      isOpen = true;
      setShown({ text, anchor });
    };
    const pointAt = (target: EventTarget | null) => {
      if (target instanceof Node && tip.current?.contains(target)) return;
      const control = textlessControl(target);
      if (control === current) return;
      close();
      current = control;
      if (control === null) return;
      const isNextOne = performance.now() - closedAt < skipDelayMs;
      opening = setTimeout(() => open(control), isNextOne ? 0 : openDelayMs);
    };
    const onPointer = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') pointAt(target);
    };
    const focusOn = (target: EventTarget | null) => {
      const control = textlessControl(target);
      if (control?.matches(':focus-visible') !== true) return;
      close();
      current = control;
      open(control);
    };
    const onFocus = ({ target }: FocusEvent) => focusOn(target);
    const onLeave = () => {
      current = null;
      close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };

    const off = new AbortController();
    const options = { signal: off.signal, capture: true, passive: true };
    document.addEventListener('pointerover', onPointer, options);
    document.documentElement.addEventListener('pointerleave', onLeave, { signal: off.signal });
    document.addEventListener('focusin', onFocus, options);
    document.addEventListener('focusout', onLeave, options);
    // After a press the tooltip stays closed until the pointer comes again.
    document.addEventListener('pointerdown', close, options);
    document.addEventListener('scroll', close, options);
    document.addEventListener('keydown', onKey, options);
    // This code was fetched on demand: a control may be hovered or focused already.
    if (matchMedia('(hover: hover)').matches)
      pointAt([...document.querySelectorAll(':hover')].at(-1) ?? null);
    focusOn(document.activeElement);
    return () => {
      off.abort();
      clearTimeout(opening);
    };
  }, [tip]);

  return shown;
}
