import { markNotificationsRead } from '#functions/data/notifications.ts';
import { handle } from '#functions/lib/handle.ts';
import { notifications } from '#shared/contract/notifications.ts';

export const handler = handle('notifications.markRead', notifications.markRead, async (input) => {
  const { body, caller, deps } = input;
  // Not beyond now: what comes later has not been seen.
  const upTo = new Date(Math.min(Date.parse(body.upTo), deps.now().getTime())).toISOString();
  await markNotificationsRead(deps.table, caller.id, upTo);
  return { upTo };
});
