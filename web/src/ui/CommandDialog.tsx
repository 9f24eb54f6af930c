import { Dialog as Base, chakra, Portal } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { commandDialogRecipe } from '#web/theme/recipes/commandDialog.ts';
import { Button } from './Button.tsx';
import { type CommandGroup, CommandOptions } from './CommandOptions.tsx';
import { useActiveOption } from './useActiveOption.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Field = chakra('input', {
  base: {
    flex: '1',
    minW: 0,
    minH: '16',
    bg: 'transparent',
    // 17 px text keeps iOS from zooming in.
    fontSize: { base: 'md', md: 'lg' },
    // The dialog is there for this field alone, and the cursor shows where the focus is.
    '&:focus-visible': { outline: 'none' },
  },
});

interface CommandDialogProps {
  /** What it searches: `Search the back office`. */
  title: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  groups: readonly CommandGroup[];
  /** For screen readers, once it is known: `7 results`. */
  status: string;
  /** Below what is listed: searching, nothing found, failed. */
  children?: ReactNode;
  footer?: ReactNode;
  onClose: () => void;
}

/**
 * A search over the page whose results are links (WAI-ARIA 1.2 combobox with a list that stays open). Heavy: import it
 * lazily. Mount it to open it.
 */
export function CommandDialog(props: CommandDialogProps): ReactElement {
  const { title, placeholder, text, onText, groups, status, children, footer, onClose } = props;
  // Opened once mounted, as Dialog is.
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const field = useRef<HTMLInputElement>(null);
  const followed = useRef(false);
  const id = useId();
  const ids = groups.flatMap(({ options }) => options.map((option) => option.id));
  const option = useActiveOption(ids, text);
  return (
    <Base.Root
      open={open}
      recipe={commandDialogRecipe}
      initialFocusEl={() => field.current}
      // Back to where it was, or to the page that was chosen.
      finalFocusEl={() => (followed.current ? document.querySelector('h1') : null)}
      onOpenChange={(change) => (change.open ? undefined : onClose())}
    >
      <Portal>
        <Base.Backdrop />
        <Base.Positioner>
          <Base.Content>
            <Base.Title>{title}</Base.Title>
            <Base.Header>
              <Search size={22} aria-hidden="true" />
              <Field
                ref={field}
                type="text"
                role="combobox"
                aria-label={title}
                aria-autocomplete="list"
                aria-expanded={ids.length > 0}
                aria-controls={`${id}-list`}
                aria-activedescendant={option.active >= 0 ? `${id}-${option.active}` : undefined}
                placeholder={placeholder}
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="go"
                maxLength={200}
                value={text}
                onChange={(event) => onText(event.currentTarget.value)}
                onKeyDown={option.onKeyDown}
              />
              <Base.CloseTrigger asChild>
                <Button variant="ghost" size="icon" aria-label={t`Close`}>
                  <X aria-hidden="true" />
                </Button>
              </Base.CloseTrigger>
            </Base.Header>
            <VisuallyHidden role="status">{status}</VisuallyHidden>
            <Base.Body>
              <CommandOptions
                id={id}
                label={title}
                groups={groups}
                list={option.list}
                active={option.active}
                onActive={option.setActive}
                onFollow={() => {
                  followed.current = true;
                  onClose();
                }}
              />
              {children}
            </Base.Body>
            {footer === undefined ? null : <Base.Footer>{footer}</Base.Footer>}
          </Base.Content>
        </Base.Positioner>
      </Portal>
    </Base.Root>
  );
}
