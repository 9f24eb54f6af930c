import type { Payment } from '#functions/data/payments.ts';
import type { Payment as PaymentResponse } from '#shared/contract/payments.ts';
import type { BegunPayment } from './beginPayment.ts';
import { isFree } from './isFree.ts';
import { serializePayment } from './serializePayment.ts';

/** A repeat has only what is saved, and must settle a free order where the first call broke off before that. */
export const serializePlacedOrder = (payment: Payment) => ({
  ...serializePayment(payment),
  isFree: isFree(payment),
});

export const serializeBegunPayment = ({ payment, form }: BegunPayment): PaymentResponse => ({
  ...serializePayment(payment),
  ...(form !== undefined && { form }),
});
