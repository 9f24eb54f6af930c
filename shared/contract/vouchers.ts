import * as z from 'zod';
import { isoTime, text } from './fields.ts';
import { route } from './route.ts';

const voucher = () =>
  z.object({
    code: z.string(),
    percentOff: z.number(),
    /** Not valid any more from this moment. */
    validUntil: isoTime(),
  });
/** What a buyer needs to know of one. */
export type Voucher = z.output<ReturnType<typeof voucher>>;

export const vouchers = {
  promoted: route(() => ({
    method: 'GET',
    path: '/vouchers/promoted',
    level: 'public',
    summary: 'The voucher that is advertised now; null where none is',
    response: z.object({ voucher: voucher().nullable() }),
    // Vouchers begin and end by themselves: nothing purges the edge then.
    edgeSeconds: 60,
  })),
  validate: route(() => ({
    method: 'POST',
    path: '/vouchers/validate',
    level: 'user',
    summary: 'What a voucher takes off, if it is valid now',
    body: z.strictObject({ code: text(40, 'Please enter a voucher code.') }),
    response: voucher(),
    errors: ['voucher_invalid', 'too_many_requests'],
  })),
};
