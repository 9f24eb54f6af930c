import type { AreaPermissions } from './permission.ts';
import { listsByTime, readsUsers } from './shared.ts';

export const audit: AreaPermissions<'audit'> = {
  'audit.list': {
    table: [
      ...listsByTime('AUDIT#*'),
      { actions: ['BatchGetItem'], keys: ['AUDIT#*'] },
      { actions: ['GetItem'], keys: ['EMAIL#*'] },
      readsUsers,
    ],
  },
  'audit.ofTarget': { table: [{ actions: ['Query'], keys: ['AUDIT#*'] }, readsUsers] },
};
