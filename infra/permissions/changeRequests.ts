import type { AreaPermissions } from './permission.ts';
import { readsUsers, writesAudit } from './shared.ts';

export const changeRequests: AreaPermissions<'changeRequests'> = {
  'changeRequests.my': { table: [{ actions: ['Query'], keys: ['CHANGES#*'] }] },
  'changeRequests.list': {
    table: [
      { actions: ['Query'], keys: ['REQUESTS#*'], index: 'byOwner' },
      { actions: ['BatchGetItem'], keys: ['CHANGES#*', 'CODE#*'] },
      { actions: ['Query'], keys: ['STATS#*'] },
      readsUsers,
    ],
  },
  'changeRequests.decide': {
    table: [
      { actions: ['GetItem'], keys: ['CODE#*'] },
      { actions: ['GetItem', 'PutItem'], keys: ['CHANGES#*'] },
      { actions: ['PutItem'], keys: ['MAIL#*', 'NOTES#*'] },
      writesAudit,
      readsUsers,
    ],
  },
  'changeRequests.get': {
    table: [{ actions: ['GetItem'], keys: ['CODE#*', 'CHANGES#*'] }, readsUsers],
  },
};
