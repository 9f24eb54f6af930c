import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useOverflows } from './useOverflows.ts';

const Box = chakra('section', {
  base: {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollbarGutter: 'stable',
    scrollbarWidth: 'thin',
    scrollbarColor: 'transparent transparent',
    // docs/product/limits.md#timings-and-limits: the bar hides after 600 ms.
    transition: 'scrollbar-color 0s 600ms',
    '&:hover, &:focus-within': {
      scrollbarColor: 'var(--chakra-colors-border-strong) transparent',
      transitionDelay: '0s',
    },
    '&:focus-visible': { outlineOffset: '-3px' },
    '@media (forced-colors: active)': { scrollbarColor: 'auto' },
  },
});

interface ScrollAreaProps {
  label: string;
  maxHeight: string;
  children: ReactNode;
}

/** A box that scrolls, by the keyboard too. Its scroll bar shows while the pointer or the focus is in it. */
export function ScrollArea({ label, maxHeight, children }: ScrollAreaProps): ReactElement {
  const box = useRef<HTMLElement>(null);
  const overflows = useOverflows(box);
  return (
    <Box ref={box} aria-label={label} tabIndex={overflows ? 0 : undefined} maxH={maxHeight}>
      {children}
    </Box>
  );
}
