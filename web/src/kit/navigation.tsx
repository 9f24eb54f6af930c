import { chakra } from '@chakra-ui/react';
import { LayoutDashboard, MapPinPlus, Rows3 } from 'lucide-react';
import type { ReactElement } from 'react';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { SidebarLayout } from '#web/ui/SidebarLayout.tsx';
import { Demo } from './Demo.tsx';

const Frame = chakra('div', { base: { borderWidth: '1px', borderRadius: 'lg', overflow: 'clip' } });

export function NavigationDemos(): ReactElement {
  return (
    <Demo id="sidebar-layout" title="Sidebar layout">
      <Frame>
        <SidebarLayout
          label="Workshop"
          back={{ to: '/home', label: 'Back to App' }}
          entries={[
            { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
            {
              to: '/generator',
              label: 'An entry with more words than fit in one line',
              icon: MapPinPlus,
              badge: <CountBadge count={120} label="unread" />,
            },
            {
              to: '/my-codes',
              label: 'My codes',
              icon: Rows3,
              badge: <CountBadge count={7} label="unread" />,
            },
          ]}
        >
          <chakra.p p="6">The page.</chakra.p>
        </SidebarLayout>
      </Frame>
    </Demo>
  );
}
