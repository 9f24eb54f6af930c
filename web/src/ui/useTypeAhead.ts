import { type KeyboardEvent, useRef, useState } from 'react';

// docs/product/limits.md#timings-and-limits. Chakra's own type-ahead resets after a fixed 350 ms.
const resetMs = 1000;

interface Typed {
  readonly text: string;
  /** The time stamp of the last key. */
  readonly at: number;
}

const nothing: Typed = { text: '', at: Number.NEGATIVE_INFINITY };

const isPrintable = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Typing the start of an entry's text highlights it; the same letter again goes to the next that starts with it. */
export function useTypeAhead() {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const typed = useRef(nothing);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const before = event.timeStamp - typed.current.at < resetMs ? typed.current.text : '';
    // A space belongs to the text only within it; otherwise it presses the entry.
    if (!isPrintable(event) || (event.key === ' ' && before === '')) return;
    const menu = event.currentTarget;
    // Not what was typed into a submenu: React passes it on.
    if (!(event.target instanceof Element) || event.target.closest('[role=menu]') !== menu) return;
    event.preventDefault();
    const text = `${before}${event.key.toLowerCase()}`;
    typed.current = { text, at: event.timeStamp };
    const match = findMatch(entriesOf(menu), text, highlighted);
    if (match !== undefined) setHighlighted(match);
  };
  return {
    root: {
      typeahead: false,
      highlightedValue: highlighted,
      onHighlightChange: (change: { highlightedValue: string | null }) =>
        setHighlighted(change.highlightedValue),
    },
    content: { onKeyDownCapture: onKeyDown },
  } as const;
}

interface Entry {
  readonly value: string;
  readonly text: string;
}

function entriesOf(menu: HTMLElement): readonly Entry[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not([data-disabled])')]
    .filter((item) => item.closest('[role=menu]') === menu)
    .map((item) => ({
      value: item.dataset['value'] ?? item.id,
      text: (item.textContent ?? '').trim().toLowerCase(),
    }));
}

function findMatch(entries: readonly Entry[], typed: string, highlighted: string | null): string | undefined {
  const isRepeated = typed.length > 1 && typed === typed.charAt(0).repeat(typed.length);
  const search = isRepeated ? typed.charAt(0) : typed;
  const current = entries.findIndex(({ value }) => value === highlighted);
  // A single letter goes on from the entry behind the current one; more letters may still mean the current one.
  const start = search.length === 1 ? current + 1 : Math.max(0, current);
  const rotated = [...entries.slice(start), ...entries.slice(0, start)];
  return rotated.find(({ text }) => text.startsWith(search))?.value;
}
