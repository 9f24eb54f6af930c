import { getPayment } from '#functions/data/payments.ts';
import { refundRefused } from '#functions/domain/refunds/refundRules.ts';
import { resolveRefund } from '#functions/domain/refunds/resolveRefund.ts';
import { serializeRefund } from '#functions/domain/refunds/serializeRefund.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { createPayFastApi } from '#functions/services/payfastApi.ts';
import { refunds } from '#shared/contract/refunds.ts';

export const handler = handle(
  'refunds.resolve',
  refunds.resolve,
  async ({ params, body, caller, deps }) => {
    const payment = await getPayment(deps.table, params.id);
    if (payment === null) throw paymentNotFound();
    const act = { actorId: caller.id, action: 'refunds.resolve', happened: body.happened } as const;
    const refund = await resolveRefund(deps, payment, act);
    if (refund === null) throw refundRefused('No refund of this payment waits for an answer.');
    return serializeRefund(refund);
  },
  { payFastApi: createPayFastApi },
);
