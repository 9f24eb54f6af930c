import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect } from 'react';
import { t } from '#shared/text/t.ts';
import { placeToast } from './toast.ts';

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

/** Left to toast.ts, also while React takes over a page that shows a toast. */
const filledByToast = { __html: '' } as const;

/** Where toasts appear: a live region that exists before its first message (docs/product/look.md#toasts). */
export function Toaster(): ReactElement {
  useEffect(placeToast, []);
  return (
    <Region data-toaster tabIndex={-1} aria-label={t`Notifications (F8)`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty */}
      <div role="status" aria-live="polite" aria-atomic="true" dangerouslySetInnerHTML={filledByToast} />
    </Region>
  );
}
