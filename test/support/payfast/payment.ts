import { centsFromAmount } from '#shared/domain/money.ts';
import type { FormFields } from './form.ts';

/** What a buyer was sent to pay. */
export interface ProviderPayment {
  readonly pfPaymentId: string;
  readonly fields: FormFields;
  readonly createdAt: Date;
  status: 'OPEN' | 'COMPLETE';
  refundedCents: number;
}

export const grossCents = ({ fields }: ProviderPayment): number =>
  centsFromAmount(fields.get('amount') ?? '') ?? 0;

/** As PayFast's documented examples were charged: 3.9 % and R2.00, with VAT on both. */
export const feeCents = (payment: ProviderPayment): number =>
  Math.round((grossCents(payment) * 0.039 + 200) * 1.15);

/** With its sign. */
export const rands = (cents: number): string => (cents / 100).toFixed(2);
