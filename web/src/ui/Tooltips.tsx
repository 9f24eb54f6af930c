import { chakra } from '@chakra-ui/react';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { useTooltip } from './useTooltip.ts';

const Tip = chakra('div', {
  base: {
    position: 'fixed',
    top: '0',
    left: '0',
    zIndex: 'tooltip',
    maxW: 'min(20rem, calc(100vw - 1rem))',
    // No gap to its control, so that the pointer can move from one to the other.
    py: '1.5',
    '& > span': {
      display: 'block',
      px: '2.5',
      py: '1',
      borderRadius: 'sm',
      bg: 'ink',
      color: 'white',
      fontSize: 'sm',
      fontWeight: 'semibold',
      boxShadow: 'raised',
      outline: '1px solid rgb(255 255 255 / 0.25)',
      overflowWrap: 'anywhere',
    },
  },
});

const marginPx = 8; // to the sides of the window

function placeAt(tip: HTMLElement, anchor: Element): void {
  const control = anchor.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const centre = control.left + control.width / 2 - width / 2;
  const x = Math.max(marginPx, Math.min(centre, document.documentElement.clientWidth - width - marginPx));
  const fitsBelow = control.bottom + height <= window.innerHeight;
  const y = fitsBelow ? control.bottom : control.top - height;
  tip.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

/**
 * The names of all buttons and links that show only a picture, by pointer and keyboard. Hidden from screen readers,
 * which read the name anyway.
 */
export function Tooltips(): ReactElement | null {
  const tip = useRef<HTMLDivElement>(null);
  const shown = useTooltip(tip);
  useLayoutEffect(() => {
    if (shown !== null && tip.current !== null) placeAt(tip.current, shown.anchor);
  }, [shown]);
  if (shown === null) return null;
  return (
    <Tip ref={tip} data-tooltip aria-hidden="true">
      <span>{shown.text}</span>
    </Tip>
  );
}
