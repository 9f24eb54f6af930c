import type { PaymentDetails } from '#shared/contract/payments.ts';
import { centsFromAmount } from '#shared/domain/money.ts';

/** The job that makes up for a lost change runs every hour. What was paid before there were numbers has none. */
const numberedWithinMs = 3_600_000;

/** Whether the invoice's number follows: what costs nothing has none, and to the others a job gives it within moments. */
export function awaitsNumber({ invoiceNumber, amount, completedAt = '' }: PaymentDetails): boolean {
  if (invoiceNumber !== undefined || (centsFromAmount(amount) ?? 0) === 0) return false;
  return Date.now() - Date.parse(completedAt) < numberedWithinMs;
}

export const awaitsCreditNote = ({ refund }: PaymentDetails): boolean => refund?.creditNotes.length === 0;
