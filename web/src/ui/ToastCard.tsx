import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type DragEvent, type PointerEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { dismissToast, type ShownToast } from './toast.ts';

const shownMs = 5000; // docs/product/limits.md#timings-and-limits
const swipePx = 50; // the same; to the right

const Card = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    ps: '4',
    pe: '1',
    py: '1',
    borderRadius: 'lg',
    boxShadow: 'raised',
    pointerEvents: 'auto',
    touchAction: 'pan-y',
    animation: 'rise 200ms ease-out',
    borderInlineStartWidth: '6px',
  },
  variants: {
    variant: {
      default: { bg: 'ink', color: 'white', borderColor: 'sun' },
      destructive: { bg: '#8f1a14', color: 'white', borderColor: '#ffb4ab' },
    },
  },
});

const Close = chakra('button', {
  base: {
    minW: 'touch',
    minH: 'touch',
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    borderRadius: 'md',
    '&:focus-visible': { outlineColor: 'sun', outlineOffset: '-3px' },
  },
});

export function ToastCard({ toast }: { toast: ShownToast }): ReactElement {
  const close = () => dismissToast(toast.id);
  const [held, setHeld] = useState(false);
  const swipe = useSwipeRight(close);
  useEffect(() => {
    const { id, until } = toast;
    // It stays while the pointer or the focus is on it.
    if (held && until === undefined) return;
    const timer = setTimeout(() => dismissToast(id), until === undefined ? shownMs : until - Date.now());
    return () => clearTimeout(timer);
  }, [toast, held]);
  return (
    <Card
      data-toast
      tabIndex={-1}
      variant={toast.variant ?? 'default'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => (event.key === 'Escape' ? close() : undefined)}
      {...swipe}
    >
      <chakra.div flex="1" py="2.5" minW="0">
        <chakra.p fontWeight="bold">{toast.title}</chakra.p>
        {toast.description === undefined ? null : <chakra.p fontSize="sm">{toast.description}</chakra.p>}
      </chakra.div>
      {toast.action}
      <Close type="button" onClick={close} aria-label="Close notification">
        <X size={20} aria-hidden="true" />
      </Close>
    </Card>
  );
}

/** Follows the finger to the right and closes beyond the threshold. */
function useSwipeRight(close: () => void) {
  const start = useRef<number | null>(null);
  const [moved, setMoved] = useState(0);
  const end = (event: PointerEvent<HTMLElement>) => {
    if (start.current !== null && event.clientX - start.current >= swipePx) close();
    start.current = null;
    setMoved(0);
  };
  return {
    style: moved > 0 ? { transform: `translateX(${moved}px)` } : {},
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== null) setMoved(Math.max(0, event.clientX - start.current));
    },
    onPointerUp: end,
    onPointerCancel: () => {
      start.current = null;
      setMoved(0);
    },
    onPointerLeave: end,
    // A mouse that swipes over selected words would else drag the words away.
    onDragStart: (event: DragEvent<HTMLElement>) => event.preventDefault(),
  };
}
