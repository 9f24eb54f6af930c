import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { SessionUser } from '#shared/contract/auth.ts';
import { UserMenuButton } from './UserMenuButton.tsx';

const loadList = () => import('./UserMenuList.tsx');
const UserMenuList = lazy(async () => ({ default: (await loadList()).UserMenuList }));

/** The menu's code is fetched when the button is hovered, focused or clicked. */
export function UserMenu({ user }: { user: SessionUser }): ReactElement {
  const [wanted, setWanted] = useState(false);
  const button = (
    <UserMenuButton
      user={user}
      aria-haspopup="menu"
      onPointerEnter={() => void loadList()}
      onFocus={() => void loadList()}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <UserMenuList user={user} />
    </Suspense>
  );
}
