import * as z from 'zod';
import { isoTime } from './fields.ts';
import { route } from './route.ts';

const promotedVoucher = () =>
  z.object({
    code: z.string(),
    percentOff: z.number(),
    /** Not valid any more from this moment. */
    validUntil: isoTime(),
  });
export type PromotedVoucher = z.output<ReturnType<typeof promotedVoucher>>;

export const vouchers = {
  promoted: route(() => ({
    method: 'GET',
    path: '/vouchers/promoted',
    level: 'public',
    summary: 'The voucher that is advertised now; null where none is',
    response: z.object({ voucher: promotedVoucher().nullable() }),
    // Vouchers begin and end by themselves: nothing purges the edge then.
    edgeSeconds: 60,
  })),
};
