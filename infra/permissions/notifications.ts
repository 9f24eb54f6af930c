import type { AreaPermissions } from './permission.ts';

export const notifications: AreaPermissions<'notifications'> = {
  'notifications.list': { table: [{ actions: ['Query'], keys: ['NOTES#*'] }] },
  'notifications.markRead': { table: [{ actions: ['UpdateItem'], keys: ['NOTES#*'] }] },
};
