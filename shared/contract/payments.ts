import * as z from 'zod';
import { orderModes } from '#shared/domain/orderModes.ts';
import { amount, bundle, id, isoTime, text } from './fields.ts';
import { reconciliation } from './reconciliations.ts';
import { route } from './route.ts';
import { timeListQuery, timePagination } from './timeList.ts';
import { zarCodeInput } from './zarCodeInput.ts';

const paymentId = () => z.strictObject({ id: id('pay') });

/** An order is for either one code or one bundle. */
const order = () =>
  z
    .strictObject({
      zarcode: zarCodeInput().optional(),
      bundle: bundle().optional(),
      voucherCode: text(40).optional(),
    })
    .refine((order) => (order.zarcode === undefined) !== (order.bundle === undefined), {
      message: 'Please choose either one ZarCode or a bundle.',
    });
export type Order = z.output<ReturnType<typeof order>>;

export const paymentStatuses = ['pending', 'complete', 'failed', 'cancelled', 'expired'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What an order is for. */
export const purchaseKinds = ['code', 'bundle'] as const;

/** How the browser sends the gateway's form: by a button, by itself, or by itself and at once (100 ms). */
export const formSubmits = ['button', 'auto', 'immediate'] as const;

/** The gateway's form. The browser posts the fields in this order. */
const form = () =>
  z.object({
    action: z.string(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
    submit: z.enum(formSubmits),
    /** An admin, while the debug mode is on: the page shows what it sends, but never the merchant key. */
    debug: z.literal(true).optional(),
  });

export const payment = () =>
  z.object({
    id: z.string(),
    status: z.enum(paymentStatuses),
    amount: amount(),
    /** Included in `amount`; zero while the company is not registered for VAT. */
    vatAmount: amount(),
    mode: z.enum(orderModes),
    /** In English: pages say it from the title or the size. */
    description: z.string(),
    /** The place that a code was ordered for. */
    title: z.string().optional(),
    /** Of the bundle that was ordered. */
    bundleSize: z.number().optional(),
    voucherCode: z.string().optional(),
    createdAt: isoTime(),
    completedAt: isoTime().optional(),
    /** Given a moment after it was paid; none where it costs nothing. */
    invoiceNumber: z.string().optional(),
    /** What was paid back of it, and the credit notes for that: they follow a moment later. */
    refund: z.object({ amount: amount(), at: isoTime(), creditNotes: z.array(z.string()) }).optional(),
    form: form().optional(),
    zarcode: z.string().optional(),
    /** The bundle that was bought; of one code if another order had paid for the place already. */
    bundle: z.object({ id: z.string(), totalZarcodes: z.number() }).optional(),
  });
export type Payment = z.output<ReturnType<typeof payment>>;

/** What the invoice says of VAT, if the company was registered for it when the payment was made. */
const taxInvoice = () =>
  z.object({
    vatNumber: z.string(),
    companyName: z.string(),
    companyAddress: z.string(),
    /** In percent. */
    vatRate: z.number(),
  });

/** With what its receipt states. */
const paymentDetails = () => payment().extend({ taxInvoice: taxInvoice().optional() });
export type PaymentDetails = z.output<ReturnType<typeof paymentDetails>>;

/** What a settled payment changes: it issues a code or a bundle. */
export const settled = ['zarcodes', 'user', 'bundles', 'notifications', 'search'] as const;

/** Errors that every order can end with. */
export const orderErrors = [
  'code_limit_reached',
  'voucher_invalid',
  'too_many_requests',
  'idempotency_conflict',
  'unavailable',
] as const;

export const completionErrors = [
  'not_found',
  'payment_not_open',
  'code_limit_reached',
  'idempotency_conflict',
  'unavailable',
] as const;

export const payments = {
  create: route(() => ({
    method: 'POST',
    path: '/payments/create',
    level: 'user',
    summary: 'Place an order; its price is fixed from then on',
    status: 201,
    body: order(),
    response: payment(),
    errors: [...orderErrors, 'outside_south_africa', 'province_mismatch'],
    idempotent: true,
    // An order that costs nothing is settled at once.
    refreshes: settled,
  })),
  get: route(() => ({
    method: 'GET',
    path: '/payments/{id}',
    level: 'user',
    summary: "One of the caller's payments, with its code once it has been issued",
    params: paymentId(),
    response: paymentDetails(),
    errors: ['not_found'],
    // The provider changes it.
    cacheSeconds: 0,
  })),
  mockPage: route(() => ({
    method: 'GET',
    path: '/payments/mock/page',
    level: 'public',
    summary: "The app's page at the addresses of mock mode; with the status 404 where there is no mock mode",
    response: z.object({ found: z.boolean(), html: z.string() }),
    errors: ['not_found'],
    page: true,
  })),
  complete: route(() => ({
    method: 'POST',
    path: '/payments/{id}/complete',
    level: 'user',
    summary: 'Settle a payment in mock mode; with a real provider, only return its status',
    params: paymentId(),
    body: z.strictObject({ transactionId: text(100).optional() }).optional(),
    response: payment(),
    errors: completionErrors,
    idempotent: true,
    refreshes: settled,
  })),
  reconciliations: route(() => ({
    method: 'GET',
    path: '/admin/payments/reconciliations',
    level: 'admin',
    summary: "Days compared with PayFast's history, newest first, ten a page",
    query: timeListQuery(),
    response: z.object({ reconciliations: z.array(reconciliation()), pagination: timePagination() }),
    // A job adds to them.
    cacheSeconds: 60,
  })),
  testPayfast: route(() => ({
    method: 'POST',
    path: '/payments/test-payfast',
    level: 'superAdmin',
    summary: "Sign in to PayFast's API with the stored credentials, and say what is wrong with them",
    response: z.object({ message: z.string() }),
    errors: ['payfast_test_failed', 'too_many_requests'],
    refreshes: 'nothing',
  })),
  notify: route(() => ({
    method: 'POST',
    path: '/payments/notify',
    level: 'public',
    direct: true,
    ownApi: true,
    form: true,
    summary: "PayFast's notice about a payment; a success says only that it is stored",
    response: z.object({}),
    // Orders that are settled have a limit of codes; those that a notice pays for are above it.
    errors: ['code_limit_reached', 'unavailable'],
    refreshes: 'nothing',
  })),
};
