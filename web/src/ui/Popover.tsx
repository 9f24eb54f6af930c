import { Popover as Base } from '@chakra-ui/react';
import { type MouseEvent, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { popoverRecipe } from '#web/theme/recipes/popover.ts';

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  title: string;
  children: ReactNode;
  placement?: 'bottom-start' | 'bottom-end';
  /** Opens as soon as it is mounted, for one whose code is fetched when its button is pressed. */
  opensOnMount?: boolean;
  onOpen?: () => void;
}

/**
 * Something to read beside a button, such as a list of links. Escape, a press outside it and following a link close it.
 * Heavy: import it lazily. For actions there is Menu.
 */
export function Popover({ trigger, title, children, ...options }: PopoverProps): ReactElement {
  const { placement = 'bottom-start', opensOnMount = false, onOpen } = options;
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) onOpen?.();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as if its button were pressed after mounting.
  useEffect(() => {
    if (opensOnMount) change(true);
  }, []);
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) setOpen(false);
  };
  return (
    <Base.Root
      recipe={popoverRecipe}
      open={open}
      onOpenChange={(details) => change(details.open)}
      positioning={{ placement }}
    >
      <Base.Trigger asChild>{trigger}</Base.Trigger>
      {/* Not in a portal, so that it stays within its landmark. */}
      <Base.Positioner>
        <Base.Content onClick={closeAfterLink}>
          <Base.Title>{title}</Base.Title>
          {children}
        </Base.Content>
      </Base.Positioner>
    </Base.Root>
  );
}
