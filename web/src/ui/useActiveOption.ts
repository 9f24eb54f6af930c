import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface ActiveOption {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keyboard of a field with a list that is always open: the first option is active, arrows go around, Enter follows
 * the active option, with Ctrl or Cmd in a new tab.
 * @param key changes with what is listed
 */
export function useActiveOption(count: number, key: string): ActiveOption {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [listed, setListed] = useState(key);
  if (listed !== key) {
    setListed(key);
    setActive(0);
  }

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
    if (count === 0) return;
    byKey.current = true;
    setActive((now) => (now + step + count) % count);
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
  return { list, active: Math.min(active, count - 1), setActive, onKeyDown };
}
