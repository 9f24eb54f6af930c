import type { AreaPermissions } from './permission.ts';
import { readsUsers, writesAudit } from './shared.ts';

export const prices: AreaPermissions<'prices'> = {
  'prices.current': { table: [{ actions: ['GetItem'], keys: ['PRICE'] }] },
  'prices.list': { table: [{ actions: ['GetItem', 'Query'], keys: ['PRICE'] }, readsUsers] },
  'prices.create': {
    table: [{ actions: ['GetItem', 'PutItem'], keys: ['PRICE'] }, writesAudit, readsUsers],
  },
  'prices.activate': {
    table: [
      { actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem'], keys: ['PRICE'] },
      writesAudit,
      readsUsers,
    ],
  },
};
