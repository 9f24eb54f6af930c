import * as z from 'zod';
import { bundle, id, text } from './fields.ts';
import { completionErrors, orderErrors, payment, settled } from './payments.ts';
import { route } from './route.ts';

/** Bundles by another address: the same order and settlement as `payments.create` with `bundle`. */
export const credits = {
  purchase: route(() => ({
    method: 'POST',
    path: '/credits/purchase',
    level: 'user',
    summary: 'Order a bundle of prepaid codes',
    status: 201,
    body: z.strictObject({ amount: bundle() }),
    response: payment(),
    errors: orderErrors,
    idempotent: true,
    refreshes: settled,
  })),
  complete: route(() => ({
    method: 'POST',
    path: '/credits/purchase/{id}/complete',
    level: 'user',
    summary: 'Settle the order of a bundle in mock mode; with a real provider, only return its status',
    params: z.strictObject({ id: id('pay') }),
    body: z.strictObject({ transactionId: text(100).optional() }).optional(),
    response: payment(),
    errors: completionErrors,
    idempotent: true,
    refreshes: settled,
  })),
};
