import type { Payment } from '#shared/contract/payments.ts';
import { describeBought } from '#shared/domain/bought.ts';

/** What a payment is for, in the language of the page. */
export const paidFor = ({ title, bundleSize }: Pick<Payment, 'title' | 'bundleSize'>): string =>
  describeBought(bundleSize === undefined ? { kind: 'code', title } : { kind: 'bundle', size: bundleSize });
