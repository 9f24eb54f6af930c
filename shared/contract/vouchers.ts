import * as z from 'zod';
import { voucherScopes } from '#shared/domain/vouchers.ts';
import { amount, bundle, id, isoTime, text } from './fields.ts';
import { route } from './route.ts';

const voucher = () =>
  z.object({
    code: z.string(),
    /** Either this or `amountOff`. */
    percentOff: z.number().optional(),
    amountOff: amount().optional(),
    /** That and the conditions in words: “R20.00 off bundles of R50.00 or more”. */
    offer: z.string(),
    /** The first moment at which it is no longer valid. */
    validUntil: isoTime(),
    appliesTo: z.enum(voucherScopes),
    /** The least total of an order, before the voucher. */
    minTotal: amount(),
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
    summary: 'Check a voucher for the caller, and for what they buy if that is given; returns its discount',
    body: z
      .strictObject({
        code: text(40, 'Please enter a voucher code.'),
        bundle: bundle().optional(),
        zarcode: z.literal(true).optional(),
      })
      .refine(({ bundle, zarcode }) => bundle === undefined || zarcode === undefined, {
        message: 'Please choose either one ZarCode or a bundle.',
      }),
    response: voucher(),
    errors: ['voucher_invalid', 'too_many_requests'],
    refreshes: 'nothing',
  })),
  list: route(() => ({
    method: 'GET',
    path: '/admin/vouchers',
    level: 'admin',
    summary: 'x',
    response: z.object({}),
  })),
  create: route(() => ({
    method: 'POST',
    path: '/admin/vouchers',
    level: 'admin',
    summary: 'x',
    body: z.strictObject({ name: text(100, 'Please enter a name.') }),
    response: z.object({}),
  })),
  createMany: route(() => ({
    method: 'POST',
    path: '/admin/vouchers/many',
    level: 'admin',
    summary: 'x',
    body: z.strictObject({ name: text(100, 'Please enter a name.') }),
    response: z.object({}),
  })),
  update: route(() => ({
    method: 'PUT',
    path: '/admin/vouchers/{id}',
    level: 'admin',
    summary: 'x',
    params: z.strictObject({ id: id('vou') }),
    body: z.strictObject({ name: text(100, 'Please enter a name.') }),
    response: z.object({}),
  })),
  promote: route(() => ({
    method: 'PUT',
    path: '/admin/vouchers/{id}/promotion',
    level: 'admin',
    summary: 'x',
    params: z.strictObject({ id: id('vou') }),
    body: z.strictObject({ name: text(100, 'Please enter a name.') }),
    response: z.object({}),
  })),
};
