import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import type { Notification } from '#shared/contract/notifications.ts';
import { t } from '#shared/text/t.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Popover } from '#web/ui/Popover.tsx';
import { BellButton } from './BellButton.tsx';
import { BellItem } from './BellItem.tsx';

const List = chakra('ul', {
  base: {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '& > li + li': { borderTopWidth: '1px' },
  },
});

interface BellListProps {
  /** Newest first; at least one. */
  notifications: readonly Notification[];
  unread: number;
}

/** The bell with its list. Opening it marks everything as read; what was unread stays marked while it is open. */
export function BellList({ notifications, unread }: BellListProps): ReactElement {
  const { run } = useMutationOf('notifications.markRead');
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const onOpen = () => {
    setFresh(notifications.filter((each) => each.unread).map(({ id }) => id));
    const [newest] = notifications;
    // Without a connection they stay unread, which is no error of the person.
    if (unread > 0 && newest !== undefined) run({ body: { upTo: newest.at } }).catch(() => {});
  };
  return (
    <Popover
      opensOnMount
      placement="bottom-end"
      title={t`Notifications`}
      trigger={<BellButton unread={unread} />}
      onOpen={onOpen}
    >
      <List>
        {notifications.map((notification) => (
          <li key={notification.id}>
            <BellItem notification={notification} isNew={fresh.includes(notification.id)} />
          </li>
        ))}
      </List>
    </Popover>
  );
}
