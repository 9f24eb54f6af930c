import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

interface SuggestBoxInput<S> {
  text: string;
  onText: (text: string) => void;
  suggestions: readonly S[];
  onChoose: (suggestion: S) => void;
  onSubmit?: () => void;
  closeDelay: number;
}

/** Opening, closing and the keyboard of a SuggestBox. Nothing is active until an arrow or the pointer says so. */
export function useSuggestBox<S>({ suggestions, closeDelay, ...input }: SuggestBoxInput<S>) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [before, setBefore] = useState(suggestions);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  // On a page that came with its content people type before the script is there to hear it.
  const field = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed === '' || typed === input.text) return;
    setOpen(true);
    input.onText(typed);
  });
  useLayoutEffect(() => takeOver(), []);

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
    if (count > 0) setActive((now) => ((now + 1 + step + count + 1) % (count + 1)) - 1);
  };

  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
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
    open,
    active,
    setActive,
    choose,
    onType: (text: string) => {
      setOpen(true);
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
      const act = keys[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    },
  };
}
