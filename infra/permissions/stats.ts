import type { AreaPermissions } from './permission.ts';
import { readsByTime } from './shared.ts';

export const stats: AreaPermissions<'stats'> = {
  'stats.get': { table: [{ actions: ['Query'], keys: ['STATS', 'STATS#*'] }] },
  'stats.daily': { table: [{ actions: ['Query'], keys: ['STATS'] }] },
  'stats.newest': {
    table: [
      ...readsByTime('CODES#*'),
      ...readsByTime('PAYMENTS#*'),
      { actions: ['BatchGetItem'], keys: ['CODE#*', 'PAY#*'] },
    ],
  },
};
