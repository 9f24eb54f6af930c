import type { AreaPermissions, TablePermission } from './permission.ts';
import { contended, countsHits, listsByTime, readsUsers, writesAudit } from './shared.ts';

/** Their uses, whether they are promoted, and who made them. */
const showsVouchers = [
  { actions: ['BatchGetItem'], keys: ['VOUCHERUSES#*'] },
  { actions: ['GetItem'], keys: ['PROMOTED'] },
  readsUsers,
] as const satisfies TablePermission[];

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
  'vouchers.list': {
    table: [
      ...listsByTime('VOUCHERS#*'),
      { actions: ['BatchGetItem'], keys: ['VOUCHER#*'] },
      ...showsVouchers,
    ],
  },
  'vouchers.create': {
    table: [{ actions: ['PutItem'], keys: ['VOUCHER#*'] }, writesAudit, ...showsVouchers],
  },
  'vouchers.createMany': {
    ...contended,
    table: [{ actions: ['PutItem'], keys: ['VOUCHER#*'] }, writesAudit],
  },
  'vouchers.update': {
    table: [
      { actions: ['GetItem', 'PutItem'], keys: ['VOUCHER#*'] },
      { actions: ['Query'], keys: ['AUDIT#*'] },
      writesAudit,
      ...showsVouchers,
    ],
  },
  'vouchers.promote': {
    ...contended,
    table: [
      { actions: ['GetItem'], keys: ['VOUCHER#*'] },
      { actions: ['PutItem'], keys: ['PROMOTED'] },
      writesAudit,
      ...showsVouchers,
    ],
  },
};
