import type { ReactElement, ReactNode } from 'react';
import type { SessionUser } from '#shared/contract/auth.ts';
import { BottomNav } from './BottomNav.tsx';
import { TopBar } from './TopBar.tsx';

/** The bars of people who are signed in: code of its own, which visitors do not fetch. */
export function SignedInBars({ user, lookup }: { user: SessionUser; lookup: ReactNode }): ReactElement {
  return (
    <>
      <TopBar user={user} lookup={lookup} />
      <BottomNav />
    </>
  );
}
