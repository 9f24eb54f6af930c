import '#web/api/adminRoutes.ts';
import { useLocation } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { useMeetsLevel } from '#web/session/guards.ts';
import { PageContainer, type PageWidth } from '#web/ui/Page.tsx';
import { SidebarLayout } from '#web/ui/SidebarLayout.tsx';
import { useAdminKeyboard } from './AdminKeyboard.tsx';
import { type AdminEntry, adminEntries } from './adminEntries.ts';
import { UnreadMessages } from './UnreadMessages.tsx';

const back = { to: '/dashboard', label: 'Back to App' } as const;

/** The pages of the back office beside their sidebar. */
export function AdminFrame({ width, children }: { width: PageWidth; children: ReactNode }): ReactElement {
  const isSuperAdmin = useMeetsLevel('superAdmin');
  const isShown = ({ level }: AdminEntry) => level === 'admin' || isSuperAdmin;
  const pathname = useLocation({ select: (location) => location.pathname });
  const entries = adminEntries
    .filter(isShown)
    .map((entry) =>
      entry.to === '/admin/messages' ? { ...entry, badge: <UnreadMessages key={pathname} /> } : entry,
    );
  const { opener, wrap } = useAdminKeyboard();
  return (
    <SidebarLayout label="Admin" entries={entries} back={back} search={opener}>
      {wrap(
        // Beside the sidebar all pages begin at the same place, however wide they are.
        <PageContainer width={width} mx="0">
          {children}
        </PageContainer>,
      )}
    </SidebarLayout>
  );
}
