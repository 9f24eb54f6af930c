import { chakra } from '@chakra-ui/react';
import { Download, LayoutDashboard, MapPinPlus, Pencil, Rows3 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import { SidebarLayout } from '#web/ui/SidebarLayout.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { toast } from '#web/ui/toast.ts';
import { CommandDialogDemo } from './CommandDialogDemo.tsx';
import { Demo } from './Demo.tsx';

const Frame = chakra('div', { base: { borderWidth: '1px', borderRadius: 'lg', overflow: 'clip' } });

const say = (title: string) => toast({ title });

export function NavigationDemos(): ReactElement {
  return (
    <>
      <Demo id="menu" title="Menu">
        <Menu
          trigger={<Button variant="outline">Actions</Button>}
          heading="Lerato Molefe"
          entries={[
            { label: 'Edit', icon: Pencil, onSelect: () => say('Edit') },
            { label: 'Export', icon: Download, onSelect: () => say('Export') },
            { label: 'Copy code', onSelect: () => say('Copy code') },
            { label: 'Not allowed', disabled: true, onSelect: () => say('Not allowed') },
            {
              label: 'Share',
              entries: [
                { label: 'By email', onSelect: () => say('By email') },
                { label: 'By text message', onSelect: () => say('By text message') },
              ],
            },
          ]}
        />
      </Demo>
      <Demo id="popover" title="Popover">
        <Popover trigger={<Button variant="outline">News</Button>} title="News">
          <chakra.ul p="4">
            <li>
              <TextLink to="/home">The workshop opens at eight</TextLink>
            </li>
            <li>
              <TextLink to="/support">Somebody answered</TextLink>
            </li>
          </chakra.ul>
        </Popover>
      </Demo>
      <CommandDialogDemo />
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
    </>
  );
}
