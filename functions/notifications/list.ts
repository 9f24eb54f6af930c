import { listNotifications } from '#functions/data/notifications.ts';
import { maxUnread, serializeNotifications } from '#functions/domain/notifications/serializeNotifications.ts';
import { handle } from '#functions/lib/handle.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { inLanguage } from '#shared/text/currentLanguage.ts';

export const handler = handle('notifications.list', notifications.list, async ({ caller, deps }) => {
  const found = await listNotifications(deps.table, caller.id, { now: deps.now(), max: maxUnread });
  const { language } = await caller.user();
  return inLanguage(language, () => serializeNotifications(found));
});
