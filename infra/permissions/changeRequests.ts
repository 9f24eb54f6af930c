import type { AreaPermissions } from './permission.ts';

export const changeRequests: AreaPermissions<'changeRequests'> = {
  'changeRequests.my': { table: [{ actions: ['Query'], keys: ['CHANGES#*'] }] },
};
