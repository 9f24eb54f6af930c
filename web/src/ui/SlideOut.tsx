import { Dialog as Base, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { slideOutRecipe } from '#web/theme/recipes/slideOut.ts';
import { Button } from './Button.tsx';

interface SlideOutProps {
  id: string;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel from the left edge over the page, which cannot be used meanwhile. Heavy: import it lazily. Mount it to open
 * it.
 */
export function SlideOut({ id, title, onClose, children }: SlideOutProps): ReactElement {
  // Opened once mounted: React's StrictMode mounts twice while developing, and the first one would close it.
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return (
    <Base.Root
      open={open}
      recipe={slideOutRecipe}
      ids={{ content: id }}
      initialFocusEl={() => document.querySelector<HTMLElement>(`#${CSS.escape(id)} [aria-current=page]`)}
      onOpenChange={(change) => (change.open ? undefined : onClose())}
    >
      <Portal>
        <Base.Backdrop />
        <Base.Positioner>
          <Base.Content>
            <Base.Title>{title}</Base.Title>
            {children}
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
