import type { Notification, Notifications } from '#functions/data/notifications.ts';
import type { Notification as NotificationResponse } from '#shared/contract/notifications.ts';
import { boughtText } from '#shared/domain/bought.ts';
import { formatCode } from '#shared/domain/code.ts';

const maxListed = 30;
/** One above the 99 that the badge counts to (docs/product/limits.md#timings-and-limits). */
export const maxUnread = 100;

export function serializeNotifications({ items, readUpTo }: Notifications) {
  const isUnread = ({ at }: Notification) => at > readUpTo;
  return {
    notifications: items.slice(0, maxListed).map(
      (item): NotificationResponse => ({
        id: item.id,
        at: item.at,
        unread: isUnread(item),
        content: contentOf(item),
      }),
    ),
    unread: items.filter(isUnread).length,
  };
}

function contentOf({ content }: Notification): NotificationResponse['content'] {
  if (content.kind === 'payment')
    return { kind: content.kind, paymentId: content.paymentId, description: boughtText(content) };
  if (!('code' in content)) return content;
  const { code, ...rest } = content;
  return { ...rest, zarcode: formatCode(code) };
}
