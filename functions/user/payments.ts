import { listPayments } from '#functions/domain/payments/listPayments.ts';
import { serializeListedPayment } from '#functions/domain/payments/serializePayment.ts';
import { handle } from '#functions/lib/handle.ts';
import { user } from '#shared/contract/user.ts';

export const handler = handle('user.payments', user.payments, async ({ query, caller, deps }) => {
  const { status = '', kind = '' } = query;
  const { payments, pagination } = await listPayments(deps, { userId: caller.id, query, status, kind });
  return { payments: payments.map(serializeListedPayment), pagination };
});
