import type { AreaPermissions } from './permission.ts';

export const user: AreaPermissions<'user'> = {
  'user.stats': { table: [{ actions: ['GetItem'], keys: ['COUNTS#*'] }] },
  'user.payments': {
    table: [
      { actions: ['Query'], keys: ['PAYMENTS#*'], index: 'byOwner' },
      { actions: ['BatchGetItem'], keys: ['PAY#*'] },
    ],
  },
};
