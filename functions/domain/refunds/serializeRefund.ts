import type { Refund } from '#functions/data/refunds.ts';
import type { RefundResponse } from '#shared/contract/refunds.ts';
import { formatCode } from '#shared/domain/code.ts';
import { amountString } from '#shared/domain/money.ts';

export function serializeRefund(refund: Refund): RefundResponse {
  const { id, paymentId, status, method, createdAt, voidedCodes } = refund;
  const { reference, refundedAt, creditNote, withdrawnCode } = refund;
  return {
    id,
    paymentId,
    status,
    method,
    createdAt,
    voidedCodes,
    amount: amountString(refund.amountCents),
    ...(reference !== undefined && { reference }),
    ...(refundedAt !== undefined && { refundedAt }),
    ...(creditNote !== undefined && { creditNote }),
    ...(withdrawnCode !== undefined && { withdrawnCode: formatCode(withdrawnCode) }),
  };
}
