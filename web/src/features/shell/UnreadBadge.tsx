import { t } from '#shared/text/t.ts';
import '#web/api/adminRoutes.ts';
import type { ReactNode } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { CountBadge } from '#web/ui/CountBadge.tsx';

/** Nothing where the number can't be fetched. */
export function UnreadBadge(): ReactNode {
  const { data } = useApi('messages.unreadCount');
  return <CountBadge count={data?.count ?? 0} label={t`unread`} />;
}
