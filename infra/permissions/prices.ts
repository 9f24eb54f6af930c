import type { AreaPermissions } from './permission.ts';

export const prices: AreaPermissions<'prices'> = {
  'prices.current': { table: [{ actions: ['GetItem'], keys: ['PRICE'] }] },
};
