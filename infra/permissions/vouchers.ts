import type { AreaPermissions } from './permission.ts';
import { countsHits } from './shared.ts';

export const vouchers: AreaPermissions<'vouchers'> = {
  'vouchers.promoted': { table: [{ actions: ['GetItem'], keys: ['PROMOTED', 'VOUCHER#*'] }] },
  'vouchers.validate': { table: [{ actions: ['GetItem'], keys: ['VOUCHER#*'] }, countsHits] },
};
