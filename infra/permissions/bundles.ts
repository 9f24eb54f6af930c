import type { AreaPermissions } from './permission.ts';
import { listsOwned } from './shared.ts';

export const bundles: AreaPermissions<'bundles'> = {
  'bundles.active': { table: [{ actions: ['Query'], keys: ['BUNDLE#*'] }] },
  'bundles.offers': {
    table: [
      { actions: ['GetItem'], keys: ['COUNTS#*', 'SETTINGS', 'PRICE'] },
      { actions: ['Query'], keys: ['BUNDLE#*'] },
    ],
  },
  'bundles.list': {
    table: [
      { actions: ['Query'], keys: ['BUNDLE#*', 'LEDGER#*'] },
      // The titles of the codes that were made from them.
      listsOwned,
    ],
  },
  'bundles.stats': { table: [{ actions: ['Query'], keys: ['BUNDLE#*'] }] },
};
