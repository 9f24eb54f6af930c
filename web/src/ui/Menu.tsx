import { Menu as Base, useMenuContext } from '@chakra-ui/react';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { menuRecipe } from '#web/theme/recipes/menu.ts';
import { useTypeAhead } from './useTypeAhead.ts';

// docs/product/limits.md#timings-and-limits. Chakra's own delay is fixed at 200 ms.
const submenuDelayMs = 100;

export interface MenuAction {
  readonly label: string;
  /** Where the label alone does not say of what: `Delete 7PT-FLHV`. It contains the label. */
  readonly name?: string;
  readonly icon?: LucideIcon;
  /** Of the label, where it is not that of the page. */
  readonly lang?: string;
  /** Where the entries are a choice: the one that was made. */
  readonly current?: boolean;
  readonly disabled?: boolean;
  /** Deletes something, or cannot be undone. */
  readonly danger?: boolean;
  readonly onSelect: () => void;
}

interface Submenu {
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly entries: readonly MenuAction[];
}

export type MenuEntry = MenuAction | Submenu;

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Above the entries. */
  heading?: ReactNode;
  entries: readonly MenuEntry[];
  placement?: 'bottom-start' | 'bottom-end';
  /** `fixed` where something around it would cut it off. */
  strategy?: 'absolute' | 'fixed';
  /** Opens as soon as it is mounted, for a menu whose code is fetched when its button is pressed. */
  opensOnMount?: boolean;
}

/** Actions behind a button: arrow keys, type-ahead, Enter and Escape. Heavy: import it lazily. */
export function Menu(props: MenuProps): ReactElement {
  const { trigger, heading, entries, placement = 'bottom-start', opensOnMount = false } = props;
  const { strategy = 'absolute' } = props;
  // Opened after mounting: a menu that is mounted open does not have the focus, and misses the first Escape.
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(opensOnMount), [opensOnMount]);
  const typeAhead = useTypeAhead();
  return (
    <Base.Root
      recipe={menuRecipe}
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      positioning={{ placement, strategy }}
      {...typeAhead.root}
    >
      <Base.Trigger asChild>{trigger}</Base.Trigger>
      {/* Not in a portal, so that the menu stays within its landmark. */}
      <Base.Positioner>
        {/* Long words wrap rather than widen the page. */}
        <Base.Content maxW="min(22rem, calc(100vw - 2rem))" {...typeAhead.content}>
          <Base.ItemGroup>
            {heading === undefined ? null : (
              <>
                <Base.ItemGroupLabel>{heading}</Base.ItemGroupLabel>
                <Base.Separator />
              </>
            )}
            {entries.map((entry) =>
              'entries' in entry ? (
                <SubmenuEntry key={entry.label} entry={entry} />
              ) : (
                <ActionEntry key={entry.label} action={entry} />
              ),
            )}
          </Base.ItemGroup>
        </Base.Content>
      </Base.Positioner>
    </Base.Root>
  );
}

function ActionEntry({ action }: { action: MenuAction }): ReactElement {
  const {
    label,
    name,
    icon: Icon,
    lang,
    current = false,
    disabled = false,
    danger = false,
    onSelect,
  } = action;
  return (
    <Base.Item
      value={label}
      aria-label={name}
      lang={lang}
      aria-current={current ? 'true' : undefined}
      disabled={disabled}
      color={danger ? 'fg.error' : undefined}
      onSelect={onSelect}
    >
      {Icon === undefined ? null : <Icon size={20} aria-hidden="true" />}
      {label}
    </Base.Item>
  );
}

function SubmenuEntry({ entry }: { entry: Submenu }): ReactElement {
  const typeAhead = useTypeAhead();
  return (
    <Base.Root recipe={menuRecipe} {...typeAhead.root}>
      <SubmenuTrigger entry={entry} />
      <Base.Positioner>
        <Base.Content {...typeAhead.content}>
          {entry.entries.map((action) => (
            <ActionEntry key={action.label} action={action} />
          ))}
        </Base.Content>
      </Base.Positioner>
    </Base.Root>
  );
}

function SubmenuTrigger({ entry: { label, icon: Icon } }: { entry: Submenu }): ReactElement {
  const menu = useMenuContext();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Base.TriggerItem
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => menu.setOpen(true), submenuDelayMs);
      }}
      onPointerLeave={() => clearTimeout(timer.current)}
    >
      {Icon === undefined ? null : <Icon size={20} aria-hidden="true" />}
      <span>{label}</span>
      <ChevronRight size={18} aria-hidden="true" />
    </Base.TriggerItem>
  );
}
