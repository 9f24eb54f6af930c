import { Dialog as Base, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { dialogRecipe } from '#web/theme/recipes/dialog.ts';
import { Button } from './Button.tsx';
import { useOverflows } from './useOverflows.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** A press beside it does not close it. */
  keepOpenOutside?: boolean;
  /** Where the focus goes once it is closed; to where it was before where this is absent or finds nothing. */
  focusAfter?: (() => HTMLElement | null) | undefined;
}

const fields = 'input, select, textarea';

/** Heavy: import it lazily. Mount it to open it. */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  role = 'dialog',
  keepOpenOutside = false,
  focusAfter,
}: DialogProps): ReactElement {
  // Opened once mounted: React's StrictMode mounts twice while developing, and the first one closing would call
  // onClose.
  const [open, setOpen] = useState(false);
  const [menuButton] = useState(() => buttonOfMenu(document.activeElement));
  const content = useRef<HTMLDivElement>(null);
  const bodyId = useId();
  useEffect(() => setOpen(true), []);
  return (
    <Base.Root
      open={open}
      recipe={dialogRecipe}
      role={role}
      closeOnInteractOutside={role === 'dialog' && !keepOpenOutside}
      // Toasts stay readable and can be closed while a dialog is open.
      persistentElements={[() => document.querySelector('[data-toaster]')]}
      initialFocusEl={() =>
        content.current?.querySelector<HTMLElement>(fields) ??
        content.current?.querySelector<HTMLElement>('[data-first-focus]') ??
        null
      }
      finalFocusEl={() => focusAfter?.() ?? menuButton}
      onOpenChange={(change) => (change.open ? undefined : onClose())}
    >
      <Portal>
        <Base.Backdrop />
        <Base.Positioner>
          {/* A question is read out as a whole when it opens, not its title alone. */}
          <Base.Content ref={content} aria-describedby={role === 'alertdialog' ? bodyId : undefined}>
            <Base.Header>
              <Base.Title>{title}</Base.Title>
            </Base.Header>
            <Body id={bodyId}>{children}</Body>
            {footer === undefined ? null : (
              <Base.Footer css={{ '& > a, & > button': { px: { base: '3', md: '5' } } }}>
                {footer}
              </Base.Footer>
            )}
            <Base.CloseTrigger asChild>
              <Button variant="ghost" size="icon" aria-label={t`Close`}>
                <X aria-hidden="true" />
              </Button>
            </Base.CloseTrigger>
          </Base.Content>
        </Base.Positioner>
      </Portal>
    </Base.Root>
  );
}

/** The button of the menu that opened the dialog: the menu itself is removed before the dialog closes. */
function buttonOfMenu(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role=menu]');
  return menu == null ? null : document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`);
}

function Body({ id, children }: { id: string; children: ReactNode }): ReactElement {
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useOverflows(body);
  return (
    <Base.Body id={id} ref={body} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </Base.Body>
  );
}
