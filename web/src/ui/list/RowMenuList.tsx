import { Menu, Portal } from '@chakra-ui/react';
import { EllipsisVertical } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { menuRecipe } from '../../theme/recipes/menu.ts';
import { Button } from '../Button.tsx';
import type { Action } from './RowActions.tsx';

interface RowMenuListProps {
  label: string;
  actions: readonly Action[];
}

export function RowMenuList({ label, actions }: RowMenuListProps): ReactElement {
  // Opened once mounted: a menu that is open from the start has not the focus yet, and misses the first Escape.
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return (
    <Menu.Root
      recipe={menuRecipe}
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
    >
      <Menu.Trigger asChild>
        <Button variant="ghost" size="icon" aria-label={label}>
          <EllipsisVertical aria-hidden="true" />
        </Button>
      </Menu.Trigger>
      {/* The list's card would cut it off. */}
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxW="min(22rem, calc(100vw - 2rem))">
            {actions.map(({ label: text, icon: Icon, onSelect, isDangerous, isUnavailable }) => (
              <Menu.Item
                key={text}
                value={text}
                disabled={isUnavailable === true}
                color={isDangerous === true ? 'fg.error' : undefined}
                onSelect={onSelect}
              >
                <Icon size={20} aria-hidden="true" />
                {text}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
