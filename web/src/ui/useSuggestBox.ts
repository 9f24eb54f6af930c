import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

interface SuggestBoxInput<S> {
  text: string;
  onText: (text: string) => void;
  suggestions: readonly S[];
  onChoose: (suggestion: S) => void;
  onSubmit?: () => void;
  closeDelay: number;
}

const inText = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Opening, closing and the keyboard of a SuggestBox. Nothing is active until an arrow key or the pointer makes it so. */
export function useSuggestBox<S>({ suggestions, closeDelay, ...input }: SuggestBoxInput<S>) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [before, setBefore] = useState(suggestions);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  // On a prerendered page people may have typed before hydration.
  const field = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed === '' || typed === input.text) return;
    setOpen(true);
    input.onText(typed);
  });
  useLayoutEffect(() => takeOver(), []);

  // Only for the keyboard: the pointer is on what is visible.
  const list = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active option is found in the document
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    const shown = list.current?.querySelector('[aria-selected=true]') ?? field.current;
    shown?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  if (before !== suggestions) {
    setBefore(suggestions);
    setActive(-1);
  }

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (suggestion: S) => {
    close();
    // On a phone the keyboard would go on covering what was chosen.
    const active = document.activeElement;
    if (matchMedia('(pointer: coarse)').matches && active instanceof HTMLElement) active.blur();
    input.onChoose(suggestion);
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    const count = suggestions.length;
    // Beyond either end lies the field itself (-1).
    if (count === 0) return;
    byKey.current = true;
    setActive((now) => ((now + 1 + step + count + 1) % (count + 1)) - 1);
  };

  const keys: Partial<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowDown: ({ altKey }) => (altKey ? setOpen(true) : move(1)),
    ArrowUp: ({ altKey }) => (altKey ? close() : move(-1)),
    Enter: () => {
      const chosen = suggestions[Math.max(active, 0)];
      if (open && chosen !== undefined) choose(chosen);
      else {
        setOpen(true);
        input.onSubmit?.();
      }
    },
    Escape: () => (open ? close() : input.onText('')),
  };

  return {
    field,
    list,
    open,
    active,
    setActive,
    choose,
    onType: (text: string) => {
      setOpen(true);
      setActive(-1);
      input.onText(text);
    },
    onFocus: () => {
      clearTimeout(closing.current);
      setOpen(true);
    },
    onBlur: () => {
      clearTimeout(closing.current);
      closing.current = setTimeout(close, closeDelay);
    },
    onKey: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      // These move the cursor, so they are the field's and not the list's.
      if (inText.has(event.key)) setActive(-1);
      const act = keys[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act(event);
    },
  };
}
