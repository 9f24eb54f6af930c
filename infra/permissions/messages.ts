import type { AreaPermissions, TablePermission } from './permission.ts';
import { contended, listsByTime, readsUsers, writesAudit } from './shared.ts';

/** A message, counted as read or unread, with what is recorded of it. */
const changes = [
  { actions: ['GetItem', 'PutItem'], keys: ['MESSAGE#*'] },
  { actions: ['UpdateItem'], keys: ['UNREAD'] },
  writesAudit,
] as const satisfies TablePermission[];

export const messages: AreaPermissions<'messages'> = {
  'messages.list': {
    table: [
      ...listsByTime('MESSAGES#*'),
      { actions: ['BatchGetItem'], keys: ['MESSAGE#*'] },
      // Messages of one sender.
      { actions: ['Query'], keys: ['MESSAGES#*'], index: 'byOwner' },
      { actions: ['GetItem'], keys: ['EMAIL#*'] },
      readsUsers,
    ],
  },
  'messages.get': { table: [{ actions: ['GetItem'], keys: ['MESSAGE#*'] }, readsUsers] },
  'messages.update': { ...contended, table: [...changes, readsUsers] },
  'messages.reply': {
    ...contended,
    table: [
      ...changes,
      { actions: ['PutItem'], keys: ['MAIL#*', 'NOTES#*'] },
      { actions: ['GetItem'], keys: ['SUPPRESS#*'] },
      readsUsers,
    ],
  },
  'messages.unreadCount': { table: [{ actions: ['GetItem'], keys: ['UNREAD'] }, readsUsers] },
};
