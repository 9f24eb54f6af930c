import { getListedPayments } from '#functions/data/payments.ts';
import { timeList } from '#functions/domain/lists/timeList.ts';
import { asOf } from '#functions/domain/payments/asOf.ts';
import { findPayments } from '#functions/domain/payments/findPayments.ts';
import { statusFilters } from '#functions/domain/payments/listPayments.ts';
import { serializeAdminPayment } from '#functions/domain/payments/serializeAdminPayment.ts';
import { handle } from '#functions/lib/handle.ts';
import { adminPayments } from '#shared/contract/adminPayments.ts';
import { amountString } from '#shared/domain/money.ts';

export const handler = handle('adminPayments.list', adminPayments.list, async ({ query, deps }) => {
  const { status = '', kind = '', search = '' } = query;
  if (search !== '') {
    const { payments, pagination } = await findPayments(deps, { query, search, status, kind });
    return { payments: payments.map(serializeAdminPayment), pagination };
  }
  const filters = { ...statusFilters(status), kind };
  const { rows, pagination, sums } = await timeList(deps, 'PAYMENTS', { query, filters });
  const payments = (await getListedPayments(deps.table, rows)).map((payment) => asOf(payment, deps.now()));
  return {
    payments: payments.map(serializeAdminPayment),
    pagination,
    ...(sums !== undefined && {
      sums: {
        amount: amountString(sums.amountCents),
        fees: amountString(sums.feeCents),
        refunded: amountString(sums.refundedCents),
      },
    }),
  };
});
