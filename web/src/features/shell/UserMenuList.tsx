import { useNavigate } from '@tanstack/react-router';
import { LifeBuoy, LogOut, Settings, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import type { SessionUser } from '#shared/contract/auth.ts';
import { useApi } from '#web/api/useApi.ts';
import { signOut } from '#web/session/session.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { UserMenuButton } from './UserMenuButton.tsx';

/** The menu of docs/product.md, "User menu", with those entries whose pages exist. */
export function UserMenuList({ user }: { user: SessionUser }): ReactElement {
  const navigate = useNavigate();
  const { data } = useApi('auth.me');
  const logOut = () => {
    signOut();
    void navigate({ to: '/' });
  };
  return (
    <Menu
      opensOnMount
      placement="bottom-end"
      trigger={<UserMenuButton user={user} />}
      heading={
        <>
          {user.firstName} {user.lastName}
          <br />
          {data?.user.email ?? '\u00a0'}
        </>
      }
      entries={[
        {
          label: 'Profile Information',
          icon: UserRound,
          onSelect: () => void navigate({ to: '/profile' }),
        },
        { label: 'Settings', icon: Settings, onSelect: () => void navigate({ to: '/settings' }) },
        { label: 'Support', icon: LifeBuoy, onSelect: () => void navigate({ to: '/support' }) },
        { label: 'Logout', icon: LogOut, onSelect: logOut },
      ]}
    />
  );
}
