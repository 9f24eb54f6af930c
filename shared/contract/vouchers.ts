import * as z from 'zod';
import { isoTime, text } from './fields.ts';
import { route } from './route.ts';

const voucher = () =>
  z.object({
    code: z.string(),
    percentOff: z.number(),
    /** The first moment at which it is no longer valid. */
    validUntil: isoTime(),
  });
/** What a buyer sees of a voucher. */
export type Voucher = z.output<ReturnType<typeof voucher>>;

export const vouchers = {
  promoted: route(() => ({
    method: 'GET',
    path: '/vouchers/promoted',
    level: 'public',
    summary: 'The promoted voucher, or null if there is none',
    response: z.object({ voucher: voucher().nullable() }),
    // Nothing purges the edge when a voucher starts or expires.
    edgeSeconds: 60,
  })),
  validate: route(() => ({
    method: 'POST',
    path: '/vouchers/validate',
    level: 'user',
    summary: 'Check a voucher; returns its discount if it is valid now',
    body: z.strictObject({ code: text(40, 'Please enter a voucher code.') }),
    response: voucher(),
    errors: ['voucher_invalid', 'too_many_requests'],
    refreshes: 'nothing',
  })),
};
