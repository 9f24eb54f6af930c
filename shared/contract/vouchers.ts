import * as z from 'zod';
import { maxSingleUseCodes, voucherCodeOf, voucherScopes, voucherStates } from '#shared/domain/vouchers.ts';
import { amount, bundle, cents, isoTime, text } from './fields.ts';
import { route } from './route.ts';
import { timeListQuery, timePagination } from './timeList.ts';

const voucher = () =>
  z.object({
    code: z.string(),
    /** Either this or `amountOff`. */
    percentOff: z.number().optional(),
    amountOff: amount().optional(),
    /** That and the conditions in words, in English: “R20.00 off bundles of R50.00 or more”. */
    offer: z.string(),
    /** The first moment at which it is no longer valid. */
    validUntil: isoTime(),
    appliesTo: z.enum(voucherScopes),
    /** The least total of an order, before the voucher. */
    minTotal: amount(),
  });
/** What a buyer sees of a voucher. */
export type Voucher = z.output<ReturnType<typeof voucher>>;

/** With what only admins see. */
const adminVoucher = () =>
  voucher().extend({
    /** Its code. */
    id: z.string(),
    kind: z.enum(['shared', 'single']),
    status: z.enum(voucherStates),
    validFrom: isoTime(),
    maxUses: z.number().optional(),
    maxUsesPerUser: z.number().optional(),
    /** By orders that are open or paid; absent where the voucher has no maximum and is not counted. */
    uses: z.number().optional(),
    /** Among those that the banner may show. */
    isPromoted: z.boolean(),
    createdAt: isoTime(),
    createdBy: z.object({ id: z.string(), name: z.string() }),
    /** To be named by a change. */
    version: z.number(),
  });
export type AdminVoucher = z.output<ReturnType<typeof adminVoucher>>;

const badCode = 'A voucher code is 3 to 20 letters, digits, hyphens or underscores.';
const voucherCode = () =>
  z
    .string(badCode)
    .transform(voucherCodeOf)
    .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9_-]{2,19}$/, badCode));
const ofVoucher = () => z.strictObject({ id: z.string().max(40).transform(voucherCodeOf) });

const badPercent = 'Please give a percentage from 0.01 to 100, with at most two decimals.';
const percent = () =>
  z
    .number(badPercent)
    .min(0.01, badPercent)
    .max(100, badPercent)
    .refine((value) => Number(value.toFixed(2)) === value, badPercent);

/** Orders of more do not exist: ten codes at the highest price. */
const maxAmountCents = 1_000_000;
const badAmount = 'Please give an amount from R0.01 to R10000.00, like 20.00.';
const badUses = 'Please give a whole number from 1 to 1000000, or nothing.';
const uses = () => z.int(badUses).min(1, badUses).max(1_000_000, badUses);

/** As with expenses: other years are slips, and the first and the last have no time of four digits in UTC. */
const moment = () => {
  const message = 'Please give a day from 2020 to 2099, and a time.';
  return z.iso
    .datetime({ offset: true, error: message })
    .regex(/^20[2-9]\d/, message)
    .meta({ description: 'From 2020 to 2099.' });
};

/** A voucher without its code. */
const offer = () => ({
  /** Either this or `amountOff`. */
  percentOff: percent().optional(),
  amountOff: cents(1, maxAmountCents, badAmount).optional(),
  validFrom: moment(),
  /** The first moment at which it is no longer valid. */
  validUntil: moment(),
  appliesTo: z.enum(voucherScopes, 'Please choose codes, bundles or both.').default('both'),
  /** The least total of an order, before the voucher. */
  minTotal: cents(0, maxAmountCents, 'Please give an amount, like 50.00.').optional(),
});

interface Offer {
  readonly percentOff?: number | undefined;
  readonly amountOff?: number | undefined;
  readonly validFrom: string;
  readonly validUntil: string;
}
const hasOneDiscount = ({ percentOff, amountOff }: Offer) =>
  (percentOff === undefined) !== (amountOff === undefined);
const oneDiscount = { path: ['percentOff'], message: 'Please give either a percentage or an amount.' };
const endsLater = ({ validFrom, validUntil }: Offer) => Date.parse(validFrom) < Date.parse(validUntil);
const laterEnd = { path: ['validUntil'], message: 'A voucher has to end after it begins.' };

const badCount = `Please give a number of codes from 1 to ${maxSingleUseCodes}.`;

const voucherChanges = () =>
  z.strictObject({
    percentOff: percent().optional(),
    amountOff: cents(1, maxAmountCents, badAmount).optional(),
    validFrom: offer().validFrom.optional(),
    validUntil: offer().validUntil.optional(),
    appliesTo: z.enum(voucherScopes, 'Please choose codes, bundles or both.').optional(),
    minTotal: offer().minTotal,
    /** Null for no maximum. */
    maxUses: uses().nullable().optional(),
    maxUsesPerUser: uses().nullable().optional(),
    /** Ends it now. */
    end: z.literal(true).optional(),
    /** As the admin saw it: refused where somebody else has changed it since. */
    version: z.int().optional(),
  });
export type VoucherChanges = z.output<ReturnType<typeof voucherChanges>>;

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
    summary: 'The vouchers, newest first',
    query: timeListQuery().safeExtend({
      status: z.enum(['', ...voucherStates]).optional(),
      kind: z.enum(['', 'shared', 'single']).optional(),
    }),
    response: z.object({ vouchers: z.array(adminVoucher()), pagination: timePagination() }),
    // Orders use them.
    cacheSeconds: 10,
  })),
  create: route(() => ({
    method: 'POST',
    path: '/admin/vouchers',
    level: 'admin',
    summary: 'Create a voucher',
    status: 201,
    body: z
      .strictObject({
        code: voucherCode(),
        ...offer(),
        maxUses: uses().nullable().optional(),
        maxUsesPerUser: uses().nullable().optional(),
      })
      .refine(hasOneDiscount, oneDiscount)
      .refine(endsLater, laterEnd),
    response: adminVoucher(),
    errors: ['voucher_taken'],
    refreshes: ['audit'],
  })),
  createMany: route(() => ({
    method: 'POST',
    path: '/admin/vouchers/many',
    level: 'admin',
    summary: 'Create vouchers with random codes, each of which can be used once',
    status: 201,
    body: z
      .strictObject({
        count: z.int(badCount).min(1, badCount).max(maxSingleUseCodes, badCount),
        ...offer(),
      })
      .refine(hasOneDiscount, oneDiscount)
      .refine(endsLater, laterEnd),
    response: z.object({ codes: z.array(z.string()) }),
    errors: ['unavailable'],
    refreshes: ['audit'],
  })),
  update: route(() => ({
    method: 'PUT',
    path: '/admin/vouchers/{id}',
    level: 'admin',
    summary: 'Change some of a voucher, or end it; orders that were placed keep what they were promised',
    params: ofVoucher(),
    body: voucherChanges(),
    response: adminVoucher(),
    errors: ['not_found', 'voucher_invalid', 'changed_meanwhile'],
    refreshes: ['audit'],
  })),
  promote: route(() => ({
    method: 'PUT',
    path: '/admin/vouchers/{id}/promotion',
    level: 'admin',
    summary: 'Show a voucher in the banner, before the others, or stop showing it',
    params: ofVoucher(),
    body: z.strictObject({ isPromoted: z.boolean('Please choose yes or no.') }),
    response: adminVoucher(),
    errors: ['not_found', 'voucher_invalid', 'voucher_limit_reached', 'changed_meanwhile', 'unavailable'],
    refreshes: ['audit'],
  })),
};
