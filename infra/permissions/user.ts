import type { AreaPermissions } from './permission.ts';

export const user: AreaPermissions<'user'> = {
  'user.stats': { table: [{ actions: ['GetItem'], keys: ['COUNTS#*'] }] },
};
