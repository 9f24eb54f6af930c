import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface ActiveOption {
  readonly list: RefObject<HTMLDivElement | null>;
  /** -1 where nothing is listed. */
  readonly active: number;
  readonly setActive: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keyboard of a field with a list that is always open: the first option is active, arrows go around, Enter follows
 * the active option, with Ctrl or Cmd in a new tab.
 * @param text of the field: another one makes the first option active again, which options that come later do not
 */
export function useActiveOption(ids: readonly string[], text: string): ActiveOption {
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setActive] = useState('');
  const [before, setBefore] = useState(text);
  if (before !== text) {
    setBefore(text);
    setActive('');
  }
  const active = ids.length === 0 ? -1 : Math.max(0, ids.indexOf(chosen));

  // Only for the keyboard: the pointer is on what is visible.
  const byKey = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active option is found in the document
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    const option = list.current?.querySelector('[aria-selected=true]');
    // With the heading of its group.
    const isFirst = option?.previousElementSibling?.getAttribute('role') !== 'option';
    (isFirst ? option?.parentElement?.firstElementChild : null)?.scrollIntoView({ block: 'nearest' });
    option?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const move = (step: 1 | -1) => {
    const next = ids.at((active + step) % ids.length);
    if (next === undefined) return;
    byKey.current = true;
    setActive(next);
  };
  const follow = (inNewTab: boolean) => {
    const option = list.current?.querySelector<HTMLAnchorElement>('[aria-selected=true]');
    if (inNewTab && option) window.open(option.href, '_blank', 'noopener');
    else option?.click();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key: pressed, ctrlKey, metaKey } = event;
    if (pressed === 'ArrowDown') move(1);
    else if (pressed === 'ArrowUp') move(-1);
    else if (pressed === 'Enter') follow(ctrlKey || metaKey);
    else return;
    event.preventDefault();
  };
  return { list, active, setActive, onKeyDown };
}
