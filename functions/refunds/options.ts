import { getPayment } from '#functions/data/payments.ts';
import { refundOptions } from '#functions/domain/refunds/refundOptions.ts';
import { serializeRefund } from '#functions/domain/refunds/serializeRefund.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { createPayFastApi } from '#functions/services/payfastApi.ts';
import { refunds } from '#shared/contract/refunds.ts';
import { formatCode } from '#shared/domain/code.ts';
import { amountString } from '#shared/domain/money.ts';

export const handler = handle(
  'refunds.options',
  refunds.options,
  async ({ params, caller, deps }) => {
    // PayFast is called for admins only.
    const [payment] = await Promise.all([getPayment(deps.table, params.id), caller.user()]);
    if (payment === null) throw paymentNotFound();
    const { leftCents, payFast, sentence, open, mayDecide, prepaid, code } = await refundOptions(
      deps,
      payment,
    );
    return {
      refunded: amountString(payment.refundedCents ?? 0),
      left: amountString(leftCents),
      sentence,
      mayDecide,
      ...(payFast && { payFast: { available: amountString(payFast.availableCents), part: payFast.part } }),
      ...(open && { open: serializeRefund(open) }),
      ...(prepaid && { prepaid }),
      ...(code !== undefined && { zarcode: formatCode(code) }),
    };
  },
  { payFastApi: createPayFastApi },
);
