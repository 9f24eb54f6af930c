import { useLocation, useNavigate } from '@tanstack/react-router';
import { Languages, LifeBuoy, LogOut, ReceiptText, Settings, UserRound } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { SessionUser } from '#shared/contract/auth.ts';
import { pathIn } from '#shared/edge/pages.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { languages } from '#shared/text/languages.ts';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { leave } from '#web/brand/leave.ts';
import { ownDrafts } from '#web/storage/drafts.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { chooseLanguage } from '#web/visit/chooseLanguage.ts';
import { labelOf } from './Languages.tsx';
import { UserMenuButton } from './UserMenuButton.tsx';

/** The menu of docs/product/paths.md#user-menu, with those entries whose pages exist. */
export function UserMenuList({ user }: { user: SessionUser }): ReactElement {
  const navigate = useNavigate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { data } = useApi('auth.me');
  /** What would be lost; null while nothing is asked. */
  const [unsent, setUnsent] = useState<readonly string[] | null>(null);
  const signOutNow = () => {
    leave();
    void navigate({ to: '/' });
  };
  const logOut = () => {
    const drafts = ownDrafts();
    if (drafts.length === 0) signOutNow();
    else setUnsent(drafts);
  };
  const menu = (
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
          label: t`Profile Information`,
          icon: UserRound,
          onSelect: () => void navigate({ to: '/profile' }),
        },
        { label: t`My Payments`, icon: ReceiptText, onSelect: () => void navigate({ to: '/payments' }) },
        { label: t`Settings`, icon: Settings, onSelect: () => void navigate({ to: '/settings' }) },
        {
          label: t`Language`,
          icon: Languages,
          entries: languages.map((each) => ({
            label: labelOf(each),
            lang: each,
            current: each === language(),
            onSelect: () => chooseLanguage(each, pathIn(each, path)),
          })),
        },
        { label: t`Support`, icon: LifeBuoy, onSelect: () => void navigate({ to: '/support' }) },
        { label: t`Logout`, icon: LogOut, onSelect: logOut },
      ]}
    />
  );
  if (unsent === null) return menu;
  return (
    <>
      {menu}
      <ConfirmDialog
        title={t`Log out and delete what you typed?`}
        confirmText={t`Log out`}
        cancelText={t`Stay`}
        onConfirm={signOutNow}
        onClose={() => setUnsent(null)}
      >
        <p>
          {t`Not sent yet: ${unsent.join(', ')}. Logging out deletes it from this device, because others may use it after you.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
