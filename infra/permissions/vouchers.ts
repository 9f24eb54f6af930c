import type { AreaPermissions } from './permission.ts';
import { countsHits } from './shared.ts';

export const vouchers: AreaPermissions<'vouchers'> = {
  'vouchers.promoted': {
    table: [{ actions: ['GetItem'], keys: ['PROMOTED', 'VOUCHER#*', 'VOUCHERUSES#*'] }],
  },
  'vouchers.validate': {
    table: [
      { actions: ['GetItem'], keys: ['VOUCHER#*', 'VOUCHERUSES#*', 'PERSONALUSES#*'] },
      // Whether the order that it is for is large enough.
      { actions: ['GetItem'], keys: ['PRICE'] },
      countsHits,
    ],
  },
  'vouchers.list': {},
  'vouchers.create': {},
  'vouchers.createMany': {},
  'vouchers.update': {},
  'vouchers.promote': {},
};
