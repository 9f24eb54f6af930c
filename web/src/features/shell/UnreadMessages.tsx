import '#web/api/adminRoutes.ts';
import type { ReactElement } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { CountBadge } from '#web/ui/CountBadge.tsx';

/** For admins. Nothing where the number can't be fetched. Mounted anew on each page, like the bell. */
export function UnreadMessages(): ReactElement {
  const { data } = useApi('messages.unreadCount');
  return <CountBadge count={data?.count ?? 0} label="unread" />;
}
