import type { AreaPermissions } from './permission.ts';

export const bundles: AreaPermissions<'bundles'> = {
  'bundles.active': { table: [{ actions: ['Query'], keys: ['BUNDLE#*'] }] },
};
