import { type RefObject, useEffect, useState } from 'react';

// SPEC 9. Whoever goes from one button to the next reads the second name at once.
const openDelayMs = 700;
const skipDelayMs = 300;

interface Tooltip {
  readonly text: string;
  readonly anchor: Element;
}

/** The button or link around a spot, if it shows a picture only: its name is what the tooltip tells. */
function wordlessControl(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest('button[aria-label], a[aria-label]');
  return control?.textContent?.trim() === '' ? control : null;
}

/**
 * Which wordless control is pointed at or has the keyboard's focus: one pair of ears for the whole page. Escape,
 * pressing and scrolling close it, and the pointer may rest on the tip itself (WCAG 1.4.13).
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
      const control = wordlessControl(target);
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
      const control = wordlessControl(target);
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
    // What was pressed stays quiet until the pointer comes again.
    document.addEventListener('pointerdown', close, options);
    document.addEventListener('scroll', close, options);
    document.addEventListener('keydown', onKey, options);
    // This code was fetched while the pointer and the focus were somewhere already.
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
