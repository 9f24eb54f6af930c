import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef, useSyncExternalStore } from 'react';
import { ToastCard } from './ToastCard.tsx';
import { currentToast, subscribeToasts } from './toast.ts';

const Region = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInline: { base: '4', md: 'auto' },
    insetInlineEnd: { md: '6' },
    // On a phone under the top bar, where it hides neither the navigation nor a dialog's buttons.
    top: { base: '4.5rem', md: 'auto' },
    bottom: { base: 'auto', md: '6' },
    width: { md: 'sm' },
    pointerEvents: 'none',
    '&:focus': { outline: 'none' },
  },
});

/**
 * Where toasts appear: a live region that exists before its first message. F8 focuses it (docs/product/look.md#toasts).
 */
export function Toaster(): ReactElement {
  const shown = useSyncExternalStore(subscribeToasts, currentToast, currentToast);
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      const active = document.activeElement;
      if (region.current?.contains(active) !== true) before.current = active;
      const toast = (part: string) => region.current?.querySelector<HTMLElement>(`[data-toast${part}]`);
      (toast('-action') ?? toast('') ?? region.current)?.focus();
    };
    document.addEventListener('keydown', focusOnF8);
    return () => document.removeEventListener('keydown', focusOnF8);
  }, []);
  useEffect(() => {
    if (shown !== null) return;
    // The focus was on the toast: it goes back to where it was before F8.
    if (document.activeElement === document.body && before.current instanceof HTMLElement)
      before.current.focus({ preventScroll: true });
    before.current = null;
  }, [shown]);
  return (
    <Region ref={region} data-toaster tabIndex={-1} aria-label="Notifications (F8)">
      <div role="status" aria-live="polite" aria-atomic="true">
        {shown === null ? null : <ToastCard key={shown.id} toast={shown} />}
      </div>
    </Region>
  );
}
