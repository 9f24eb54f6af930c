import { Menu } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { LifeBuoy, LogOut } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import type { SessionUser } from '#shared/contract/auth.ts';
import { useApi } from '#web/api/useApi.ts';
import { signOut } from '#web/session/session.ts';
import { menuRecipe } from '#web/theme/recipes/menu.ts';
import { UserMenuButton } from './UserMenuButton.tsx';

/** The user menu (SPEC 2), with those entries whose pages exist. */
export function UserMenuList({ user }: { user: SessionUser }): ReactElement {
  const navigate = useNavigate();
  const { data } = useApi('auth.me');
  const logOut = () => {
    signOut();
    void navigate({ to: '/' });
  };
  // Opened once mounted: a menu that is born open has not the focus yet, and does not hear its first Escape.
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return (
    <Menu.Root
      recipe={menuRecipe}
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      positioning={{ placement: 'bottom-end' }}
    >
      <Menu.Trigger asChild>
        <UserMenuButton user={user} />
      </Menu.Trigger>
      {/* Not in a portal: so the menu stays within the header's landmark. */}
      <Menu.Positioner>
        {/* However long the email: it breaks, the page does not grow. */}
        <Menu.Content maxW="min(22rem, calc(100vw - 2rem))">
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel>
              {user.firstName} {user.lastName}
              <br />
              {data?.user.email ?? '\u00a0'}
            </Menu.ItemGroupLabel>
            <Menu.Separator />
            <Menu.Item value="support" onSelect={() => void navigate({ to: '/support' })}>
              <LifeBuoy size={20} aria-hidden="true" />
              Support
            </Menu.Item>
            <Menu.Item value="logout" onSelect={logOut}>
              <LogOut size={20} aria-hidden="true" />
              Logout
            </Menu.Item>
          </Menu.ItemGroup>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
