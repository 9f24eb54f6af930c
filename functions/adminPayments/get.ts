import { getInvoice } from '#functions/data/invoices.ts';
import { listNotices } from '#functions/data/notices.ts';
import { getPayment } from '#functions/data/payments.ts';
import { listRefunds } from '#functions/data/refunds.ts';
import { getUser } from '#functions/data/users.ts';
import { asOf } from '#functions/domain/payments/asOf.ts';
import { paymentTimeline } from '#functions/domain/payments/paymentTimeline.ts';
import { serializeAdminPayment } from '#functions/domain/payments/serializeAdminPayment.ts';
import { serializeRefund } from '#functions/domain/refunds/serializeRefund.ts';
import { paymentNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { adminPayments } from '#shared/contract/adminPayments.ts';

export const handler = handle('adminPayments.get', adminPayments.get, async ({ params, deps }) => {
  const { table } = deps;
  const [stored, notices, refunds] = await Promise.all([
    getPayment(table, params.id),
    listNotices(table, params.id),
    listRefunds(table, params.id),
  ]);
  if (stored === null) throw paymentNotFound();
  const payment = asOf(stored, deps.now());
  const [user, invoice] = await Promise.all([
    getUser(table, payment.userId),
    payment.invoiceNumber === undefined ? null : getInvoice(table, payment.invoiceNumber),
  ]);
  return {
    payment: serializeAdminPayment(payment),
    ...(user !== null && {
      person: { id: user.id, name: `${user.firstName} ${user.lastName}`.trim(), email: user.email },
    }),
    refunds: refunds.map(serializeRefund),
    timeline: paymentTimeline({ payment, notices, refunds, invoicedAt: invoice?.issuedAt }),
  };
});
