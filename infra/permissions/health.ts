import type { AreaPermissions } from './permission.ts';

export const health: AreaPermissions<'health'> = {
  'health.get': { table: [{ actions: ['GetItem'], keys: ['PRICE'] }] },
};
