import { createRefund } from '#functions/domain/refunds/createRefund.ts';
import { serializeRefund } from '#functions/domain/refunds/serializeRefund.ts';
import { handle } from '#functions/lib/handle.ts';
import { createPayFastApi } from '#functions/services/payfastApi.ts';
import { refunds } from '#shared/contract/refunds.ts';
import { centsFromAmount } from '#shared/domain/money.ts';

export const handler = handle(
  'refunds.create',
  refunds.create,
  async ({ params, body, caller, deps }) => {
    const { amount, refundedBefore, withdrawCode = false, ...wish } = body;
    const refund = await createRefund(deps, {
      ...wish,
      paymentId: params.id,
      actorId: caller.id,
      amountCents: centsFromAmount(amount) ?? 0,
      seenCents: centsFromAmount(refundedBefore) ?? 0,
      withdrawCode,
    });
    return serializeRefund(refund);
  },
  { payFastApi: createPayFastApi },
);
